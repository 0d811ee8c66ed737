/// Paths as text; nothing here looks at files.
///
/// A directory is written as what stands before the names of its entries: with a slash at its end,
/// or empty for the working directory.
enum FilePath {
  /// Divides a path behind its last slash.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: slash) else { return ("", path) }
    let end = path.utf8.index(after: slash)
    return (String(path[..<end]), String(path[end...]))
  }

  /// A path without slashes at its end; `.` for the working directory.
  static func withoutSlash(_ path: String) -> String {
    guard !path.isEmpty else { return "." }
    var utf8 = path.utf8[...]
    while utf8.count > 1, utf8.last == slash { utf8.removeLast() }
    return String(Substring(utf8))
  }

  /// The directory above one; the root is above itself.
  static func parent(of directory: String) -> String {
    guard !directory.isEmpty else { return "../" }
    let (before, name) = split(withoutSlash(directory))
    switch name {
    case "": return directory
    case "..": return directory + "../"
    case ".": return parent(of: before)
    default: return before
    }
  }

  /// The name of a directory in the one above it; `nil` where the path does not say it.
  static func name(of directory: String) -> String? {
    let name = split(withoutSlash(directory)).name
    return ["", ".", ".."].contains(name) ? nil : name
  }

  /// A path from the root on.
  ///
  /// Only `..` at its beginning goes up: behind the name of a link it may lead elsewhere.
  static func absolute(_ path: String, from workingDirectory: String) -> String {
    if path.utf8.first == slash { return path }
    var parts = components(workingDirectory)
    var isBeginning = true
    for part in components(path) where part != "." {
      if part == "..", isBeginning {
        _ = parts.popLast()
      } else {
        isBeginning = false
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path safe to draw, in which a line break does not look like a blank.
  static func drawn(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 }) else { return DisplayText.line(path) }
    var scalars = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\t": scalars.append(contentsOf: "^I".unicodeScalars)
      case "\n": scalars.append(contentsOf: "^J".unicodeScalars)
      case "\r": scalars.append(contentsOf: "^M".unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    return DisplayText.line(String(scalars))
  }

  private static let slash = UInt8(ascii: "/")

  private static func components(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }
}

/// How large a file is, in a few letters.
enum FileSize {
  /// As `512 B`, `4.1 kB` or `12 MB`, in powers of a thousand.
  static func text(_ bytes: Int) -> String {
    var (amount, unit) = (Double(bytes), 0)
    while amount >= 999.5, unit < units.count - 1 {
      amount /= 1000
      unit += 1
    }
    let tenths = Int((amount * 10).rounded())
    let figure =
      unit == 0 || tenths >= 100
      ? "\(Int(amount.rounded()))" : "\(tenths / 10).\(tenths % 10)"
    return "\(figure) \(units[unit])"
  }

  private static let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
}
