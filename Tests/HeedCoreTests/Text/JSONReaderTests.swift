import HeedCore
import Testing

@Suite("JSON: what is read")
struct JSONReaderTests {
  @Test(
    "documents of RFC 8259",
    arguments: [
      ("[]", []), ("{}", [:]), (" [ ] \n", []), ("\t{\r\n}", [:]), ("null", nil), ("true", true),
      ("[false,null]", [false, nil]), (#"" ""#, " "), ("42", 42), ("-1", -1), ("0", 0),
      ("-0", .number("-0")), ("1.50", .number("1.50")), ("1E22", .number("1E22")),
      ("1e-2", .number("1e-2")), ("0e+1", .number("0e+1")), ("20e1", .number("20e1")),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .number("9223372036854775808")),
      ("123.456789", .number("123.456789")),
      ("[[],[[]]]", [[], [[]]]), (#"{"":0}"#, ["": 0]),
      (
        #"{"a":{"b":[1,2]}, "c" : "d"}"#,
        ["a": ["b": [1, 2]], "c": "d"]
      ),
    ] as [(String, JSON)])
  func reads(document: String, expected: JSON) throws {
    #expect(try JSON.parse(document) == expected)
  }

  @Test(
    "strings",
    arguments: [
      (#""\u0060\u012a\u12AB""#, "\u{60}\u{12A}\u{12AB}"), (#""\uD801\udc37""#, "\u{10437}"),
      (#""\ud83d\ude39\ud83d\udc8d""#, "😹💍"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\\u0000""#, #"\u0000"#), (#""\u0000""#, "\0"), (#""a/*b*/c""#, "a/*b*/c"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\uFFFF""#, "\u{FFFF}"), ("\"\u{7F}\"", "\u{7F}"),
      ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"), (#""x\u0061\u30af\u30EA\u30b9y""#, "xaクリスy"),
      ("\"⍂㈴⍂\"", "⍂㈴⍂"),
    ])
  func readsStrings(document: String, expected: String) throws {
    #expect(try JSON.parse(document) == .string(expected))
  }

  @Test("a byte order mark is passed over and takes no column")
  func passesOverMark() throws {
    #expect(try JSON.parse("\u{FEFF}[1]") == [1])
    #expect(problem(of: "\u{FEFF}x") == #"line 1, column 1: expected a value, found "x""#)
  }

  @Test("keys that only look alike are two")
  func keepsKeysApart() throws {
    #expect(try JSON.parse("{\"\u{E9}\":1,\"e\u{301}\":2}")["e\u{301}"] == 2)
  }

  @Test("256 levels, not one more")
  func limitsDepth() throws {
    let deep = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try JSON.parse(deep).text == deep)
    #expect(problem(of: "[\(deep)]") == "line 1, column 257: nested more than 256 levels deep")
    #expect(
      problem(of: String(repeating: #"{"":"#, count: 100_000))
        == "line 1, column 1025: nested more than 256 levels deep")
    #expect(try JSON.parse("[" + String(repeating: "[],", count: 999) + "[]]") != nil)
  }

  @Test(
    "documents that are none",
    arguments: [
      "[1 true]", "[a]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\"]]", "[\"\",]", "[\"x\"",
      "[x", "[3[4]]", "[,]", "[-]", "[\"a\",\n4\n,", "[1,]", "[*]", "[1,\n1\n,1", "[{}", "[fals]",
      "[nul]", "[tru]", "[++1]", "[+1]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]",
      "[0.1.2]", "[0.3e+]", "[0.3e]", "[0.e1]", "[0E+]", "[0e]", "[1.0e+]", "[1.0e-]", "[1eE2]",
      "[2.e3]", "[9.e+]", "[Inf]", "[NaN]", "[1+2]", "[0x1]", "[Infinity]", "[-123foo]", "[012]",
      "[-foo]", "[1ea]", "[-.123]", "[1.]", "[.1]", "[1.8011670033376514H-308]", "[--1]", "00",
      "[\"x\", truth]", "{[: \"x\"}", "{\"x\", null}", "{\"x\"::\"b\"}", "{\"a\":\"a\" 123}",
      "{key: 'value'}", "{\"a\" b}", "{:\"b\"}", "{\"a\" \"b\"}", "{\"a\":", "{\"a\"", "{1:1}",
      "{null:null}", "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}", "{\"a\":\"b\"}/**/", "{a: \"b\"}",
      "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }", "{\"a\":\"b\"}#", " ", "", "<null>", "[⍂]",
      "[é]",
      #"["\uD800\"]"#, #"["\uD800\u"]"#, #"["\uD800\u1"]"#, #"["\uD800\u1x"]"#, #"["\u00A"]"#,
      #"["\x00"]"#, #"["\\\"]"#, #"["\🌀"]"#, #"["\"]"#, #"["\uD834\uDd"]"#, #"["\uqqqq"]"#,
      #"["\u+123"]"#, #"["\u-001"]"#, #"["\a"]"#, #"["\uDC00"]"#, #"["\uD800\uD800\n"]"#, "\"",
      "\"\\",
      "[\"\n\"]", "[\"\t\"]", "[\"a\u{0}a\"]", "[\u{0}]", "\u{0}", "[1]\u{0}", "[\u{C}]", "['a']",
      "\\u000A\"\"", "asd", "[1]x", "[True]", "1]", "{\"x\": true,", "[][]", "]", "{]", "2@",
      "\u{FEFF}",
      "{\"\":", "[\"a", "\"\\u", "\"\\uD83D\\u", "\"\\uD83D\\", "nulll", "-", "\u{A0}[]",
      "\u{2060}[]",
    ])
  func refuses(document: String) {
    #expect(throws: JSONError.self) { try JSON.parse(document) }
  }

  @Test(
    "bytes that are not UTF-8",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xE5],
      [0x5B, 0x00, 0x5D, 0x00], [0xFF, 0xFE, 0x5B], [0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22],
      [0x22, 0xE9],
    ] as [[UInt8]])
  func refuses(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSON.parse(bytes) }
  }

  @Test(
    "one line says where, what and what would be right",
    arguments: [
      ("", "line 1, column 1: expected a value, found the end of the text"),
      ("{\n  \"a\": 1\n  \"b\": 2\n}", #"line 3, column 3: expected a comma or }, found "\"""#),
      ("{\r\n\"ü日\" = 1}", #"line 2, column 6: expected a colon, found "=""#),
      ("{a: 1}", #"line 1, column 2: expected a key in double quotes or }, found "a""#),
      (#"{"a": 1,}"#, #"line 1, column 9: expected a key in double quotes, found "}""#),
      ("[1, True]", #"line 1, column 5: expected a value, found "True""#),
      ("[;]", #"line 1, column 2: expected a value or ], found ";""#),
      ("[1 2]", #"line 1, column 4: expected a comma or ], found "2""#),
      ("[] []", #"line 1, column 4: expected the end of the text, found "[""#),
      ("\n\n\"abc", "line 3, column 5: expected a closing quote, found the end of the text"),
      (#"{"a":1,"b":2,"a":3}"#, #"line 1, column 14: the key "a" is given twice"#),
      (#"{"a":1,"\u0061":3}"#, #"line 1, column 8: the key "a" is given twice"#),
      (
        "[\"a\tb\"]",
        #"line 1, column 4: a control character must be written as \u0009 in a string"#
      ),
      (#"["\x41"]"#, #"line 1, column 3: unknown escape \x"#),
      (#"["\u12G4"]"#, #"line 1, column 3: unknown escape \u12"#),
      (#"["a\uD83Dx"]"#, #"line 1, column 4: \uD83D is half of a surrogate pair"#),
      ("[007]", "line 1, column 2: 007 is not a number"),
    ])
  func explains(document: String, message: String) {
    #expect(problem(of: document) == message)
  }

  @Test("the place of a byte that is not UTF-8")
  func placesInvalidByte() {
    #expect(throws: JSONError(line: 2, column: 3, problem: .notUTF8)) {
      try JSON.parse(Array("\n\"ü".utf8) + [0xFF, 0x22])
    }
  }

  private func problem(of document: String) -> String {
    do {
      return "read as \(try JSON.parse(document))"
    } catch {
      return error.description
    }
  }
}
