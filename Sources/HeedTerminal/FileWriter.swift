import Glibc
package import HeedCore

/// Puts bytes in the place of a file's, all or none of them; makes one where there is none.
///
/// They go into a file beside it, which then takes its name; owner, mode and links stay.
/// - Returns: why that failed; the file is as it was then.
func replaceFile(_ name: String, by bytes: [UInt8]) -> Surroundings.Failure? {
  // What a link leads to is replaced, not the link.
  let resolved = realpath(path(name), nil)
  defer { free(resolved) }
  let target = resolved.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
  if target == nil, errno != ENOENT { return failure(errno) }
  let goal = target ?? path(name)
  var status = stat()
  let isThere = stat(goal, &status) == 0
  if isThere {
    guard status.st_mode & S_IFMT == S_IFREG else {
      return Surroundings.Failure(reason: "it is no regular file")
    }
    // Who may not write to it does not get around that.
    guard faccessat(AT_FDCWD, goal, W_OK, AT_EACCESS) == 0 else { return failure(errno) }
  }
  let folder = goal[..<((goal.lastIndex(of: slash) ?? -1) + 1)]
  var temporary: [CChar] = folder + Array(".heed-XXXXXX".utf8CString)
  let descriptor = mkstemp(&temporary)
  guard descriptor >= 0 else { return failure(errno) }
  defer { close(descriptor) }
  if isThere {
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, .max, status.st_gid)
    }
  }
  let mode = isThere ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
  if fchmod(descriptor, mode) == 0, writeAll(bytes, to: descriptor), fsync(descriptor) == 0,
    rename(temporary, goal) == 0
  {
    return nil
  }
  let error = errno
  unlink(temporary)
  return failure(error)
}

private let slash = CChar(bitPattern: UInt8(ascii: "/"))

private func failure(_ error: Int32) -> Surroundings.Failure {
  Surroundings.Failure(reason: reason(error))
}

/// The bits that new files do not get.
private func currentMask() -> mode_t {
  let mask = umask(0o077)
  umask(mask)
  return mask
}

/// Keeps bytes in a new file that only its owner can read.
///
/// - Returns: its path, or why there is none.
package func saveDraft(_ bytes: [UInt8]) -> Result<String, Surroundings.Failure> {
  let home = environmentValue(of: "HOME").map { $0 + "/.local/state" }
  let places = [
    environmentValue(of: "XDG_STATE_HOME"), home, environmentValue(of: "TMPDIR"), "/tmp",
  ]
  var error = ENOENT
  for place in places.compactMap(\.self) where place.utf8.first == UInt8(ascii: "/") {
    var name = path(place + "/heed-edit-XXXXXX")
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      error = errno
      continue
    }
    defer { close(descriptor) }
    if writeAll(bytes, to: descriptor), fsync(descriptor) == 0 {
      return .success(ByteText.decode(name.dropLast().map { UInt8(bitPattern: $0) }))
    }
    error = errno
    unlink(name)
  }
  return .failure(Surroundings.Failure(reason: reason(error)))
}
