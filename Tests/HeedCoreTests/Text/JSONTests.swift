import HeedCore
import Testing

@Suite("JSON: what is written")
struct JSONTests {
  @Test("one line, no blanks, keys in their order")
  func writesOneLine() {
    let value: JSON = [
      "button": "Create", "status": 0, "fields": ["name": "intranet", "tags": ["a", nil, true]],
      "size": .number("1.50"), "none": [:], "empty": [],
    ]
    #expect(
      value.text == """
        {"button":"Create","status":0,"fields":{"name":"intranet","tags":["a",null,true]},\
        "size":1.50,"none":{},"empty":[]}
        """)
  }

  @Test(
    "escapes what must be escaped and nothing else",
    arguments: [
      (#"say "hi""#, #""say \"hi\"""#), (#"C:\temp/x"#, #""C:\\temp/x""#),
      ("a\nb\rc\td", #""a\nb\rc\td""#), ("\u{8}\u{C}\0\u{1B}\u{7F}", #""\b\f\u0000\u001B\u007F""#),
      ("\r\n", #""\r\n""#), ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
      ("\u{9B}2J", #""\u009B2J""#),
      ("Grüße 日本 👩‍🚀 e\u{301}", "\"Grüße 日本 👩‍🚀 e\u{301}\""),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(JSON.string(text).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(try JSON.parse(expected) == .string(text))
  }

  @Test("values compare code point by code point")
  func comparesExactly() {
    #expect(JSON.string("\u{E9}") != .string("e\u{301}"))
    #expect(JSON.object([(key: "a", value: 1)]) == ["a": 1])
    #expect(JSON.integer(1) != .number("1.0"))
    #expect((["a": ["b": 2]] as JSON)["a"]?["b"] == 2)
    #expect((["a": 1] as JSON)["b"] == nil)
  }

  @Test("text that stands for invalid bytes becomes base64")
  func writesBytes() {
    #expect(JSON.value(ofText: "Grüße") == "Grüße")
    #expect(JSON.value(ofText: "a\u{10FFFF}ü\u{10FF80}").text == #"{"base64":"Yf/DvIA="}"#)
    #expect(JSON.value(ofText: "a\u{10FFFF}ü\u{10FF80}").bytes == [0x61, 0xFF, 0xC3, 0xBC, 0x80])
    #expect(JSON.string("ü").bytes == [0xC3, 0xBC])
    #expect((["base64": "?"] as JSON).bytes == nil)
    #expect((["base64": "YQ==", "x": 1] as JSON).bytes == nil)
  }

  @Test(
    "base64 there and back",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func codesBase64(plain: String, code: String) {
    #expect(Base64.encode(Array(plain.utf8)) == code)
    #expect(Base64.decode(code) == Array(plain.utf8))
  }

  @Test("base64 of every byte")
  func codesEveryByte() {
    for length in 250...256 {
      let bytes = (0..<length).map { UInt8($0) }
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    }
  }

  @Test(
    "what is not canonical base64",
    arguments: ["Z", "Zg", "Zg=", "Zh==", "Zm9=", "Z===", "====", "Zm9v\n", "Zm 9", "=Zm9"])
  func refusesBase64(code: String) {
    #expect(Base64.decode(code) == nil)
  }

  @Test func `a value can be written line by line`() throws {
    let text = """
      {
        "a": [
          1,
          {
            "b": null
          },
          [],
          {}
        ],
        "c": "d\\n"
      }
      """
    #expect(try JSON.parse(text).pretty == text)
    #expect(JSON.string("x").pretty == "\"x\"")
  }
}
