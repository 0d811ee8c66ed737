import HeedCore
import HeedPersonalities
import Testing

/// What is written of dialogs of other command lines.
@Suite struct SpecTests {
  static let explained: [([String], String)] = [
    (["--msgbox", "Done", "8", "40"], "heed alert Done"),
    (
      ["--msgbox", "Done", "8", "40", "--ok-button", "Fine"],
      "heed alert Done --button Fine --id ok"
    ),
    (["--title", "T", "--msgbox", "a\\nb", "8", "40"], "heed alert T 'a\nb'"),
    (["--yesno", "Go on?", "8", "40", "--defaultno"], "heed confirm 'Go on?' --default no"),
    (
      ["--yesno", "Q", "8", "40", "--yes-button", "Ja", "--no-button", "Nein", "--defaultno"],
      "heed confirm Q --button Ja --id yes --cancel Nein --id no --default no"
    ),
    (["--inputbox", "Name", "8", "40", "it's"], #"heed input Name --value 'it'\''s'"#),
    (["--inputbox", "Name", "8", "40", ""], "heed input Name"),
    (["--nocancel", "--inputbox", "--", "-x", "8", "40"], "heed input --button Ok --id ok -- -x"),
    (["--title", "T", "--passwordbox", "P", "8", "40"], "heed input T P --secure"),
    (
      ["--menu", "M", "12", "40", "3", "a", "A", "b", "", "--default-item", "b"],
      "heed choose M --item a --label A --item b --default b"
    ),
    (
      ["--menu", "Disk", "0", "0", "0", "sda", "20 GB", "sdb", "20 GB"],
      "heed choose Disk --item sda --label 'sda  20 GB' --item sdb --label 'sdb  20 GB'"
    ),
    (
      ["--checklist", "P", "0", "0", "0", "a", "A", "off", "b", "B", "on", "--separate-output"],
      "heed choose P --item a --label A --item b --label B --selected --multiple"
    ),
    (
      ["--radiolist", "P", "0", "0", "0", "a", "A", "on", "b", "B", "on", "--output-fd", "5"],
      "heed choose P --item a --label A --item b --label B --selected --output-fd 5"
    ),
    (["--textbox", "f", "8", "40"], "heed view --file f --wrap"),
    (["--gauge", "Wait", "8", "40", "30"], "heed progress '' Wait --value 30"),
    (["--gauge", "Wait", "8", "40", "0", "--title", "T"], "heed progress T Wait"),
    (["--infobox", "Wait", "8", "40"], "heed notice Wait"),
  ]

  private static let files = ["f": "text\n", "save.json": #"{"kind":"alert","title":"T"}"#]

  @Test(arguments: explained)
  func `a box is a native command line`(_ words: [String], _ line: String) throws {
    #expect(try text(["explain", "whiptail"] + words, files: Self.files) == line + "\n")
    let native = try ShellWords.split(line)
    // Whatever shows the box shows the native line.
    #expect(
      try text(["spec"] + native, files: Self.files)
        == text(["spec", "whiptail"] + words, files: Self.files))
  }

  @Test func `a box is a description`() throws {
    let words = ["whiptail", "--checklist", "P", "12", "40", "2", "a", "A", "on", "b", "B", "off"]
    #expect(
      try text(["spec"] + words) == """
        {
          "kind": "choose",
          "title": "P",
          "items": [
            {
              "item": "a",
              "label": "A",
              "selected": true
            },
            {
              "item": "b",
              "label": "B"
            }
          ],
          "multiple": true
        }

        """)
  }

  @Test func `every kind can be described, and those that ask can have Back`() {
    for kind in Native.kinds {
      let isComplete = isDescribed(kind)
      #expect(isComplete, "\(kind.name)")
    }
  }

  private func isDescribed<K: Kind>(_ kind: K.Type) -> Bool {
    K.blank() is any Described && (K.purpose != .asks || K.Shown.self is any ButtonHolder.Type)
  }

  @Test func `the shortest forms are read, and null and false are nothing`() throws {
    let json = #"""
      {"kind":"alert","title":5,"message":null,"fields":["a",1.50],"no-footer":false,
       "buttons":[{"base64":"/w=="},{"exit":9,"destructive":"B","disabled":null}]}
      """#
    let line = try text(["explain", "show", "f"], files: ["f": json])
    #expect(
      line
        == #"heed alert 5 --field a --field 1.50 --button "$(printf '\377')" --destructive B --exit 9"#
        + "\n")
  }

  @Test func `control characters and bytes are made by the shell`() throws {
    let title = "a\u{1B}[31m%\\'\n\n" + ByteText.decode([0xFF])
    #expect(
      try text(["explain", "alert", title, "\t"])
        == #"heed alert "$(printf 'a\033[31m%%\\\047\012\012\377')" '"# + "\t'\n")
    #expect(
      try text(["explain", "alert", "\u{7}\n"]) == "heed alert \"$(printf '\\007')\"'\n'\n")
  }

  @Test func `a description is explained with the options beside it`() throws {
    let line = try text(["explain", "show", "save.json", "--timeout", "5"], files: Self.files)
    #expect(line == "heed alert T --timeout 5\n")
  }

  static let passed: [([String], String)] = [
    (["spec", "whiptail", "--help"], "whiptail"), (["explain", "alert", "--help"], "alert"),
    (["spec", "--help"], "spec"), (["show", "f", "--help"], "show"),
    (["explain", "-h"], "explain"),
    (["spec", "show", "--help"], "show"),
  ]

  @Test(arguments: passed)
  func `help is the help of what it stands after`(_ words: [String], _ name: String) throws {
    guard case .help(name) = try Native.parse(words, surroundings()) else {
      Issue.record("no help for \(words)")
      return
    }
  }

  static let mistakes: [([String], Int32, String)] = [
    (["spec", "whiptail", "--foo"], 1, "unknown option '--foo' for whiptail"),
    (
      ["explain", "whiptail", "--yesno"], 255,
      "TEXT is missing in '--yesno TEXT HEIGHT WIDTH'"
    ),
    (
      ["spec", "alert", "--timeout", "x"], 64,
      "--timeout got 'x'; it takes seconds, as in 5, 2.5, 30s or 2m"
    ),
    (["spec", "alret"], 64, "unknown command 'alret'; did you mean 'alert'? (see 'heed --help')"),
    (["spec"], 64, "COMMAND-LINE is missing in 'heed spec COMMAND-LINE...'"),
    (["explian"], 64, "unknown command 'explian'; did you mean 'explain'? (see 'heed --help')"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is that of the command line itself`(
    _ words: [String], _ status: Int32, _ line: String
  ) {
    let error = #expect(throws: UsageError.self) { try text(words) }
    #expect(error?.message == line)
    #expect(error.map { Native.status(of: $0) } == status)
  }
}
