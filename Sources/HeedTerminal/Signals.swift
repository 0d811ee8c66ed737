import CCurses
import Glibc
import Synchronization

/// Signals as something to poll for; the dispositions are put back when it goes.
///
/// A handler only sets a bit and writes a byte to a pipe. There is one of these at a time.
struct Signals: ~Copyable {
  private static let pending = Atomic<UInt64>(0)
  private static let wakeEnd = Atomic<Int32>(-1)
  private static let watched = ending + [SIGTSTP, SIGCONT, SIGWINCH]
  /// The signals that end a dialog: all that end a program and can be caught.
  private static let ending = [
    SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGPOLL, SIGSTKFLT, SIGPWR,
  ]

  /// Readable once a signal came.
  let wake: Int32
  private var saved: [(number: Int32, action: sigaction)] = []

  /// Watches the signals that were not ignored when we started; those stay ignored.
  ///
  /// The ends of children are only watched where that is asked for, and then even if they were
  /// ignored: a child whose end is ignored can't be waited for.
  init(watchesChildren: Bool = false) {
    var ends: [Int32] = [-1, -1]
    _ = pipe2(&ends, O_CLOEXEC | O_NONBLOCK)
    wake = ends[0]
    Self.pending.store(0, ordering: .relaxed)
    Self.wakeEnd.store(ends[1], ordering: .releasing)
    for number in Self.watched + (watchesChildren ? [SIGCHLD] : []) {
      var old = sigaction()
      guard sigaction(number, nil, &old) == 0, !isIgnored(old) || number == SIGCHLD else {
        continue
      }
      Self.watch(number)
      saved.append((number, old))
    }
  }

  deinit {
    for (number, action) in saved {
      var action = action
      sigaction(number, &action, nil)
    }
    close(Self.wakeEnd.exchange(-1, ordering: .acquiringAndReleasing))
    close(wake)
  }

  private static func watch(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      Signals.pending.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
      let error = errno
      var byte: UInt8 = 0
      _ = write(Signals.wakeEnd.load(ordering: .acquiring), &byte, 1)
      errno = error
    }
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Empties the pipe.
  func drain() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(wake, &bytes, 16) > 0 {}
  }

  /// Whether a signal came since it was last taken.
  func take(_ number: Int32) -> Bool {
    let bit = UInt64(1) << UInt64(number)
    // Nearly always there is none; a plain load is enough to see that.
    guard Self.pending.load(ordering: .relaxed) & bit != 0 else { return false }
    return Self.pending.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0
  }

  /// A signal that came and ends the dialog.
  func takeEnding() -> Int32? {
    Self.ending.first { take($0) }
  }

  /// Stops as if nobody had caught the signal; comes back when continued.
  ///
  /// An orphaned process group does not stop: there is nobody to continue it.
  ///
  /// - Parameter wholeJob: whether the rest of our job stops too, as by the key.
  func stop(wholeJob: Bool = false) {
    act(onceBy: SIGTSTP, on: wholeJob ? 0 : getpid())
    Self.watch(SIGTSTP)
    _ = take(SIGTSTP)
    _ = take(SIGCONT)
  }
}

private func isIgnored(_ action: sigaction) -> Bool {
  unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
}

/// Whether a signal is ignored now.
func isIgnored(signal number: Int32) -> Bool {
  var action = sigaction()
  return sigaction(number, nil, &action) == 0 && isIgnored(action)
}

/// Does something for which a background job is stopped; it is interrupted (`EINTR`) instead.
func withoutStopping<Result>(_ body: () -> Result) -> Result {
  var (action, old) = (sigaction(), sigaction())
  action.__sigaction_handler.sa_handler = { _ in }
  sigemptyset(&action.sa_mask)
  sigaction(SIGTTOU, nil, &old)
  if !isIgnored(old) { sigaction(SIGTTOU, &action, nil) }
  defer { sigaction(SIGTTOU, &old, nil) }
  return body()
}

/// Sends ourselves, or our group, a signal that has its default effect on us.
private func act(onceBy number: Int32, on target: pid_t = getpid()) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = SIG_DFL
  sigemptyset(&action.sa_mask)
  sigaction(number, &action, nil)
  var set = sigset_t()
  var old = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, number)
  pthread_sigmask(SIG_UNBLOCK, &set, &old)
  kill(target, number)
  pthread_sigmask(SIG_SETMASK, &old, nil)
}

/// Dies of a signal for real, so that the caller's status says so and a script stops.
package func die(of signal: Int32) -> Never {
  act(onceBy: signal)
  // Process 1 of a container does not die of signals by default.
  _exit(128 + signal)
}
