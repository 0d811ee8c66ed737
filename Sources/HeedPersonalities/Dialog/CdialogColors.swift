import HeedCore

/// dialog's colours and settings, as its configuration file changes them.
struct CdialogColors: Sendable {
  private var looks: [(name: String, look: Paint)] = Self.standard
  private(set) var hasColors = true
  private(set) var aspect: Int?
  private(set) var boxSeparator: String?
  private(set) var visitsItems = false
  private(set) var tabLength: Int?
  /// What keys were given another meaning.
  private(set) var bindings: [CdialogBinding] = []

  /// The standard colours.
  init() {}

  /// Those of the file that the environment names, of the person's own, or of the host's.
  init(_ surroundings: Surroundings) throws(UsageError) {
    var paths = ["/etc/dialogrc"]
    if let home = surroundings.environment("HOME") { paths.insert("\(home)/.dialogrc", at: 0) }
    if let path = surroundings.environment("DIALOGRC") { paths.insert(path, at: 0) }
    for path in paths {
      guard case .success(let bytes) = surroundings.readFile(path) else { continue }
      try read(ByteText.decode(bytes), of: path)
      return
    }
  }

  // MARK: Reading

  private mutating func read(_ text: String, of path: String) throws(UsageError) {
    for (index, line) in DisplayText.lines(text).enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if let reason = read(line) {
        throw .unreadable(path: path, reason: "line \(index + 1): \(reason)")
      }
    }
  }

  /// Takes a line; returns what is wrong with it.
  private mutating func read(_ line: String) -> String? {
    if line.prefix(7).lowercased() == "bindkey" {
      do throws(CdialogBinding.Mistake) { bindings.append(try CdialogBinding(line)) } catch {
        return error.reason
      }
      return nil
    }
    let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { return "it is not NAME = VALUE" }
    let (name, value) = (String(sides[0]).trimmed.lowercased(), String(sides[1]).trimmed)
    switch name {
    case "aspect": aspect = Int(value)
    case "separate_widget": boxSeparator = String(value.filter { $0 != "\"" })
    case "tab_len": tabLength = Int(value)
    case "visit_items", "use_scrollbar", "use_shadow", "use_colors":
      guard ["on", "off"].contains(value.lowercased()) else { return "\(name) is ON or OFF" }
      let isOn = value.lowercased() == "on"
      if name == "visit_items" { visitsItems = isOn }
      if name == "use_colors" { hasColors = isOn }
    default:
      guard let index = looks.firstIndex(where: { $0.name == name }) else {
        return "'\(truncate(name, columns: 40))' is no setting"
      }
      guard let look = look(value) else {
        return "\(name) is (FOREGROUND,BACKGROUND,ON or OFF), or the name of another one"
      }
      looks[index].look = look
    }
    return nil
  }

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// `(CYAN,BLUE,ON)`, perhaps with further switches for underline and reverse, or another's name.
  private func look(_ text: String) -> Paint? {
    guard text.hasPrefix("("), text.hasSuffix(")") else {
      return looks.first { $0.name == text.lowercased() }?.look
    }
    let words = text.dropFirst().dropLast().split(
      separator: ",", omittingEmptySubsequences: false
    ).map { String($0).trimmed.lowercased() }
    guard (3...5).contains(words.count), let foreground = Self.color(words[0]),
      let background = Self.color(words[1])
    else { return nil }
    var paint = Paint(foreground: foreground, background: background)
    for (word, attribute) in zip(words.dropFirst(2), [Attributes.bold, .underline, .reverse]) {
      guard ["on", "off"].contains(word) else { return nil }
      if word == "on" { paint.attributes.insert(attribute) }
    }
    return paint
  }

  private static func color(_ name: String) -> Color? {
    names.firstIndex(of: name).map { .indexed(UInt8($0)) }
  }

  // MARK: The theme

  var theme: Theme {
    guard hasColors else { return .mono }
    func paint(_ name: String) -> Paint { looks.first { $0.name == name }?.look ?? .plain }
    var theme = Theme([
      .backdrop: paint("screen_color"), .backtitle: paint("screen_color"),
      .footer: paint("itemhelp_color"), .footerKey: paint("itemhelp_color"),
      .border: paint("border_color"), .title: paint("title_color"),
      .focusedButton: paint("button_label_active_color"),
      .focusedDestructiveButton: paint("button_label_active_color"),
      .field: paint("inputbox_color"), .fieldFocus: paint("form_active_text_color"),
      .placeholder: paint("form_text_color"), .focusedItem: paint("item_selected_color"),
      .barFull: paint("gauge_color"), .barEmpty: paint("gauge_color"),
      .scrollMark: paint("uarrow_color"), .mark: paint("check_color"),
      .match: paint("position_indicator_color"),
    ])
    for role in [Role.item, .disabledItem, .heading] { theme[role] = paint("item_color") }
    for role in [Role.button, .preferredButton, .destructiveButton, .disabledButton] {
      theme[role] = paint("button_label_inactive_color")
    }
    for role in [
      Role.plain, .text, .label, .hint, .rule, .ruleFocus, .error, .info, .success, .warning,
      .critical,
    ] { theme[role] = paint("dialog_color") }
    return theme
  }

  private static let standard: [(name: String, look: Paint)] = {
    func paint(_ foreground: UInt8, _ background: UInt8, _ isBold: Bool = false) -> Paint {
      Paint(
        foreground: .indexed(foreground), background: .indexed(background),
        attributes: isBold ? .bold : [])
    }
    let (dialog, title, border) = (paint(0, 7), paint(4, 7, true), paint(7, 7, true))
    let (active, key, label) = (paint(7, 4, true), paint(1, 7), paint(3, 4, true))
    let arrow = paint(2, 7, true)
    return [
      ("screen_color", paint(6, 4, true)), ("shadow_color", paint(0, 0, true)),
      ("dialog_color", dialog), ("title_color", title), ("border_color", border),
      ("button_active_color", active), ("button_inactive_color", dialog),
      ("button_key_active_color", active), ("button_key_inactive_color", key),
      ("button_label_active_color", label), ("button_label_inactive_color", paint(0, 7, true)),
      ("inputbox_color", dialog), ("inputbox_border_color", dialog), ("searchbox_color", dialog),
      ("searchbox_title_color", title), ("searchbox_border_color", border),
      ("position_indicator_color", title), ("menubox_color", dialog),
      ("menubox_border_color", border), ("item_color", dialog), ("item_selected_color", active),
      ("tag_color", title), ("tag_selected_color", label), ("tag_key_color", key),
      ("tag_key_selected_color", paint(1, 4, true)), ("check_color", dialog),
      ("check_selected_color", active), ("uarrow_color", arrow), ("darrow_color", arrow),
      ("itemhelp_color", paint(7, 0)), ("form_active_text_color", active),
      ("form_text_color", paint(7, 6, true)), ("form_item_readonly_color", paint(6, 7, true)),
      ("gauge_color", title), ("border2_color", dialog), ("inputbox_border2_color", dialog),
      ("searchbox_border2_color", dialog), ("menubox_border2_color", dialog),
    ]
  }()

  /// A file to begin with: every setting as it is if nothing is said.
  static var sample: String {
    let settings = [
      "# Settings for dialog; lines that begin with # are passed over.",
      "# A colour is (FOREGROUND,BACKGROUND,BOLD), or the name of another one.", "",
      "aspect = 0", "separate_widget = \"\"", "tab_len = 0", "visit_items = OFF",
      "use_scrollbar = OFF", "use_shadow = OFF", "use_colors = ON", "",
    ]
    let colors = standard.map { name, look in
      let sides = [look.foreground, look.background].map { color -> String in
        guard case .indexed(let index)? = color else { return "WHITE" }
        return names[Int(index)].uppercased()
      }
      let bold = look.attributes.contains(.bold) ? "ON" : "OFF"
      return "\(name) = (\(sides[0]),\(sides[1]),\(bold))"
    }
    return (settings + colors).map { $0 + "\n" }.joined()
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
