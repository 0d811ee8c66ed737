/// What can be asked of the file system, handed in by the program; a dialog itself has none.
///
/// Paths and names are bytes as ``ByteText`` has them.
package struct FileSystem: Sendable {
  /// What a path leads to.
  package enum Kind: Sendable {
    case directory
    /// Anything else that is there.
    case file
    /// A symbolic link that leads nowhere.
    case lostLink
  }

  /// What a directory has.
  package struct Entry: Equatable, Sendable {
    package var name: String
    /// What it is, or what a link leads to.
    package var kind: Kind
    package var isLink: Bool
    /// In bytes; `nil` where that is not known or says nothing.
    package var size: Int?
    /// Local time as `2025-11-30 10:03`; empty where it is not known.
    package var modified: String

    package init(
      _ name: String, _ kind: Kind, isLink: Bool = false, size: Int? = nil, modified: String = ""
    ) {
      self.name = name
      self.kind = kind
      self.isLink = isLink
      self.size = size
      self.modified = modified
    }
  }

  /// The entries of a directory in any order, without `.` and `..`.
  package var list: @Sendable (_ path: String) -> Result<[Entry], Surroundings.Failure>
  /// What a path leads to; `nil` for nothing.
  package var kind: @Sendable (_ path: String) -> Kind?
  /// Whether a path leads to a file with bytes of its own, and not to a FIFO, device or socket.
  package var isRegular: @Sendable (_ path: String) -> Bool
  /// The absolute path of the working directory.
  package var workingDirectory: @Sendable () -> String
  /// Puts bytes in the place of a file's, all or none of them; makes one where there is none.
  ///
  /// - Returns: why that failed.
  package var replace: @Sendable (_ path: String, [UInt8]) -> Surroundings.Failure?

  package init(
    list: @escaping @Sendable (_ path: String) -> Result<[Entry], Surroundings.Failure>,
    kind: @escaping @Sendable (_ path: String) -> Kind?,
    isRegular: @escaping @Sendable (_ path: String) -> Bool = { _ in true },
    workingDirectory: @escaping @Sendable () -> String,
    replace: @escaping @Sendable (_ path: String, [UInt8]) -> Surroundings.Failure? = { _, _ in
      Surroundings.Failure(reason: "there are no files here")
    }
  ) {
    self.list = list
    self.kind = kind
    self.isRegular = isRegular
    self.workingDirectory = workingDirectory
    self.replace = replace
  }

  /// Where there are no files.
  package static let none = FileSystem(
    list: { _ in .failure(.init(reason: "there are no files here")) }, kind: { _ in nil },
    workingDirectory: { "/" })
}
