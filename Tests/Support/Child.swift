import CVterm
import Glibc

/// Where one of a program's three streams leads.
package enum Stream: Equatable, Sendable {
  /// The terminal of the session.
  case terminal
  case null
  /// A file, for example `/dev/full`.
  case file(String)
  /// Output is captured; input comes from ``Session/feed(_:)`` and ends with `closeInput`.
  case pipe
  /// These bytes, then the end of the input.
  case bytes([UInt8])
  /// Not open at all.
  case closed

  package static func text(_ text: String) -> Self { .bytes(Array(text.utf8)) }
}

/// A program that runs, and the harness's ends of its pipes.
struct Child {
  /// 0 where the program could not be started.
  var pid: pid_t = 0
  /// The harness's ends for descriptors 0 to 2; -1 where there is none.
  var pipes: [Int32] = [-1, -1, -1]

  /// How a program is started.
  struct Recipe {
    var program: String
    var arguments: [String]
    var environment: [String: String]
    var streams: [Stream]
    var terminal: String
    var isControlled: Bool
    var directory: String?
  }

  /// Starts a program in a session of its own; no fork, so that a test process with threads is safe.
  ///
  /// The slave is opened by path after setsid, so it becomes the controlling terminal.
  init(_ recipe: Recipe) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let terminalFlags = recipe.isControlled ? O_RDWR : O_RDWR | O_NOCTTY
    posix_spawn_file_actions_addopen(&actions, 0, recipe.terminal, terminalFlags, 0)
    var theirs: [Int32] = []
    for (number, stream) in recipe.streams.enumerated().reversed() {
      if let end = connect(Int32(number), to: stream, &actions) { theirs.append(end) }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    if let directory = recipe.directory {
      posix_spawn_file_actions_addchdir_np(&actions, directory)
    }
    if spawn(recipe, actions) != 0 { pid = 0 }
    theirs.forEach { close($0) }
  }

  /// Adds what makes descriptor `number` lead to `stream`; returns the end to close after the start.
  private mutating func connect(
    _ number: Int32, to stream: Stream, _ actions: inout posix_spawn_file_actions_t
  ) -> Int32? {
    let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT
    switch stream {
    case .terminal:
      if number != 0 { posix_spawn_file_actions_adddup2(&actions, 0, number) }
    case .null: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o644)
    case .pipe, .bytes:
      var (reading, writing): (Int32, Int32) = (-1, -1)
      precondition(cvterm_pipe(&reading, &writing) == 0, "no pipe to be had")
      let (ours, theirs) = number == 0 ? (writing, reading) : (reading, writing)
      _ = fcntl(ours, F_SETFL, O_NONBLOCK)
      pipes[Int(number)] = ours
      posix_spawn_file_actions_adddup2(&actions, theirs, number)
      return theirs
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    }
    return nil
  }

  /// Runs the program with default signal dispositions, whatever the test process ignores.
  private mutating func spawn(_ recipe: Recipe, _ actions: posix_spawn_file_actions_t) -> Int32 {
    var (attributes, all, none, actions) = (posix_spawnattr_t(), sigset_t(), sigset_t(), actions)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setflags(&attributes, cvterm_spawn_flags)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    var arguments = recipe.arguments.map { strdup($0) } + [nil]
    var environment = recipe.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    return posix_spawnp(
      &pid, recipe.program, &actions, &attributes, &arguments, &environment)
  }
}
