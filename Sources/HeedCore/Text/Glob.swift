/// A pattern of the shell for names: `*`, `?`, `[a-z]`, `[!a-z]`, and `\` before what is meant itself.
package struct Glob: Equatable, Sendable {
  private enum Piece: Equatable {
    case any, one
    case exactly(Unicode.Scalar)
    case among([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  package let pattern: String
  private let pieces: [Piece]

  package init(_ pattern: String) {
    self.pattern = pattern
    var pieces: [Piece] = []
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .any { pieces.append(.any) }
      case "?": pieces.append(.one)
      case "\\": pieces.append(.exactly(rest.popFirst() ?? scalar))
      case "[":
        if let (set, length) = Self.set(rest) {
          pieces.append(set)
          rest = rest.dropFirst(length)
        } else {
          pieces.append(.exactly(scalar))
        }
      default: pieces.append(.exactly(scalar))
      }
    }
    self.pieces = pieces
  }

  /// The set that begins behind a bracket, and its length; `nil` where no bracket closes it.
  private static func set(_ scalars: ArraySlice<Unicode.Scalar>) -> (Piece, length: Int)? {
    var rest = scalars
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = rest.popFirst() {
      // A bracket that comes first is one of the set.
      if scalar == "]", !ranges.isEmpty {
        return (.among(ranges, isNegated: isNegated), scalars.count - rest.count)
      }
      let start = rest.startIndex
      if rest.count >= 2, rest[start] == "-", rest[start + 1] != "]", rest[start + 1] >= scalar {
        ranges.append(scalar...rest[start + 1])
        rest = rest.dropFirst(2)
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return nil
  }

  /// Whether it is the whole name that matches.
  package func matches(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    var (piece, place) = (0, 0)
    // Where to go on from if the last `*` takes one scalar more.
    var star: (piece: Int, place: Int)?
    while place < scalars.count {
      if piece < pieces.count, pieces[piece] == .any {
        star = (piece + 1, place)
        piece += 1
      } else if piece < pieces.count, Self.takes(pieces[piece], scalars[place]) {
        piece += 1
        place += 1
      } else if let last = star {
        star = (last.piece, last.place + 1)
        (piece, place) = (last.piece, last.place + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .any }
  }

  private static func takes(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
    switch piece {
    case .any: false
    case .one: true
    case .exactly(let wanted): wanted == scalar
    case .among(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
