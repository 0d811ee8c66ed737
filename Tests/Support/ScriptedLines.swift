package import HeedCore

/// A person or a file that answers in lines, and the conversation as it is read afterwards.
///
/// What is answered stands where it was typed, but for secrets. Once the script is played the input
/// has ended.
package struct ScriptedLines: LineChannel, ~Copyable {
  /// What comes next.
  package enum Step: Equatable, Sendable, ExpressibleByStringLiteral {
    case line(String)
    /// Nothing is answered for this long.
    case wait(Duration)
    case stop(LineStop)

    package init(stringLiteral value: String) { self = .line(value) }
  }

  package private(set) var conversation = ""
  package private(set) var now = Duration.zero
  package var answersByInput = false
  private var steps: ArraySlice<Step>
  private var input: ArraySlice<String>

  /// `input` is what standard input brings, piece by piece.
  package init(_ steps: [Step], input: [String] = []) {
    self.steps = steps[...]
    self.input = input[...]
  }

  package mutating func say(_ lines: [String]) throws(LineStop) {
    conversation += lines.map { $0 + "\n" }.joined()
  }

  package mutating func ask(
    _ question: String, isSecret: Bool, before deadline: Duration?
  ) throws(LineStop) -> String {
    conversation += question
    defer { conversation += "\n" }
    while let step = steps.popFirst() {
      switch step {
      case .line(let text):
        conversation += isSecret ? "" : text
        return text
      case .wait(let time):
        now += time
        guard let deadline, now >= deadline else { continue }
        now = deadline
        throw .timedOut
      case .stop(let stop): throw stop
      }
    }
    throw .end
  }

  package mutating func readInput(before deadline: Duration?) throws(LineStop) -> [UInt8] {
    input.popFirst().map { Array($0.utf8) } ?? []
  }

  package mutating func readControl(before deadline: Duration) throws(LineStop) {
    if case .stop(.control(let bytes))? = steps.first {
      steps.removeFirst()
      throw .control(bytes)
    }
  }

  package mutating func wait(until time: Duration) throws(LineStop) { now = max(now, time) }
}
