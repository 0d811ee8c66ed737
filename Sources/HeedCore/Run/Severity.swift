/// How grave a message is; gives it a sign and a colour.
package enum Severity: String, CaseIterable, Sendable {
  case info, success, warning, critical

  /// A sign that reads without colour.
  package var sign: String {
    switch self {
    case .info: "i"
    case .success: "✓"
    case .warning: "!"
    case .critical: "✗"
    }
  }

  /// What stands for a title where none is given.
  package var word: String {
    switch self {
    case .info: "Information"
    case .success: "Success"
    case .warning: "Warning"
    case .critical: "Error"
    }
  }

  package var role: Role {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .critical: .critical
    }
  }
}
