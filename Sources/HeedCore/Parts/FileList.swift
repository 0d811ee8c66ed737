/// The entries of a directory, those of them that are shown, and one that has the highlight.
struct FileList: Sendable {
  /// Which entries are shown.
  struct Sieve: Equatable, Sendable {
    /// What is part of the name; in either case unless there is a capital in it.
    var typed = ""
    var showsHidden = false
    var onlyDirectories = false
    /// Patterns of which a file matches one; no patterns for all files.
    var globs: [Glob] = []
  }

  /// Sorted: first those that stand for directories themselves, then directories, then files.
  private(set) var entries: [FileSystem.Entry] = []
  private(set) var sieve = Sieve()
  private var shown: [Int] = []
  private(set) var highlight = 0
  private var first = 0

  init() {}

  /// Sorts entries; `own` are names of directories that stand before them, such as `..`.
  init(_ found: [FileSystem.Entry], own: [String] = []) {
    let keys = found.map { $0.name.lowercased() }
    let order = found.indices.sorted { left, right in
      let isFirst = found[left].kind == .directory
      if isFirst != (found[right].kind == .directory) { return isFirst }
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      return found[left].name < found[right].name
    }
    entries = own.map { FileSystem.Entry($0, .directory) } + order.map { found[$0] }
    shown = Array(entries.indices)
  }

  var count: Int { shown.count }

  var current: FileSystem.Entry? { highlight < count ? entries[shown[highlight]] : nil }

  /// The entry that a row shows.
  func entry(ofRow row: Int) -> FileSystem.Entry? { row < count ? entries[shown[row]] : nil }

  /// The entry of a name, shown or not.
  func entry(named name: String) -> FileSystem.Entry? { entries.first { $0.name.isSame(as: name) } }

  /// Whether an entry stands for the directory itself or the one above.
  static func isOwn(_ entry: FileSystem.Entry) -> Bool { entry.name == "." || entry.name == ".." }

  // MARK: What is shown

  /// Shows what passes a sieve; the highlight goes to the entry that begins with what is typed.
  mutating func sift(_ new: Sieve) {
    let name = current?.name
    let narrows =
      new.typed.hasPrefix(sieve.typed) && new.typed == new.typed.lowercased()
      && new.showsHidden == sieve.showsHidden && new.globs == sieve.globs && !new.hasHiddenName
    let candidates = narrows && !sieve.typed.isEmpty ? shown : Array(entries.indices)
    sieve = new
    let needle = TextNeedle(new.typed)
    shown = candidates.filter { passes(entries[$0], needle) }
    first = 0
    highlight = 0
    if new.typed.isEmpty {
      highlight(named: name)
    } else {
      let wanted = new.typed.lowercased()
      let places = shown.indices.lazy
      highlight =
        places.first { entries[shown[$0]].name.utf8.starts(with: new.typed.utf8) }
        ?? places.first { entries[shown[$0]].name.lowercased().hasPrefix(wanted) } ?? 0
    }
  }

  private func passes(_ entry: FileSystem.Entry, _ needle: TextNeedle?) -> Bool {
    if Self.isOwn(entry) { return needle == nil }
    if sieve.onlyDirectories, entry.kind != .directory { return false }
    if !sieve.showsHidden, !sieve.hasHiddenName, entry.isHidden { return false }
    if entry.kind != .directory, !sieve.globs.isEmpty,
      !sieve.globs.contains(where: { $0.matches(entry.name) })
    {
      return false
    }
    return needle?.isFound(in: Array(entry.name.utf8)) ?? true
  }

  /// A name that is being typed as far as there is one way to go on; `nil` where there is none.
  func completion(of typed: String) -> String? {
    guard !typed.isEmpty else { return nil }
    let found = entries.filter {
      !Self.isOwn($0) && $0.name.utf8.starts(with: typed.utf8)
        && (!sieve.onlyDirectories || $0.kind == .directory)
        && FileChooser.shown($0.name).isSame(as: $0.name)
    }
    guard let first = found.first else { return nil }
    var common = Array(first.name)
    for entry in found.dropFirst() {
      let count = zip(common, entry.name).prefix { $0 == $1 }.count
      common.removeLast(common.count - count)
    }
    let completion = String(common) + (found.count == 1 && first.kind == .directory ? "/" : "")
    return completion.utf8.count > typed.utf8.count ? completion : nil
  }

  // MARK: The highlight

  mutating func move(by rows: Int) {
    highlight = min(max(0, highlight + rows), max(0, count - 1))
  }

  /// Highlights the entry of a name, or else the first that does not stand for a directory above.
  mutating func highlight(named name: String?) {
    highlight =
      name.flatMap { name in shown.firstIndex { entries[$0].name.isSame(as: name) } }
      ?? shown.firstIndex { entries[$0].name != ".." } ?? 0
  }

  mutating func highlight(row: Int) { highlight = min(max(0, row), max(0, count - 1)) }

  /// Keeps the highlight in sight.
  mutating func scroll(rows: Int) { first = visibleFirst(rows: rows) }

  func visibleFirst(rows: Int) -> Int {
    let first = min(self.first, max(0, count - rows))
    if highlight < first { return highlight }
    return rows > 0 && highlight >= first + rows ? highlight - rows + 1 : first
  }
}

extension String {
  /// Whether it is the same byte for byte, as names of files are compared.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension FileList.Sieve {
  /// Whether what is typed is the beginning of a hidden name.
  var hasHiddenName: Bool { typed.utf8.first == UInt8(ascii: ".") }
}

extension FileSystem.Entry {
  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// The name safe to draw, with a slash behind a directory's and an arrow behind a link's.
  var label: String {
    FilePath.drawn(name) + (kind == .directory ? "/" : "") + (isLink ? " →" : "")
  }
}
