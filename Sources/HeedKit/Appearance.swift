import HeedCore

/// How grave a message is; gives it a sign and a colour.
public enum Severity: Hashable, Sendable, CaseIterable {
  /// Something to know.
  case info
  /// Something went well.
  case success
  /// Something may go wrong.
  case warning
  /// Something went wrong, or is about to.
  case critical

  var core: HeedCore.Severity {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .critical: .critical
    }
  }
}

/// Where a dialog opens.
public enum Placement: Hashable, Sendable {
  /// In the middle of the screen.
  case center
  /// At the top of the screen.
  case top
  /// At the foot of the screen.
  case bottom
  /// Below the cursor, leaving the rest of the screen as it is.
  case cursor
  /// With its top left corner at a cell, both counted from 1; moved where it would not fit.
  case at(row: Int, column: Int)

  var core: Chrome.Place {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .cursor: .cursor
    case .at(let row, let column): .at(row: row, column: column)
    }
  }
}
