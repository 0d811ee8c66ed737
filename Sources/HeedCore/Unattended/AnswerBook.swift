/// The recorded answers of a file, a JSON object a line.
package struct AnswerBook: Sendable {
  /// An answer, and the line of the file that it stands on, from 1.
  package struct Entry: Sendable {
    package var number: Int
    package var line: AnswerLine
  }

  package private(set) var entries: [Entry] = []

  /// Reads a file; empty lines and those that begin with `#` count but say nothing.
  package init(_ bytes: [UInt8]) throws(AnswerFileError) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let first = line.first(where: { $0 > 0x20 }), first != UInt8(ascii: "#") else {
        continue
      }
      do throws(AnswerFileError.Problem) {
        entries.append(Entry(number: index + 1, line: try Self.answer(line)))
      } catch { throw AnswerFileError(line: index + 1, problem: error) }
    }
  }

  private static func answer(
    _ line: ArraySlice<UInt8>
  ) throws(AnswerFileError.Problem) -> AnswerLine {
    let json: JSON
    do throws(JSONError) { json = try JSON.parse(Array(line)) } catch { throw .noJSON(error) }
    return try AnswerLine(json)
  }

  /// The answers for a dialog: those by its name, else those by what is said of it.
  ///
  /// The indices are those of ``entries``.
  func matches(_ identity: Identity, among candidates: [Int]) -> [Int] {
    let found = candidates.filter { entries[$0].line.matches(identity) }
    let byName = found.filter { entries[$0].line.name != nil }
    return byName.isEmpty ? found : byName
  }

  /// The one answer for a dialog; `nil` where there is none.
  ///
  /// Several that say the same are one.
  package func answer(to identity: Identity) throws(NoAnswer) -> Entry? {
    let found = matches(identity, among: Array(entries.indices)).map { entries[$0] }
    guard let first = found.first else { return nil }
    guard found.allSatisfy({ $0.line.hasSameAnswer(as: first.line) }) else {
      throw .severalAnswers(identity, lines: found.map(\.number))
    }
    return first
  }

  /// The first answer for a dialog that was not used, of which there is a mark for each entry.
  package func nextAnswer(to identity: Identity, used: inout [Bool]) throws(NoAnswer) -> Entry? {
    let all = Array(entries.indices)
    guard let index = matches(identity, among: all.filter { !used[$0] }).first else {
      if !matches(identity, among: all).isEmpty { throw .noAnswerLeft(identity) }
      return nil
    }
    used[index] = true
    return entries[index]
  }
}

/// A mistake in a file of recorded answers.
package struct AnswerFileError: Error, Equatable, Sendable {
  package enum Problem: Error, Equatable, Sendable {
    case noJSON(JSONError)
    case noObject
    case unknownKey(String, nearest: String?)
    case wrongType(key: String, wanted: String)
    case namesNothing
    case twoEnds
  }

  /// From 1.
  package var line: Int
  package var problem: Problem

  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// One line: where, what, and what would be right.
  package var message: String {
    switch problem {
    case .noJSON(let error): "line \(line), column \(error.column): \(error.problem)"
    case .noObject:
      "line \(line): an answer is an object, as in {\"kind\":\"confirm\",\"button\":\"yes\"}"
    case .unknownKey(let key, let nearest):
      "line \(line): unknown key '\(DisplayText.line(key))'"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? "; an answer has name, kind, title, message, button, end, fields")
    case .wrongType(let key, let wanted): "line \(line): \(DisplayText.line(key)) takes \(wanted)"
    case .namesNothing:
      "line \(line): it says of no dialog which; give it a name, kind, title or message"
    case .twoEnds: "line \(line): it has both button and end; an answer has one of them"
    }
  }
}
