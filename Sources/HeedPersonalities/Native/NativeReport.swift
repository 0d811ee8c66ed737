import HeedCore

/// How the native command line tells a script what was answered.
struct NativeReport: Sendable {
  private let general: General

  init(_ general: General) { self.general = general }

  /// Refuses fields whose names the output can't carry.
  static func check(_ names: [String], _ general: General) throws(UsageError) {
    guard general.output == .shell else { return }
    for name in names where !isShellName(general.prefix + name) {
      throw .noShellName(general.prefix + name)
    }
  }

  /// Whether the answer's descriptor matters: without fields nothing is printed except JSON.
  static func mayAnswer(_ names: [String], _ general: General) -> Bool {
    !names.isEmpty && general.printsValues || general.output == .json
      || general.outputDescriptor != 1
  }

  func report(_ outcome: Outcome) -> Report {
    let status = status(of: outcome.end)
    let isAnswer =
      if case .button(let button) = outcome.end { !button.role.leaves } else { false }
    switch outcome.end {
    case .hungUp, .signal: return Report(status: status)
    case .failed(let reason): return Report(status: status, complaint: reason)
    case .button, .completed, .finished, .escape, .timeout, .dismissed: break
    }
    if let value = uncarried(isAnswer ? outcome.values : []) {
      return Report(
        status: 65,
        complaint: "the value of '\(DisplayText.line(value.name))' holds a NUL, which --output "
          + "\(general.output.rawValue) can't carry; use --output json")
    }
    let values = (isAnswer || general.isAlwaysOutput) && general.printsValues ? outcome.values : []
    return Report(status: status, answer: answer(values, outcome.end, status: status))
  }

  /// A value that would be read as another one.
  private func uncarried(_ values: [Value]) -> Value? {
    guard general.printsValues, general.output == .nul || general.output == .shell else {
      return nil
    }
    return values.first { $0.texts.contains { $0.utf8.contains(0) } }
  }

  private func status(of end: End) -> Int32 {
    switch end {
    case .button(let button): button.status ?? 0
    case .completed: 0
    case .finished(let status): status
    case .failed: 65
    case .escape: 1
    case .timeout: 124
    case .dismissed(let status): status
    case .hungUp: 128 + 1
    case .signal(let number): 128 + number
    }
  }

  private func answer(_ values: [Value], _ end: End, status: Int32) -> [UInt8] {
    switch general.output {
    case .lines: values.flatMap { lines($0, isOneOfSeveral: values.count > 1) }
    case .nul: values.flatMap(\.texts).flatMap { ByteText.encode($0) + [0] }
    case .shell: values.flatMap { ByteText.encode(assignment($0)) }
    case .json: Array((json(values, end, status: status).text + "\n").utf8)
    }
  }

  /// A line for each text; what is lines itself is printed as it is, and its last line ended.
  ///
  /// One of several values has a line at least, so that those after it are found.
  private func lines(_ value: Value, isOneOfSeveral: Bool) -> [UInt8] {
    if isOneOfSeveral, value.texts.allSatisfy(\.isEmpty) { return [0x0A] }
    guard value.isLines else { return value.texts.flatMap { ByteText.encode($0) + [0x0A] } }
    let bytes = ByteText.encode(value.text)
    return bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + [0x0A]
  }

  private func json(_ values: [Value], _ end: End, status: Int32) -> JSON {
    var button: Button?
    if case .button(let pressed) = end { button = pressed }
    var members: [(key: String, value: JSON)] = []
    if let name = general.name { members.append(("name", .value(ofText: name))) }
    members.append(("button", button.map { .value(ofText: $0.label) } ?? .null))
    members.append(("id", button?.id.map { .value(ofText: $0) } ?? .null))
    members.append(("end", .string(end.word)))
    members.append(("status", .integer(Int(status))))
    if !values.isEmpty {
      members.append(
        ("fields", .object(values.map { (key: $0.name, value: $0.json) })))
    }
    return .object(members)
  }

  /// A list is words for `eval "set -- $name"`, since not every shell has arrays.
  private func assignment(_ value: Value) -> String {
    let text =
      value.isList ? value.texts.map(ShellQuoting.quote).joined(separator: " ") : value.text
    return "\(general.prefix)\(value.name)=\(ShellQuoting.quote(text))\n"
  }

  /// A name that POSIX shells take for a variable.
  private static func isShellName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == 0x5F
    }
  }
}
