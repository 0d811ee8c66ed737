import Glibc
import Support
import Testing

/// What the real dialog answered to hundreds of command lines and keys, asked of `heed`.
///
/// `Tests/differential/record.py --program dialog` records it. With
/// `HEED_UNDER_TEST=/usr/bin/dialog` the real program is asked again, to test the player itself; its
/// faults are left out then.
@Suite struct DialogDifferentialTests {
  @Test func `there are recordings of every box`() {
    let boxes = [
      "msgbox", "yesno", "infobox", "inputbox", "passwordbox", "textbox", "tailbox", "menu",
      "inputmenu", "checklist", "radiolist", "gauge", "pause", "rangebox",
    ]
    for box in boxes {
      #expect(RecordedCase.dialog.contains { $0.arguments.contains(Array("--\(box)".utf8)) })
    }
  }

  @Test(arguments: RecordedCase.dialog)
  func `it answers as dialog does`(_ played: RecordedCase) {
    if isTheJudge, played.fault != nil { return }
    let differences = RecordedReplay(played).differences()
    #expect(differences.isEmpty, "\(played.fault.map { "dialog's fault: \($0)" } ?? "")")
  }
}

/// Whether the program under test is the real dialog.
private let isTheJudge: Bool = {
  guard let path = realpath(heed, nil) else { return false }
  defer { free(path) }
  return String(cString: path).hasSuffix("/dialog")
}()
