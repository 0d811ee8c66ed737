/// What was done to a text, to be taken back step by step, and done again.
///
/// The text is a row of elements: the graphemes of a line, or the bytes of a file.
struct EditHistory<Element: Sendable>: Sendable {
  /// One replacement.
  struct Edit: Sendable {
    var start: Int
    var removed: [Element]
    /// How many elements stand in their place.
    var inserted: Int
    /// Where the cursor was before.
    var cursor: Int
  }

  /// The steps that are kept; older ones are forgotten.
  static var limit: Int { 100 }

  private let limit: Int
  private var edits: [Edit] = []
  private var undone: [Edit] = []
  /// Whether typing goes on the last edit instead of making another step.
  private var isTyping = false

  init(limit: Int = Self.limit) { self.limit = limit }

  mutating func endTyping() { isTyping = false }

  mutating func takeLast() -> Edit? {
    isTyping = false
    return edits.popLast()
  }

  /// The edit that takes back what was last undone.
  mutating func takeUndone() -> Edit? {
    isTyping = false
    return undone.popLast()
  }

  /// Notes the edit that would do again what was taken back.
  mutating func addUndone(_ edit: Edit) { undone.append(edit) }

  /// Notes the edit that would take back what was done again.
  mutating func addRedone(_ edit: Edit) { edits.append(edit) }

  /// Notes an edit; a run of typing is one step.
  mutating func add(_ edit: Edit, isTyping: Bool) {
    defer { self.isTyping = isTyping }
    undone = []
    if isTyping, self.isTyping, let last = edits.popLast() {
      edits.append(last.joined(with: edit))
    } else {
      edits.append(edit)
      if edits.count > limit { edits.removeFirst() }
    }
  }
}

extension EditHistory.Edit {
  /// This edit and one made after it, where the two touch, as one.
  ///
  /// What the later one removed is partly what this one inserted: only what lay before and after
  /// that is older than both.
  fileprivate func joined(with later: Self) -> Self {
    let before = max(0, start - later.start)
    let end = start + inserted
    let after = max(0, later.start + later.removed.count - end)
    return Self(
      start: min(start, later.start),
      removed: later.removed.prefix(before) + removed + later.removed.suffix(after),
      inserted: before + inserted + after + later.inserted - later.removed.count,
      cursor: cursor)
  }
}
