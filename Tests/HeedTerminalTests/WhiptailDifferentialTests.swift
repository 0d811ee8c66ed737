import Glibc
import Support
import Testing

/// What the real whiptail answered to hundreds of command lines and keys, asked of `heed`.
///
/// `Tests/differential/record.py` records it. With `HEED_UNDER_TEST=/usr/bin/whiptail` the real
/// program is asked again, to test the player itself; its faults are left out then.
@Suite(.enabled(if: knowsWhiptail, "the program under test is no whiptail yet"))
struct WhiptailDifferentialTests {
  @Test func `there are recordings of every box`() {
    let boxes = [
      "msgbox", "yesno", "infobox", "inputbox", "passwordbox", "textbox", "menu", "checklist",
      "radiolist", "gauge",
    ]
    for box in boxes {
      #expect(RecordedCase.whiptail.contains { $0.arguments.contains(Array("--\(box)".utf8)) })
    }
  }

  @Test(arguments: RecordedCase.whiptail)
  func `it answers as whiptail does`(_ played: RecordedCase) {
    if isTheJudge, played.fault != nil { return }
    let differences = RecordedReplay(played).differences()
    #expect(differences.isEmpty, "\(played.fault.map { "whiptail's fault: \($0)" } ?? "")")
  }
}

/// Whether the program under test takes the name of whiptail for its cue.
private let knowsWhiptail = run(["whiptail", "--version"], program: heed).out
  .hasPrefix("whiptail (newt): ")

/// Whether the program under test is the real whiptail.
private let isTheJudge: Bool = {
  guard let path = realpath(heed, nil) else { return false }
  defer { free(path) }
  return String(cString: path).hasSuffix("/whiptail")
}()
