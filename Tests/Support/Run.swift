import Glibc
package import Testing

/// Runs a program that needs no terminal, to its end; its output and errors are captured.
package func run(
  _ argv: [String], program: String? = nil, environment: [String: String?] = [:],
  stdin: Stream = .null, stdout: Stream = .pipe, stderr: Stream = .pipe, directory: String? = nil,
  timeout: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation
) -> Ending {
  Session(
    argv, program: program, environment: environment, stdin: stdin, stdout: stdout,
    stderr: stderr, hasTerminal: false, directory: directory
  ).end(timeout: timeout, sourceLocation: sourceLocation)
}

/// The path of the `heed` that is tested: `HEED_UNDER_TEST`, else the one built beside the tests.
package let heed: String = {
  if let path = getenv("HEED_UNDER_TEST") { return String(cString: path) }
  return buildDirectory + "/heed"
}()

/// The directory of the running test program.
private let buildDirectory: String = {
  var path = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink("/proc/self/exe", &path, path.count)
  let bytes = path.prefix(max(0, count)).map(UInt8.init(bitPattern:))
  return String(
    decoding: bytes.prefix(upTo: bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0), as: UTF8.self)
}()
