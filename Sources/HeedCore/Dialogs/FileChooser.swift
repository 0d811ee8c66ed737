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
  /// Which files are shown; all of them where there is no pattern.
  package var globs: [Glob] = []
  package var showsHidden = false
  /// Whether any path is an answer, be there such a file or not, as in dialog.
  package var takesAnything = false
  /// Whether a blank completes the path where it can, as in dialog.
  package var completesByBlank = false
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
  private var isDeclared = false
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
    sieve.globs = showsAll ? [] : globs
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

  // MARK: Answer

  /// A path as the answer has it.
  func answer(_ path: String) -> String {
    guard !takesAnything else { return path }
    let end = wanted == .directory || target == .directory ? FilePath.withoutSlash(path) : path
    if isAbsolute, !path.isEmpty || wanted == .directory {
      return FilePath.absolute(end, from: files.workingDirectory())
    }
    // Programs would take it for an option.
    return end.utf8.first == UInt8(ascii: "-") ? "./" + end : end
  }

  private var answers: [String] {
    if isMultiple, !ticked.isEmpty { return ticked.map { answer($0) } }
    return isMultiple && path.isEmpty ? [] : [answer(path)]
  }

  package var values: [Value] {
    [
      isMultiple
        ? Value(name: Self.valueName, list: answers)
        : Value(name: Self.valueName, text: answers.first ?? "")
    ]
  }

  package var problem: String? {
    guard !takesAnything, ticked.isEmpty else { return nil }
    let hasName = !FilePath.split(path).name.isEmpty
    switch (wanted, target) {
    case (.file, .directory?): return hasName ? "that is a directory" : "choose a file"
    case (.file, .lostLink?): return "that link leads nowhere"
    case (.file, nil): return hasName ? "there is no such file" : "there is no such directory"
    case (.newFile, _) where !hasName: return "type a name"
    case (.newFile, .directory?): return "that is a directory"
    case (.newFile, nil) where failure != nil && !isDirectoryThere:
      return "there is no such directory"
    case (.directory, nil): return "there is no such directory"
    case (.directory, .file?), (.directory, .lostLink?): return "that is no directory"
    default: return nil
    }
  }

  private var isDirectoryThere: Bool {
    files.kind(directory.isEmpty ? "." : directory) == .directory
  }

  package var canFail: Bool { true }

  package var prompts: [Prompt] {
    let label =
      switch wanted {
      case .file, .newFile: isMultiple ? "Files" : "File"
      case .directory: isMultiple ? "Directories" : "Directory"
      }
    var prompt = Prompt(
      name: Self.valueName, label: label, form: isMultiple ? .lines : .text, texts: answers)
    prompt.isDeclared = isDeclared
    prompt.declaration = "--path"
    prompt.problem = problem
    return [prompt]
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    guard isMultiple else {
      guard let text = texts.first, texts.count == 1 else {
        throw .badValue(
          field: name, value: texts.joined(separator: " "), reason: "it takes one path")
      }
      return give(text)
    }
    let paths = texts.flatMap { texts.count == 1 ? lines($0) : [$0] }
    give("")
    for path in paths {
      give(path)
      if let problem { throw .badValue(field: name, value: path, reason: problem) }
    }
    ticked = paths
  }

  /// The paths in the lines of a text, unless that is a path itself.
  private func lines(_ text: String) -> [String] {
    guard files.kind(text) == nil else { return [text] }
    return text.utf8.split(separator: 0x0A).map { String(Substring($0)) }
  }

  private mutating func give(_ path: String) {
    ticked = []
    enter(FilePath.split(path).directory)
    pick(path)
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
