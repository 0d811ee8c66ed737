extension General {
  /// Where a program's messages come from.
  package enum Channel: Equatable, Sendable {
    case descriptor(Int32)
    case path(String)

    /// As it is named on a command line.
    package var name: String {
      switch self {
      case .descriptor(let number): String(number)
      case .path(let path): "'\(truncate(DisplayText.line(path), columns: 60))'"
      }
    }
  }

  /// Whether messages come on standard input, so that nothing else can.
  package var isControlledByInput: Bool { control == .descriptor(0) }

  /// The options by which a program drives the dialog.
  static let driving = OptionGroup<General>(
    "Driving it",
    [
      OptionRow(
        "--control", placeholder: "FD|FIFO", completion: .file,
        "does what lines of JSON ask for while it is shown: see 'man heed'"
      ) { (general: inout General, use) throws(UsageError) in
        general.control = try channel(use)
      },
      OptionRow(
        "--events", placeholder: "FD", "tells each change on descriptor FD, in lines of JSON"
      ) { (general: inout General, use) throws(UsageError) in
        general.events = try use.integer(0...65535)
      },
    ])

  private static func channel(_ use: OptionRow<General>.Use) throws(UsageError) -> Channel {
    if !use.value.isEmpty, use.value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .descriptor(Int32(try use.integer(0...65535)))
    }
    guard !use.value.isEmpty, !use.value.utf8.contains(0) else {
      throw use.bad("an open descriptor or the path of a FIFO")
    }
    return .path(use.value)
  }
}
