/// What was done to a line, to be taken back step by step.
struct EditHistory: Sendable {
  /// One replacement.
  struct Edit: Sendable {
    var start: Int
    var removed: [Character]
    /// How many graphemes stand in their place.
    var inserted: Int
    /// Where the cursor was before.
    var cursor: Int
  }

  /// The steps that are kept; older ones are forgotten.
  static let limit = 100

  private var edits: [Edit] = []
  /// Whether typing goes on the last edit instead of making another step.
  private var isTyping = false

  mutating func endTyping() { isTyping = false }

  mutating func takeLast() -> Edit? {
    isTyping = false
    return edits.popLast()
  }

  /// Notes an edit; a run of typing is one step.
  mutating func add(_ edit: Edit, isTyping: Bool) {
    defer { self.isTyping = isTyping }
    if isTyping, self.isTyping, let last = edits.popLast() {
      edits.append(last.joined(with: edit))
    } else {
      edits.append(edit)
      if edits.count > Self.limit { edits.removeFirst() }
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
