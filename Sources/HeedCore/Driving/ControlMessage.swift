/// What a program wants of the dialog that it drives: one object of JSON.
package struct ControlMessage: Equatable, Sendable {
  /// Why a message is not done.
  package struct Refusal: Error, Equatable, Sendable {
    /// What the message called itself.
    package var id: JSON?
    /// One line.
    package var reason: String
  }

  /// What the reply is to be known by; `nil` wants no reply unless it is refused.
  package var id: JSON?
  package var title: String?
  /// Some severity, or some that is none.
  package var severity: Severity??
  /// What changes in the dialog, in the order in which that makes sense.
  package var changes: [Change] = []
  /// The exit status to end with.
  package var dismissal: Int32?

  static let keys = [
    "id", "title", "severity", "message", "items", "field", "value", "problem", "progress",
    "button", "enabled", "press", "dismiss",
  ]

  /// Reads one line.
  package init(_ line: [UInt8]) throws(Refusal) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON.parse(line)
    } catch {
      throw Refusal(reason: "not JSON: column \(error.column): \(error.problem)")
    }
    do throws(ControlMistake) {
      try read(json)
    } catch {
      throw Refusal(id: json["id"], reason: error.message)
    }
  }

  private mutating func read(_ json: JSON) throws(ControlMistake) {
    let keys = try json.keys(among: Self.keys)
    for key in ["field", "button"] where keys.contains(key) {
      let effects = key == "field" ? ["value", "problem"] : ["enabled", "press"]
      guard effects.contains(where: keys.contains) else {
        throw .missing(key, needs: "'\(effects[0])' or '\(effects[1])'")
      }
    }
    id = json["id"]
    title = try json["title"]?.text("title")
    severity = try json["severity"]?.severity()
    if let text = try json["message"]?.text("message") { changes.append(.message(text)) }
    if let items = try json["items"]?.items() { changes.append(.items(items)) }
    try readField(json)
    if let number = json["progress"] { changes.append(.progress(try number.percent())) }
    try readButton(json)
    if keys.contains("press"), keys.contains("dismiss") {
      throw .contrary("press", "dismiss")
    }
    dismissal = try json["dismiss"]?.status()
  }

  private mutating func readField(_ json: JSON) throws(ControlMistake) {
    let (value, problem) = (json["value"], json["problem"])
    guard value != nil || problem != nil else { return }
    guard let name = try json["field"]?.text("field") else {
      throw .missing(value == nil ? "problem" : "value", needs: "'field'")
    }
    if let texts = try value?.texts("value") { changes.append(.value(field: name, texts)) }
    guard let problem else { return }
    changes.append(.problem(field: name, problem == .null ? nil : try problem.text("problem")))
  }

  private mutating func readButton(_ json: JSON) throws(ControlMistake) {
    let (enabled, press) = (json["enabled"], json["press"])
    guard enabled != nil || press != nil else { return }
    guard let name = try json["button"]?.text("button") else {
      throw .missing(enabled == nil ? "press" : "enabled", needs: "'button'")
    }
    if let isEnabled = try enabled?.flag("enabled") {
      changes.append(.enable(button: name, isEnabled))
    }
    guard let press else { return }
    guard press == .bool(true) else { throw .wrongType("press", "true") }
    changes.append(.press(button: name))
  }
}

/// What is wrong with a message.
enum ControlMistake: Error, Equatable {
  case notObject
  case unknownKey(String, nearest: String?)
  case wrongType(String, String)
  case missing(String, needs: String)
  case contrary(String, String)

  /// One line: what is wrong, and what would be right.
  var message: String {
    switch self {
    case .notObject: #"a message is an object, as in {"progress":50}"#
    case .unknownKey(let key, let nearest):
      "unknown key '\(truncate(DisplayText.line(key), columns: 60))'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongType(let key, let wanted): "'\(key)' takes \(wanted)"
    case .missing(let key, let needs): "'\(key)' goes with \(needs)"
    case .contrary(let one, let other): "'\(one)' and '\(other)' exclude each other"
    }
  }
}
