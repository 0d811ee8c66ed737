import CCurses
import CVterm
import Dispatch
import Glibc
import HeedCore
import HeedKit
import Support
import Synchronization
import Testing

/// The real terminal in this process: it is given back, and what can't be had is told.
@Suite(.serialized) struct ScreenTests {
  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `the terminal is given back before present returns`(style: AlertController.Style) throws {
    let window = try Window()
    let before = window.modes
    let answer = Answer(
      to: AlertController([save, cancel], as: style), on: Screen(path: window.path))
    window.show { $0.contains("‹ Save ›") }
    #expect(window.modes != before)
    window.press(Key(.enter))
    window.show { _ in answer.value != nil }
    #expect(answer.value == .success(.action(save)))
    #expect(window.modes == before)
    window.show { _ in true }
    #expect(window.screen.modes == VirtualScreen.initialModes)
    #expect(!window.screen.contains("Save"))
  }

  @Test func `another dialog's terminal is waited for, or not`() throws {
    let window = try Window()
    let lock = open(window.path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    var screen = Screen(path: window.path)
    screen.waitsIfBusy = false
    #expect(throws: PresentationError.busy) { try AlertController([save]).present(on: screen) }
    screen.waitsIfBusy = true
    let answer = Answer(to: AlertController([save]), on: screen)
    flock(lock, LOCK_UN)
    window.show { $0.contains("‹ Save ›") }
    window.press(Key(.enter))
    window.show { _ in answer.value != nil }
    #expect(answer.value == .success(.action(save)))
  }

  @Test func `a signal that comes while waiting is a result`() throws {
    let window = try Window()
    let lock = open(window.path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let answer = Answer(to: AlertController([save]), on: Screen(path: window.path))
    window.show { _ in Self.isCaught(SIGTERM) }
    try #require(Self.isCaught(SIGTERM))
    kill(getpid(), SIGTERM)
    window.show { _ in answer.value != nil }
    #expect(answer.value == .success(.interrupted(signal: SIGTERM)))
    #expect(!Self.isCaught(SIGTERM))
    #expect(!window.screen.contains("Save"))
  }

  private static func isCaught(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) > 1
  }

  @Test func `a notice stays`() throws {
    let window = try Window()
    try HeedKit.Notice(title: "Done").post(on: Screen(path: window.path))
    window.show { $0.contains("Done") }
  }

  @Test func `what is no terminal is told`() {
    #expect(throws: PresentationError.notATerminal(path: "/dev/null")) {
      try AlertController([save]).present(on: Screen(path: "/dev/null"))
    }
    #expect(throws: PresentationError.cannotOpen(path: "/no", reason: "No such file or directory"))
    {
      try HeedKit.Notice(title: "N").post(on: Screen(path: "/no"))
    }
  }
}

/// What a presentation on another thread came to.
private final class Answer: Sendable {
  private let outcome = Mutex<Result<AlertResult.Ending, PresentationError>?>(nil)

  init(to alert: AlertController, on screen: Screen) {
    DispatchQueue.global().async {
      let result = Result { () throws(PresentationError) in try alert.present(on: screen).ending }
      self.outcome.withLock { $0 = result }
    }
  }

  /// `nil` until present has returned.
  var value: Result<AlertResult.Ending, PresentationError>? { outcome.withLock { $0 } }
}

/// A pseudo-terminal with an emulator at its other end.
private final class Window {
  let screen = VirtualScreen(Size(columns: 60, rows: 20))
  let path: String
  private let master: Int32
  /// Kept open, so that the modes live on.
  private let slave: Int32

  init() throws {
    setenv("TERM", "xterm-256color", 1)
    setenv("LC_ALL", "C.UTF-8", 1)
    var name = [CChar](repeating: 0, count: 64)
    master = cvterm_open_master(&name, name.count)
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(master >= 0 && slave >= 0)
    cvterm_set_size(master, 60, 20)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(slave)
    close(master)
  }

  /// The flags that tell raw from cooked.
  var modes: [tcflag_t] {
    var modes = termios()
    guard tcgetattr(slave, &modes) == 0 else { return [] }
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
  }

  func press(_ key: Key) { screen.press(key) }

  /// Passes bytes both ways until something holds of the screen and no more bytes wait.
  func show(
    sourceLocation: SourceLocation = #_sourceLocation, until holds: (VirtualScreen) -> Bool
  ) {
    let deadline = ContinuousClock.now + .seconds(5)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while ContinuousClock.now < deadline {
      let count = read(master, &bytes, bytes.count)
      if count > 0 { screen.feed(Array(bytes[..<count])) }
      let keys = screen.takeReplies()
      if !keys.isEmpty { _ = write(master, keys, keys.count) }
      if count <= 0, keys.isEmpty, holds(screen) { return }
      if count <= 0 { usleep(1_000) }
    }
    Issue.record("waited in vain\n\(screen.picture)", sourceLocation: sourceLocation)
  }
}
