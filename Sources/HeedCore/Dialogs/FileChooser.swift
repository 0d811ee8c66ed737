/// A path, typed or found by going from directory to directory.
///
/// What the field says is the answer. The list below it shows the directory that the field names,
/// and of that what contains the last name typed.
package struct FileChooser: Content {
  package enum Wanted: Sendable {
    case file
    /// A file that need not exist, in a directory that does.
    case newFile
    case directory
  }

  package var wanted = Wanted.file
  /// Whether several are chosen.
  package var isMultiple = false
  /// Whether paths are given from the root on.
  package var isAbsolute = false
  /// What says which files are shown, one of them at a time; without any all are.
  package var filters: [Filter] = []
  /// The one of the filters that holds.
  private var filterIndex = 0
  /// Whether a person is asked before a file that exists is chosen where a new one is wanted.
  package var confirmsOverwrite = false
  /// What was said to that, and for which path; `nil` where nothing was.
  var consent: (path: String, isGiven: Bool)?
  package var showsHidden = false
  /// Whether any path is an answer, be there such a file or not, as in dialog.
  package var takesAnything = false
  /// Whether a blank completes the path where it can, as in dialog.
  package var completesByBlank = false
  /// Whether the highlight leaves the path as it is until a blank copies it, as in dialog.
  package var copiesByBlank = false
  /// The rows of the list; `nil` for what the screen has room for.
  package var listRows: Int?
  package var files = FileSystem.none
  /// What `~/` stands for.
  package var home: String?

  /// The path to begin with, before it is looked at.
  package var start: String?

  package static let valueName = "path"

  var editor = LineEditor()
  /// The path that the field shows as long as nothing is typed: a line can't hold every name.
  var picked: String?
  /// The directory that the list shows, and why it could not be read.
  private(set) var directory = ""
  private(set) var failure: String?
  var list = FileList()
  /// What was typed of a name, and narrows the list.
  private(set) var typed = ""
  /// What it can be completed to.
  private(set) var completion: String?
  /// Whether files that match none of the patterns are shown.
  private(set) var showsAll = false
  /// The paths that are ticked, in the order in which they were.
  var ticked: [String] = []
  /// What the path as it stands leads to.
  private(set) var target: FileSystem.Kind?
  private(set) var isDeclared = false
  private var chosenStop: Int?

  package init(_ wanted: Wanted = .file) { self.wanted = wanted }

  // MARK: Directories

  /// Begins in a directory, or with a path already there.
  package mutating func open(_ path: String?) {
    guard let path else { return enter("") }
    isDeclared = true
    if files.kind(path) == .directory {
      enter(path.utf8.last == UInt8(ascii: "/") ? path : path + "/")
      isDeclared = wanted == .directory
    } else {
      let (directory, name) = FilePath.split(path)
      enter(directory)
      list.highlight(named: name)
      pick(path)
    }
  }

  /// Begins with a text in the field, as if it were typed.
  package mutating func begin(typing text: String) {
    editor.replace(with: Self.shown(text))
    read("")
    takeEdit()
  }

  /// Goes to a directory.
  mutating func enter(_ directory: String) {
    read(directory)
    editor.replace(with: Self.shown(directory))
    (picked, typed, completion) = (nil, "", nil)
    sift()
    list.highlight(named: nil)
    settle()
  }

  /// Goes to the directory above, and highlights the one that was left.
  mutating func goUp() {
    let name = FilePath.name(of: directory)
    enter(FilePath.parent(of: directory))
    list.highlight(named: name)
  }

  /// Reads the directory in sight anew.
  mutating func refresh() {
    let name = list.current?.name
    read(directory)
    sift()
    list.highlight(named: name)
    settle()
  }

  private mutating func read(_ directory: String) {
    self.directory = directory
    var own = wanted == .directory ? ["."] : []
    if absoluteDirectory != "/" { own.append("..") }
    switch files.list(directory.isEmpty ? "." : directory) {
    case .success(let entries): (list, failure) = (FileList(entries, own: own), nil)
    case .failure(let error): (list, failure) = (FileList([], own: own), error.reason)
    }
  }

  var absoluteDirectory: String {
    FilePath.withoutSlash(FilePath.absolute(directory, from: files.workingDirectory()))
  }

  private mutating func sift() {
    var sieve = FileList.Sieve(typed: typed, showsHidden: showsHidden)
    sieve.onlyDirectories = wanted == .directory
    sieve.globs = showsAll ? [] : filter?.globs ?? []
    list.sift(sieve)
  }

  mutating func toggleHidden() {
    showsHidden.toggle()
    sift()
  }

  mutating func toggleAll() {
    showsAll.toggle()
    sift()
  }

  /// The filter that holds, unless all files are shown.
  var filter: Filter? { filters.isEmpty ? nil : filters[filterIndex] }

  mutating func takeNextFilter() {
    filterIndex = (filterIndex + 1) % max(1, filters.count)
    showsAll = false
    sift()
  }

  // MARK: The field

  /// A path as a line can hold it.
  static func shown(_ path: String) -> String {
    LineEditor(path).text == path ? path : FilePath.drawn(path)
  }

  /// Follows what was typed.
  mutating func takeEdit() {
    picked = nil
    if let home, !home.isEmpty, editor.text.hasPrefix("~/") {
      editor.replace(with: home + editor.text.dropFirst())
    }
    let (directory, name) = FilePath.split(editor.text)
    if !directory.isSame(as: Self.shown(self.directory)) { read(directory) }
    typed = name
    completion = list.completion(of: name)
    sift()
    settle()
  }

  /// Puts the path of an entry in the field.
  mutating func pick(_ path: String) {
    editor.replace(with: Self.shown(path))
    picked = path
    settle()
  }

  /// Takes what was picked back to what was typed.
  mutating func unpick() {
    guard picked != nil else { return }
    picked = nil
    editor.replace(with: Self.shown(directory) + typed)
    settle()
  }

  /// The path in the field.
  var path: String {
    if let picked { return picked }
    let (directory, name) = FilePath.split(editor.text)
    // The directory's name may be one that the field can't hold.
    return (directory.isSame(as: Self.shown(self.directory)) ? self.directory : directory) + name
  }

  /// Finds out what the path as it stands leads to.
  private mutating func settle() {
    let path = path
    let (directory, name) = FilePath.split(path)
    if name.isEmpty {
      let isRead = directory.isSame(as: self.directory) && failure == nil
      target = isRead ? .directory : files.kind(directory.isEmpty ? "." : directory)
    } else if directory.isSame(as: self.directory), let entry = list.entry(named: name) {
      target = entry.kind
    } else {
      target = files.kind(path)
    }
  }

  // MARK: Focus

  package var stopCount: Int { 2 }
  /// The field, then the list; who chooses what there is begins in the list.
  package var stop: Int {
    get { chosenStop ?? (wanted == .newFile || takesAnything ? 0 : 1) }
    set { chosenStop = newValue }
  }
  package var takesText: Bool { true }
}
