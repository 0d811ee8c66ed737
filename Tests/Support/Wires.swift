import Glibc

/// A running program and every byte between it and the harness.
final class Wires {
  /// Every byte that reached the terminal.
  private(set) var raw: [UInt8] = []
  /// What was captured of descriptors 1 and 2.
  private(set) var captured: [[UInt8]] = [[], [], []]
  /// How the program ended; `nil` while it runs.
  private(set) var status: Ending.Status?
  let terminal: PseudoTerminal
  private var child: Child
  private var unfed: ArraySlice<UInt8>
  private var endsInput: Bool

  init(_ recipe: Child.Recipe, on terminal: PseudoTerminal) {
    _ = Self.ignoresBrokenPipes
    self.terminal = terminal
    if case .bytes(let bytes) = recipe.streams[0] {
      (unfed, endsInput) = (bytes[...], true)
    } else {
      (unfed, endsInput) = ([], false)
    }
    child = Child(recipe)
    if child.pid == 0 { status = .exited(127) }
  }

  deinit {
    kill()
    for stream in 0...2 where child.pipes[stream] >= 0 { close(stream) }
  }

  private static let ignoresBrokenPipes: Bool = {
    Glibc.signal(SIGPIPE, SIG_IGN)
    return true
  }()

  var pid: Int32 { child.pid }
  /// How many bytes the program has written.
  var count: Int { raw.count + captured[1].count + captured[2].count }

  func signal(_ number: Int32) {
    if status == nil { _ = Glibc.kill(pid, number) }
  }

  /// Ends the program and what it started, if it has not ended.
  func kill() {
    guard status == nil else { return }
    _ = Glibc.kill(-pid, SIGKILL)
    _ = Glibc.kill(pid, SIGKILL)
    reap(options: 0)
  }

  func feed(_ bytes: [UInt8]) { unfed += bytes }

  /// Ends standard input once all that was fed is written.
  func closeInput() { endsInput = true }

  /// Gives the terminal keys as far as it takes them now; returns the rest.
  func type(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = bytes.withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
    return bytes.dropFirst(max(0, count))
  }

  /// Waits a moment for bytes, moves them once, and returns whether any came.
  func move(milliseconds: Int32) -> Bool {
    let before = count
    writeInput()
    var polled = [terminal.master, child.pipes[1], child.pipes[2]]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&polled, nfds_t(polled.count), milliseconds)
    raw += take(terminal.master) ?? []
    for stream in 1...2 { capture(stream) }
    if status == nil { reap(options: WNOHANG) }
    return count != before
  }

  private func capture(_ stream: Int) {
    guard child.pipes[stream] >= 0 else { return }
    guard let bytes = take(child.pipes[stream]) else { return close(stream) }
    captured[stream] += bytes
  }

  /// Reads what a descriptor has now; `nil` at the end of a file.
  private func take(_ descriptor: Int32) -> [UInt8]? {
    guard descriptor >= 0 else { return [] }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, used in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      used = max(0, count)
    }
    return count == 0 ? nil : bytes
  }

  private func close(_ stream: Int) {
    _ = Glibc.close(child.pipes[stream])
    child.pipes[stream] = -1
  }

  /// Writes what was fed, and closes the pipe once that is wanted and all is written.
  private func writeInput() {
    guard child.pipes[0] >= 0 else { return }
    while !unfed.isEmpty {
      let count = unfed.withUnsafeBytes { write(child.pipes[0], $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EPIPE { unfed = [] }
        break
      }
      unfed = unfed.dropFirst(count)
    }
    guard endsInput, unfed.isEmpty else { return }
    close(0)
  }

  private func reap(options: Int32) {
    var raw: Int32 = 0
    if waitpid(pid, &raw, options) == pid { status = .init(waitStatus: raw) }
  }
}
