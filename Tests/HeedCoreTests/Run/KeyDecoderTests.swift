import Testing

@testable import HeedCore

/// What a decoder makes of bytes that come at once, and then of a long silence.
private func decode(_ text: String, _ decoder: KeyDecoder = KeyDecoder()) -> [Event] {
  decode([Array(text.utf8)], decoder)
}

private func decode(_ pieces: [[UInt8]], _ decoder: KeyDecoder = KeyDecoder()) -> [Event] {
  var decoder = decoder
  var events: [Event] = []
  var now = Duration.zero
  for piece in pieces {
    now += .milliseconds(200)
    decoder.feed(piece, at: now)
    while let event = decoder.next(at: now) { events.append(event) }
  }
  while let deadline = decoder.deadline {
    while let event = decoder.next(at: deadline) { events.append(event) }
  }
  #expect(decoder.isIdle)
  return events
}

private let esc = "\u{1B}"

@Suite struct KeyDecoderTests {
  static let keys: [(String, Key)] = [
    ("a", .character("a")), ("é", .character("é")), ("界", .character("界")),
    ("🙂", .character("🙂")), (" ", .character(" ")),
    ("\t", Key(.tab)), ("\r", Key(.enter)), ("\n", Key(.enter)),
    ("\u{7F}", Key(.backspace)), ("\u{08}", Key(.backspace)), ("\u{00}", .control(" ")),
    ("\u{01}", .control("a")), ("\u{1A}", .control("z")), ("\u{1C}", .control("\\")),
    ("\u{1F}", .control("_")), (esc, Key(.escape)), (esc + esc, Key(.escape)),
    (esc + "b", .alt("b")), (esc + "é", .alt("é")), (esc + "\r", Key(.enter, .alt)),
    (esc + "\u{7F}", Key(.backspace, .alt)), (esc + "\u{01}", .character("a", [.alt, .control])),
    (esc + "[A", Key(.up)), (esc + "OB", Key(.down)), (esc + "[1;5C", Key(.right, .control)),
    (esc + "[1;2D", Key(.left, .shift)), (esc + "[1;3A", Key(.up, .alt)),
    (esc + "[1;8A", Key(.up, [.shift, .alt, .control])),
    (esc + esc + "[A", Key(.up, .alt)), (esc + esc + "OA", Key(.up, .alt)),
    (esc + "[H", Key(.home)), (esc + "[F", Key(.end)), (esc + "OH", Key(.home)),
    (esc + "[1~", Key(.home)), (esc + "[4~", Key(.end)), (esc + "[7~", Key(.home)),
    (esc + "[8~", Key(.end)), (esc + "[2~", Key(.insert)), (esc + "[3~", Key(.delete)),
    (esc + "[3;5~", Key(.delete, .control)), (esc + "[5~", Key(.pageUp)),
    (esc + "[6~", Key(.pageDown)), (esc + "[Z", .backTab), (esc + "[1;2Z", .backTab),
    (esc + "OP", Key(.function(1))), (esc + "[[A", Key(.function(1))),
    (esc + "[[E", Key(.function(5))), (esc + "[11~", Key(.function(1))),
    (esc + "[15~", Key(.function(5))), (esc + "[17~", Key(.function(6))),
    (esc + "[21~", Key(.function(10))), (esc + "[24~", Key(.function(12))),
    (esc + "[24;2~", Key(.function(12), .shift)), (esc + "[1;2R", Key(.function(3), .shift)),
    (esc + "[1;5P", Key(.function(1), .control)), (esc + "O5P", Key(.function(1), .control)),
    (esc + "OM", Key(.enter)), (esc + "Op", .character("0")), (esc + "Oy", .character("9")),
    (esc + "Oj", .character("*")), (esc + "On", .character(".")), (esc + "OX", .character("=")),
    (esc + "[a", Key(.up, .shift)), (esc + "Oc", Key(.right, .control)),
    (esc + "[3$", Key(.delete, .shift)), (esc + "[7^", Key(.home, .control)),
    (esc + "[5@", Key(.pageUp, [.shift, .control])),
    (esc + "[97u", .character("a")), (esc + "[97;5u", .control("a")),
    (esc + "[97;2u", .character("A")), (esc + "[97:65;2u", .character("A")),
    (esc + "[13u", Key(.enter)), (esc + "[27u", Key(.escape)), (esc + "[9;2u", .backTab),
    (esc + "[127u", Key(.backspace)), (esc + "[57414u", Key(.enter)),
    (esc + "[57400u", .character("1")), (esc + "[57417u", Key(.left)),
    (esc + "[1;1:1A", Key(.up)), (esc + "[97;1:2u", .character("a")),
    (esc + "[27;5;97~", .control("a")), (esc + "[27;2;13~", Key(.enter, .shift)),
    (esc + "[", .alt("[")), (esc + "O", .alt("O")), (esc + "P", .alt("P")),
  ]

  @Test(arguments: keys) func aKeyIsKnown(_ bytes: String, _ key: Key) {
    #expect(decode(bytes) == [.key(key)])
  }

  @Test(arguments: keys) func theNextKeyIsNotLost(_ bytes: String, _ key: Key) {
    #expect(
      decode([Array(bytes.utf8)] + [[], [], [], [], [], []] + [Array("x".utf8)]).last
        == .key(.character("x")))
  }

  @Test(arguments: [
    esc + "[I", esc + "[O", esc + "[?62;22c", esc + "[?2004;1$y", esc + "[99;99;99z",
    esc + "[97;1:3u", esc + "[1;1:3A", esc + "[57441;2u", esc + "]11;rgb:0000/0000/0000\u{07}",
    esc + "]11;rgb:0000/0000/0000" + esc + "\\", esc + "P1$r0m" + esc + "\\",
    esc + "_Gi=1;OK" + esc + "\\", esc + "^x" + esc + "\\", esc + "Xx" + esc + "\\",
    esc + "[<32;3;4M", esc + "[<1;3;4M", esc + "[201~", esc + "[E", esc + "[?1u", esc + "Oz",
    esc + "[12", esc + "]0;never ended", esc + "[>0;276;0c", esc + "[200~" + esc + "[201~",
  ])
  func whatIsNoKeyIsSwallowedWhole(_ bytes: String) {
    #expect(decode(bytes) == [])
    #expect(decode(Array(bytes.utf8).map { [$0] }) == [])
  }

  @Test func aSplitSequenceIsOneKey() {
    #expect(decode([Array(esc.utf8), Array("[B".utf8)]) == [.key(Key(.down))])
    #expect(decode([Array((esc + "[").utf8), [], [], Array("B".utf8)]) == [.key(Key(.down))])
    #expect(decode([[0xE7], [0x95], [0x8C]]) == [.key(.character("界"))])
  }

  @Test func escapeWaitsItsDelay() {
    var decoder = KeyDecoder(escapeDelay: .milliseconds(50))
    decoder.feed([27], at: .seconds(9))
    #expect(decoder.next(at: .seconds(9)) == nil)
    #expect(decoder.deadline == .seconds(9) + .milliseconds(50))
    #expect(decoder.next(at: .seconds(9) + .milliseconds(49)) == nil)
    #expect(decoder.next(at: .seconds(9) + .milliseconds(50)) == .key(Key(.escape)))
    #expect(decoder.deadline == nil)
  }

  @Test func anAbortedSequenceLosesNoKey() {
    #expect(decode(esc + "[1;" + esc + "[A") == [.key(Key(.up))])
    #expect(decode(esc + "[1\r") == [.key(Key(.enter))])
    #expect(decode(esc + "]11;x" + esc + "[A") == [.key(Key(.up))])
  }

  @Test func invalidBytesAreKept() {
    #expect(decode([[0xFF]]) == [.key(.character("\u{10FFFF}"))])
    #expect(
      decode([[0xC3, 0x28]]) == [.key(.character("\u{10FFC3}")), .key(.character("("))])
    #expect(
      decode([[0xED, 0xA0]]) == [.key(.character("\u{10FFED}")), .key(.character("\u{10FFA0}"))])
  }

  @Test func aPasteIsText() {
    let paste = esc + "[200~a\r\nb\rc" + esc + "[3~é" + esc + "[201~x"
    let expected: [Event] = [.paste("a\nb\nc" + esc + "[3~é"), .key(.character("x"))]
    #expect(decode(paste) == expected)
    #expect(decode(Array(paste.utf8).map { [$0] }) == expected)
  }

  @Test func aPasteThatNeverEndsIsEndedBySilence() {
    #expect(decode([Array((esc + "[200~ab").utf8), Array("c".utf8)]) == [.paste("abc")])
  }

  @Test func theMouse() {
    #expect(
      decode(esc + "[<0;10;5M" + esc + "[<0;10;5m" + esc + "[<64;1;1M" + esc + "[<69;2;1M") == [
        .mouse(Mouse(.press, at: Position(row: 4, column: 9))),
        .mouse(Mouse(.release, at: Position(row: 4, column: 9))),
        .mouse(Mouse(.wheelUp, at: Position(row: 0, column: 0))),
        .mouse(Mouse(.wheelDown, at: Position(row: 0, column: 1))),
      ])
    #expect(
      decode(esc + "[M !!" + esc + "[M#\"!") == [
        .mouse(Mouse(.press, at: Position(row: 0, column: 0))),
        .mouse(Mouse(.release, at: Position(row: 0, column: 1))),
      ])
  }

  @Test func cursorReports() {
    var decoder = KeyDecoder()
    #expect(decode(esc + "[7;3R") == [.cursorReport(Position(row: 6, column: 2))])
    decoder.expectsCursorReport = true
    let twice = decode(esc + "[1;2R" + esc + "[1;2R", decoder)
    #expect(
      twice == [.cursorReport(Position(row: 0, column: 1)), .key(Key(.function(3), .shift))])
  }

  @Test func interrupts() {
    #expect(decode("\u{03}") == [.key(.control("c"))])
    #expect(decode("\u{03}", KeyDecoder(interruptByte: true)) == [.signal(2)])
    #expect(decode(esc + "[99;5u") == [.signal(2)])
  }

  @Test func aTerminalsOwnSequencesComeFirst() {
    let own: [[UInt8]: Key] = [[1, 0x40]: Key(.up), Array((esc + "[V").utf8): Key(.pageUp)]
    let decoder = KeyDecoder(sequences: own)
    #expect(decode([[1, 0x40]], decoder) == [.key(Key(.up))])
    #expect(decode([[1, 0x41]], decoder) == [.key(.control("a")), .key(.character("A"))])
    #expect(decode([[1]], decoder) == [.key(.control("a"))])
    #expect(decode(esc + "[V" + esc, decoder) == [.key(Key(.pageUp)), .key(Key(.escape))])
  }
}
