import HeedCore

/// How answers are written.
struct CdialogFormat: Sendable {
  var separator: String?
  var boxSeparator = "\t"
  var isOneALine = false
  var isQuoted = false
  var isSingleQuoted = false
  var hasHelpStatus = false
  var helpsByTag = false
  var hasLastKey = false
  var hasSize = false
  var hasItemHelp = false

  /// The characters that have a meaning in a shell.
  private static let special = Set("\\[]{}?*;`~#$^&()|<>")

  /// A value with quotes around it where it needs them, ready for a shell.
  func quoted(_ text: String) -> String {
    let quote: Character = isSingleQuoted ? "'" : "\""
    let needsQuotes = text.contains {
      $0 == quote || $0 == " " || $0 == "\t" || $0.isNewline || Self.special.contains($0)
    }
    guard needsQuotes || text.isEmpty else { return text }
    var result = String(quote)
    for character in text {
      let isEscaped =
        character.isNewline || character == quote || character == "\\"
        || (!isSingleQuoted && Self.special.contains(character))
      if isEscaped { result += "\\" }
      result.append(character)
    }
    return result + String(quote)
  }

  /// Values of fields, or lines of a text, each with its end.
  func lines(_ lines: [String]) -> String {
    lines.map { $0 + (separator ?? "\n") }.joined()
  }

  /// Tags of a list, one after the other.
  func list(_ tags: [String], endsLast: Bool = true) -> String {
    if isOneALine, !endsLast {
      return separator.map { separator in tags.map { separator + $0 }.joined() }
        ?? tags.joined(separator: "\n")
    }
    if isOneALine { return tags.map { $0 + (separator ?? "\n") }.joined() }
    if let separator { return tags.map { separator + quoted($0) }.joined() }
    return tags.map(quoted).joined(separator: " ")
  }
}

/// How dialog tells a script what was answered.
struct CdialogReport: Sendable {
  private let box: CdialogBox
  private let format: CdialogFormat
  private let statuses: CdialogStatuses
  /// What is printed whatever comes of the box.
  private let preface: String
  /// Whether keys come from where they have an end, which is as Escape then.
  var keysMayEnd = false

  init(
    _ box: CdialogBox, _ format: CdialogFormat, _ statuses: CdialogStatuses, preface: String
  ) {
    self.box = box
    self.format = format
    self.statuses = statuses
    self.preface = preface
  }

  /// What is printed before the answer.
  func start(of outcome: Outcome) -> String {
    guard format.hasSize, let size = outcome.size else { return preface }
    return preface + "Size: \(size.rows), \(size.columns)\n"
  }

  func report(_ outcome: Outcome) -> Report { report(outcome, after: start(of: outcome)) }

  /// The same with another text before the answer.
  func report(_ outcome: Outcome, after text: String) -> Report {
    switch outcome.end {
    case .button(let button): return report(button, outcome, after: text)
    case .completed, .finished: return Report(status: statuses.ok, answer: ByteText.encode(text))
    case .escape: return Report(status: statuses.escape, answer: ByteText.encode(text))
    case .timeout: return timeout(after: text)
    case .dismissed(let status): return Report(status: status)
    case .failed(let reason): return Report(status: statuses.error, complaint: reason)
    case .hungUp: return Report(status: keysMayEnd ? statuses.escape : 128 + 1)
    case .signal(let number): return Report(status: 128 + number)
    }
  }

  private func timeout(after text: String) -> Report {
    // The end of a pause is what it is for.
    if box.option == "--pause" {
      return Report(status: statuses.ok, answer: ByteText.encode(text))
    }
    guard let timeout = statuses.timeout else {
      return Report(status: statuses.escape, answer: ByteText.encode(text))
    }
    return Report(status: timeout, answer: ByteText.encode(text + "\ntimeout\n"))
  }

  private func report(_ button: Button, _ outcome: Outcome, after text: String) -> Report {
    switch button.id {
    case "cancel", "no":
      return Report(status: statuses.cancel, answer: ByteText.encode(text))
    case "help":
      let status = format.hasItemHelp && box.hasItems ? statuses.itemHelp : statuses.help
      return Report(status: status, answer: ByteText.encode(text + help(outcome)))
    default:
      let status = button.id == "extra" ? statuses.extra : statuses.ok
      if box.answer == .lines, button.id == "extra" {
        return Report(status: status, answer: ByteText.encode(text))
      }
      return Report(status: status, answer: ByteText.encode(text + answer(outcome)))
    }
  }

  private func answer(_ outcome: Outcome) -> String {
    let key = keyCode(outcome).map { [$0] } ?? []
    switch box.answer {
    case .ticks: return format.list(tags(outcome) + key, endsLast: box.endsLast)
    case .fields: return fields(outcome) + format.lines(key)
    case .lines: return lines(outcome) + format.lines(key)
    case .none, .text, .choice: break
    }
    var parts = [value(outcome)].filter { !$0.isEmpty }
    guard let key = keyCode(outcome) else { return parts.joined() }
    parts.append(key)
    return parts.map { $0 + " " }.joined()
  }

  private func value(_ outcome: Outcome) -> String {
    let quote = { (text: String) in format.isQuoted ? format.quoted(text) : text }
    switch box.answer {
    case .none, .ticks, .fields, .lines: return ""
    case .text: return outcome.values.first?.text ?? ""
    case .choice:
      let tag = tags(outcome).first
      if let name = outcome.values.first(where: { $0.name == Choose.newName })?.text {
        return "RENAMED \(quote(tag ?? "")) \(quote(name))"
      }
      return tag.map(quote) ?? ""
    }
  }

  private func fields(_ outcome: Outcome) -> String {
    format.lines(outcome.values.map { format.isQuoted ? format.quoted($0.text) : $0.text })
  }

  /// The lines of a text, the last one too where no line end is behind it.
  private func lines(_ outcome: Outcome) -> String {
    let bytes = ByteText.encode(outcome.values.first?.text ?? "")
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return format.lines(lines.map { ByteText.decode(Array($0)) })
  }

  private func tags(_ outcome: Outcome) -> [String] { outcome.values.first?.texts ?? [] }

  /// What is printed where help was asked for.
  private func help(_ outcome: Outcome) -> String {
    if box.answer == .lines { return "" }
    guard box.hasItems else { return answer(outcome) }
    let item = outcome.item
    let word =
      (format.hasItemHelp && !format.helpsByTag ? item?.help : item?.value) ?? ""
    let hasStatus = format.hasHelpStatus && box.hasMarks
    guard hasStatus else { return "HELP " + (format.isQuoted ? format.quoted(word) : word) }
    let start = "HELP " + format.quoted(word)
    if box.answer == .fields {
      return "HELP \(word)" + (format.separator ?? "\n") + fields(outcome)
    }
    guard box.answer == .ticks else {
      // What one circle stands for is quoted only where everything is.
      return tags(outcome).first.map {
        start + (format.separator ?? " ") + (format.isQuoted ? format.quoted($0) : $0)
      } ?? start
    }
    let status = format.list(tags(outcome), endsLast: box.endsLast)
    if format.isOneALine { return "HELP \(word)\n" + status }
    return start + (format.separator != nil || status.isEmpty ? "" : " ") + status
  }

  private func keyCode(_ outcome: Outcome) -> String? {
    format.hasLastKey ? outcome.lastKey.map { String($0.cursesCode) } : nil
  }
}

extension CdialogBox {
  fileprivate var hasItems: Bool {
    switch answer {
    case .choice, .ticks, .fields: true
    case .none, .text, .lines: false
    }
  }
  /// Whether items are marked apart from the highlight, or filled in.
  fileprivate var hasMarks: Bool { !["--menu", "--inputmenu"].contains(option) }
  /// Whether the last of several tags, a line each, has a line end too.
  fileprivate var endsLast: Bool { option == "--checklist" }
}

extension Key {
  /// The number that curses has for the key.
  fileprivate var cursesCode: Int {
    switch code {
    case .character(let character):
      let value = character.unicodeScalars.first.map { Int($0.value) } ?? 0
      return modifiers.contains(.control) ? value & 0x1F : value
    case .enter: return 10
    case .tab: return modifiers.contains(.shift) ? 353 : 9
    case .escape: return 27
    case .down: return 258
    case .up: return 259
    case .left: return 260
    case .right: return 261
    case .home: return 262
    case .backspace: return 263
    case .function(let number): return 264 + number
    case .delete: return 330
    case .insert: return 331
    case .pageDown: return 338
    case .pageUp: return 339
    case .end: return 360
    }
  }
}
