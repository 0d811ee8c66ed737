/// A recorded answer: which dialog it is for, and how that one ended.
package struct AnswerLine: Equatable, Sendable {
  /// How the dialog ended.
  package enum End: Equatable, Sendable {
    /// A button, by its id or label; `nil` for the only one that answers.
    case button(String?)
    case escape
    case timeout
  }

  /// A value, or where it is to be found.
  package enum Answer: Equatable, Sendable {
    case texts([String], isList: Bool)
    /// The environment variable that holds it, for what must not stand in a file.
    case environment(String)
  }

  /// The dialog's name; without it the others say which dialogs are meant.
  package var name: String?
  package var kind: String?
  package var title: String?
  package var message: String?
  package var end = End.button(nil)
  package var fields: [(name: String, answer: Answer)] = []

  package init() {}

  package static func == (left: AnswerLine, right: AnswerLine) -> Bool {
    left.name == right.name && left.kind == right.kind && left.title == right.title
      && left.message == right.message && left.hasSameAnswer(as: right)
  }

  /// Whether two lines, whatever dialogs they are for, answer alike.
  func hasSameAnswer(as other: AnswerLine) -> Bool {
    end == other.end
      && fields.elementsEqual(other.fields) { $0.name == $1.name && $0.answer == $1.answer }
  }

  /// Whether it is meant for a dialog: by name where it has one, else by what it says of it.
  func matches(_ identity: Identity) -> Bool {
    if let name { return name == identity.name }
    return (kind ?? identity.kind) == identity.kind
      && (title ?? identity.title) == identity.title
      && (message ?? identity.message) == identity.message
  }
}

/// Recording.
extension AnswerLine {
  /// What is recorded of an outcome, or `nil` where it says nothing about what was answered.
  ///
  /// Secure values are left out: each is looked for in an environment variable instead.
  package init?(_ outcome: Outcome, of identity: Identity, _ question: Question) {
    switch outcome.end {
    case .button(let button): end = .button(button.key)
    case .escape: end = .escape
    case .timeout: end = .timeout
    default: return nil
    }
    name = identity.name
    kind = identity.kind
    title = identity.title
    message = identity.message
    if case .button(let button) = outcome.end, button.role == .cancel { return }
    guard case .button = end else { return }
    for value in outcome.values {
      let isSecure = question.prompt(named: value.name)?.isSecure == true
      let answer = isSecure ? freshVariable(for: value.name, in: identity) : nil
      fields.append((value.name, answer ?? .texts(value.texts, isList: value.isList)))
    }
  }

  /// A variable that no field before it has.
  private func freshVariable(for field: String, in identity: Identity) -> Answer {
    let name = Self.variable(for: field, in: identity)
    var (fresh, number) = (name, 1)
    while fields.contains(where: { $0.answer == .environment(fresh) }) {
      number += 1
      fresh = "\(name)_\(number)"
    }
    return .environment(fresh)
  }

  /// A line that would answer a dialog, to be filled in.
  package init(for identity: Identity, _ question: Question) {
    name = identity.name
    if name == nil {
      let texts = (identity.title, identity.message)
      (kind, title, message) = (identity.kind, texts.0, texts.1)
    }
    let prefers = question.declaredButton ?? question.buttons.first { !$0.role.leaves }?.key
    end = .button(prefers ?? question.buttons.first?.key)
    for prompt in question.prompts {
      let example = prompt.items.first { $0.canBeChosen }?.value ?? "…"
      let answer = prompt.isSecure ? freshVariable(for: prompt.name, in: identity) : nil
      fields.append((prompt.name, answer ?? .texts([example], isList: prompt.isList)))
    }
  }

  /// The environment variable for a field: `HEED_SECRET_` and its name in capitals.
  ///
  /// The one field of an input has no name of its own, and takes that of the dialog, or its title.
  /// A name that has other letters than those of ASCII gets a number made of them.
  static func variable(for field: String, in identity: Identity) -> String {
    let words = [identity.name, identity.title, identity.message].compactMap { $0 }
    let name = field == Input.fieldName ? words.first { !$0.isEmpty } ?? field : field
    var word = ""
    for scalar in name.uppercased().unicodeScalars {
      switch scalar {
      case "A"..."Z", "0"..."9": word.unicodeScalars.append(scalar)
      default: if !word.isEmpty, word.last != "_" { word += "_" }
      }
    }
    if word.last == "_" { word.removeLast() }
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return variablePrefix + word }
    let number = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return variablePrefix + (word.isEmpty ? "" : word + "_") + String(number % 100_000)
  }

  private static let variablePrefix = "HEED_SECRET_"
}

/// As a line of JSON.
extension AnswerLine {
  package var json: JSON {
    var members = identifying
    switch end {
    case .button(let button): if let button { members.append(("button", .value(ofText: button))) }
    case .escape: members.append(("end", "escape"))
    case .timeout: members.append(("end", "timeout"))
    }
    if !fields.isEmpty {
      members.append(("fields", .object(fields.map { (key: $0.name, value: $0.answer.json) })))
    }
    return .object(members)
  }

  /// Only which dialogs it is for: what it answers may be a secret.
  package var identification: JSON { .object(identifying) }

  private var identifying: [(key: String, value: JSON)] {
    [("name", name), ("kind", kind), ("title", title), ("message", message)].compactMap {
      key, text in text.map { (key: key, value: .value(ofText: $0)) }
    }
  }

  private static let keys = ["name", "kind", "title", "message", "button", "end", "fields"]

  /// Reads a line; the error says which key is wrong, and how.
  package init(_ json: JSON) throws(AnswerFileError.Problem) {
    guard case .object(let members) = json else { throw .noObject }
    for (key, value) in members {
      switch key {
      case "name": name = try Self.text(value, key)
      case "kind": kind = try Self.text(value, key)
      case "title": title = try Self.text(value, key)
      case "message": message = try Self.text(value, key)
      case "button": end = .button(try Self.text(value, key))
      case "end": end = try Self.end(value)
      case "fields": fields = try Self.fields(value)
      default: throw .unknownKey(key, nearest: nearestName(to: key, among: Self.keys))
      }
    }
    if name == nil, kind == nil, title == nil, message == nil { throw .namesNothing }
    if json["button"] != nil, json["end"] != nil { throw .twoEnds }
  }

  private static func text(_ json: JSON, _ key: String) throws(AnswerFileError.Problem) -> String {
    guard let bytes = json.bytes else { throw .wrongType(key: key, wanted: "a string") }
    return ByteText.decode(bytes)
  }

  private static func end(_ json: JSON) throws(AnswerFileError.Problem) -> End {
    switch json {
    case "escape": return .escape
    case "timeout": return .timeout
    default: throw .wrongType(key: "end", wanted: "\"escape\" or \"timeout\"")
    }
  }

  private static func fields(
    _ json: JSON
  ) throws(AnswerFileError.Problem) -> [(name: String, answer: Answer)] {
    guard case .object(let members) = json else {
      throw .wrongType(key: "fields", wanted: "an object of names and values")
    }
    var fields: [(name: String, answer: Answer)] = []
    for (key, value) in members { fields.append((key, try answer(value, "fields.\(key)"))) }
    return fields
  }

  private static func answer(
    _ json: JSON, _ key: String
  ) throws(AnswerFileError.Problem) -> Answer {
    if case .array(let elements) = json {
      var texts: [String] = []
      for element in elements { texts.append(try text(element, key)) }
      return .texts(texts, isList: true)
    }
    if case .object(let members) = json, members.count == 1, case .string(let name)? = json["env"] {
      let isName = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "=") }
      guard isName, !name.isEmpty else {
        throw .wrongType(key: "\(key).env", wanted: "the name of a variable")
      }
      return .environment(name)
    }
    if case .integer(let number) = json { return .texts(["\(number)"], isList: false) }
    if case .bool(let isOn) = json { return .texts([isOn ? "true" : "false"], isList: false) }
    if case .number(let number) = json { return .texts([number], isList: false) }
    guard let bytes = json.bytes else {
      throw .wrongType(
        key: key, wanted: "a string, a list of strings, or {\"env\": \"VARIABLE\"}")
    }
    return .texts([ByteText.decode(bytes)], isList: false)
  }
}

extension AnswerLine.Answer {
  fileprivate var json: JSON {
    switch self {
    case .texts(let texts, isList: true): .array(texts.map { .value(ofText: $0) })
    case .texts(let texts, isList: false): .value(ofText: texts.first ?? "")
    case .environment(let name): .object([("env", .value(ofText: name))])
    }
  }
}
