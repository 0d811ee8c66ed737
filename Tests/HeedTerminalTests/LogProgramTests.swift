import HeedCore
import Support
import Testing

/// `heed log` with real commands.
@Suite struct LogProgramTests {
  private func log(
    _ options: [String] = [], _ script: String, stdin: Stream = .terminal
  ) -> Session {
    Session(
      [heed, "log", "Build"] + options + ["--", "sh", "-c", script],
      environment: ["ESCDELAY": "30"], stdin: stdin)
  }

  @Test func `what a command says is shown, and its status is returned`() {
    let session = log([], "echo one; echo two >&2; exit 3")
    session.waitFor("sh ended with status 3")
    #expect(session.screen.contains("one"))
    #expect(session.screen.contains("two"))
    session.press(.enter)
    let ending = session.end()
    #expect(ending.status == .exited(3))
    #expect(ending.isTerminalRestored)
  }

  @Test func `it closes by itself`() {
    #expect(log(["--auto-close"], "exit 4").end().status == .exited(4))
    #expect(log(["--close-on-success"], "echo a").end().status == .exited(0))
    let failing = log(["--close-on-success"], "kill -9 $$")
    failing.waitFor("sh was ended by signal 9")
    failing.press(.escape)
    #expect(failing.end().status == .exited(137))
  }

  @Test(arguments: [("/does/not/exist", 127), ("no-such-command", 127), ("/tmp", 126)])
  func `what can't be run has the status that shells have`(command: String, status: Int32) {
    let ending = Session([heed, "log", "--", command], stderr: .pipe).end()
    #expect(ending.code == status)
    #expect(ending.err.hasPrefix("heed: '\(command)' can't be run: "))
  }

  @Test func `cancel stops the whole process group`() {
    let session = log(
      ["--cancel", "Stop"], "trap 'echo tidied; exit 9' TERM; echo up; sleep 100 & wait")
    session.waitFor("up")
    session.press(.escape)
    let ending = session.end()
    #expect(ending.status == .exited(1))
    #expect(ending.isTerminalRestored)
  }

  @Test func `who does not heed SIGTERM is killed when asked again`() {
    let session = log(["--cancel", "Stop"], "trap '' TERM; echo up; while :; do sleep 1; done")
    session.waitFor("up")
    session.click("Stop")
    session.waitFor("stopping sh")
    session.press(.escape)
    #expect(session.end().status == .exited(1))
  }

  @Test func `Ctrl-C interrupts the command and ends the dialog`() {
    let session = log([], "trap 'echo INT >&2; exit 5' INT; echo up; while :; do sleep 0.1; done")
    session.waitFor("up")
    session.press(.control("c"))
    let ending = session.end()
    #expect(ending.status == .signalled(2))
    #expect(ending.isTerminalRestored)
  }

  @Test func `the command has no input, no descriptors of ours, and usual signals`() {
    let script =
      "readlink /proc/self/fd/0; ls /proc/self/fd | wc -l; sh -c 'kill -PIPE $$; echo survived'; echo died $?; "
      + "ps -o pgid= -p $$ | grep -qw $$ && echo own group"
    let session = log([], script)
    session.waitFor("sh is done")
    #expect(session.screen.contains("/dev/null"))
    #expect(session.screen.contains("4"))
    #expect(session.screen.contains("died 141"))
    #expect(session.screen.contains("own group"))
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `it has standard input where it is given`() {
    let session = log(["--stdin"], "read line; echo got $line", stdin: .text("words\n"))
    session.waitFor("got words")
    session.press(.enter)
    #expect(session.end().code == 0)
  }

  @Test func `one that wants the terminal is told of`() {
    let session = log(["--cancel", "Stop"], "echo up; read line </dev/tty; echo got $line")
    session.waitFor("waits for a terminal")
    session.press(.escape)
    #expect(session.end().status == .exited(1))
  }

  @Test func `standard input is shown and OK is status 0`() {
    let session = Session([heed, "log", "Log"], stdin: .pipe)
    session.feed("first\n10%\r")
    session.waitFor("10%")
    session.feed("20%\n")
    session.waitFor("20%")
    session.closeInput()
    session.waitFor("2 lines")
    session.press(.enter)
    #expect(session.end().code == 0)
    let ending = Session([heed, "log", "L"], stderr: .pipe).end()
    #expect(ending.code == 64)
    #expect(ending.err.contains("name a command, as in 'heed log -- make'"))
  }

  @Test func `without a terminal the lines go to standard error`() {
    let script = "printf 'a\\n1%%\\r2%%\\n\\033[1mb\\033[0m\\n'; exit 7"
    let ending = run([heed, "log", "Build", "--", "sh", "-c", script])
    #expect(ending.code == 7)
    #expect(ending.out.isEmpty)
    #expect(ending.err == "Build\na\n2%\nb\n")
    #expect(run([heed, "log", "--", "no-such-command"]).code == 127)
    #expect(run([heed, "log"], stdin: .text("a\nb")).err == "a\nb\n")
  }

  @Test func `much output is not drawn line by line`() {
    let session = log(["--auto-close"], "seq 300000")
    #expect(session.end(timeout: .seconds(20)).code == 0)
    #expect(session.raw.count < 200_000)
  }

  @Test func `what is left running does not keep the dialog waiting`() {
    let session = log(["--auto-close"], "sleep 3 & echo done")
    #expect(session.end(timeout: .seconds(2)).code == 0)
  }
}
