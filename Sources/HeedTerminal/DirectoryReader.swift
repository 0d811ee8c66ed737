import Glibc
package import HeedCore

/// The files of this host.
package var files: FileSystem {
  FileSystem(
    list: { entries(of: $0) }, kind: { kind(of: $0) }, isRegular: { isRegular($0) },
    workingDirectory: { workingDirectory() }, replace: { replaceFile($0, by: $1) })
}

private func isRegular(_ name: String) -> Bool {
  var status = stat()
  return stat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// Sizes and times of more entries than these are not asked for, so that the list is there at once.
private let mostDetailed = 20_000

/// The entries of a directory, in the order in which the system has them.
private func entries(
  of directory: String
) -> Result<[FileSystem.Entry], Surroundings.Failure> {
  guard let stream = opendir(path(directory)) else {
    return .failure(.init(reason: reason(errno)))
  }
  defer { closedir(stream) }
  var found: [(name: String, bytes: [CChar], type: UInt8)] = []
  while true {
    errno = 0
    guard let entry = readdir(stream) else { break }
    let bytes = nameBytes(of: entry)
    // The directory itself and the one above.
    if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
    let name = ByteText.decode(bytes.map { UInt8(bitPattern: $0) })
    found.append((name, bytes + [0], entry.pointee.d_type))
  }
  // What was read before an error is shown; without anything the error is.
  if errno != 0, found.isEmpty { return .failure(.init(reason: reason(errno))) }
  let isDetailed = found.count <= mostDetailed
  return .success(
    found.map { entry in
      if !isDetailed, Int(entry.type) == Int(DT_DIR) || Int(entry.type) == Int(DT_REG) {
        return FileSystem.Entry(entry.name, Int(entry.type) == Int(DT_DIR) ? .directory : .file)
      }
      return described(entry.name, entry.bytes, in: dirfd(stream), isDetailed: isDetailed)
    })
}

private func nameBytes(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
  withUnsafePointer(to: &entry.pointee.d_name) { name in
    name.withMemoryRebound(to: CChar.self, capacity: 256) { text in
      Array(UnsafeBufferPointer(start: text, count: strlen(text)))
    }
  }
}

/// An entry with what the system says of it; a link is what it leads to.
private func described(
  _ name: String, _ bytes: [CChar], in directory: Int32, isDetailed: Bool
) -> FileSystem.Entry {
  var status = stat()
  guard fstatat(directory, bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
    // It went away meanwhile, or only names may be read.
    return FileSystem.Entry(name, .file)
  }
  let isLink = status.st_mode & S_IFMT == S_IFLNK
  if isLink, fstatat(directory, bytes, &status, 0) != 0 {
    return FileSystem.Entry(name, .lostLink, isLink: true)
  }
  let isDirectory = status.st_mode & S_IFMT == S_IFDIR
  let isRegular = status.st_mode & S_IFMT == S_IFREG
  return FileSystem.Entry(
    name, isDirectory ? .directory : .file, isLink: isLink,
    size: isDetailed && isRegular ? Int(status.st_size) : nil,
    modified: isDetailed ? localTime(status.st_mtim.tv_sec) : "")
}

private func kind(of name: String) -> FileSystem.Kind? {
  var status = stat()
  let bytes = path(name)
  if stat(bytes, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file }
  return lstat(bytes, &status) == 0 ? .lostLink : nil
}

private func workingDirectory() -> String {
  guard let text = getcwd(nil, 0) else { return "/" }
  defer { free(text) }
  return ByteText.decode(
    UnsafeRawBufferPointer(start: UnsafeRawPointer(text), count: strlen(text)))
}

/// A time as people write it down.
private func localTime(_ seconds: time_t) -> String {
  var (seconds, parts) = (seconds, tm())
  guard localtime_r(&seconds, &parts) != nil else { return "" }
  let numbers = [parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min].map {
    $0 < 10 ? "0\($0)" : "\($0)"
  }
  return "\(1900 + Int(parts.tm_year))-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
}
