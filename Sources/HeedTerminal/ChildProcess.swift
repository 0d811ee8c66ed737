import Glibc
import HeedCore

/// A command that runs beside us, with the signals it would have had from a shell.
package struct ChildProcess: Sendable {
  /// How a process ended.
  package struct Ending: Equatable, Sendable {
    /// Its exit status; 128 and the signal's number where one ended it.
    package var status: Int32
    /// The signal that ended it.
    package var signal: Int32?

    init(waitStatus status: Int32) {
      let number = status & 0x7F
      signal = number == 0 ? nil : number
      self.status = number == 0 ? (status >> 8) & 0xFF : 128 + number
    }
  }

  let pid: pid_t

  /// Starts a command, looked for in `PATH`, that blocks the signals of a mask.
  ///
  /// It shares our descriptors; with streams of its own it is in a process group of its own too.
  init(_ command: [String], mask: sigset_t, streams: Streams? = nil) throws(Failure) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // We ignore it for the sake of our own writes; a command expects to die of it.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = mask
    posix_spawnattr_setsigmask(&attributes, &mask)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(
      &attributes, Int16(streams == nil ? flags : flags | POSIX_SPAWN_SETPGROUP))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let streams {
      posix_spawn_file_actions_adddup2(&actions, streams.input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, streams.output, STDERR_FILENO)
    }
    let words = command.map { strdup(path($0)) } + [nil]
    defer { for word in words { free(word) } }
    var pid = pid_t()
    let failure = posix_spawnp(
      &pid, path(command.first ?? ""), &actions, &attributes, words, environ)
    guard failure == 0 else { throw Failure(isMissing: failure == ENOENT, reason: reason(failure)) }
    self.pid = pid
  }

  /// What a command reads from and writes to.
  struct Streams {
    var input: Int32
    /// Standard output and standard error.
    var output: Int32
  }

  /// Why a command could not be started.
  package struct Failure: Error, Sendable {
    package var isMissing: Bool
    package var reason: String
    /// As shells have it: 127 where there is no such command, else 126.
    package var status: Int32 { isMissing ? 127 : 126 }
  }

  /// Runs a command to its end with variables beside ours; passes on the signals that would end us.
  package static func run(
    _ command: [String], environment: [(name: String, value: String)]
  ) throws(Failure) -> Ending {
    var (watched, old) = (sigset_t(), sigset_t())
    sigemptyset(&watched)
    for number in [SIGCHLD, SIGTERM, SIGHUP, SIGINT, SIGQUIT] where !isIgnored(signal: number) {
      sigaddset(&watched, number)
    }
    pthread_sigmask(SIG_BLOCK, &watched, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    for (name, value) in environment { setenv(path(name), path(value), 1) }
    let child = try ChildProcess(command, mask: old)
    while true {
      var (number, status): (Int32, Int32) = (0, 0)
      if waitpid(child.pid, &status, WNOHANG) == child.pid { return Ending(waitStatus: status) }
      sigwait(&watched, &number)
      // The keyboard's signals reach the command by themselves.
      if number == SIGTERM || number == SIGHUP { kill(child.pid, number) }
    }
  }
}
