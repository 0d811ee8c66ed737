import Glibc
package import HeedCore

/// Patterns as `grep -E` and the `=~` of bash have them: POSIX extended regular expressions.
package enum PosixPattern {
  /// Makes a pattern ready that a whole value has to match.
  package static func make(_ source: String) -> Result<Pattern, Surroundings.Failure> {
    guard !source.utf8.contains(0) else { return .failure(.init(reason: "it contains NUL")) }
    if let reason = PatternCheck.reason(against: source) {
      return .failure(.init(reason: reason))
    }
    Charset.prepare()
    let compiled = Compiled()
    let status = Compiled.compile(source, into: compiled)
    guard status == 0 else { return .failure(.init(reason: compiled.reason(status))) }
    return .success(Pattern(source: source) { compiled.matchesWhole($0) })
  }

  /// A compiled expression.
  ///
  /// It has identity because libc keeps addresses in it.
  ///
  /// Unchecked: it never changes once it is compiled, and `regexec` only reads it.
  private final class Compiled: @unchecked Sendable {
    private var expression = regex_t()
    private var isCompiled = false

    static func compile(_ source: String, into compiled: Compiled) -> Int32 {
      let bytes = ByteText.encode(source).map { CChar(bitPattern: $0) } + [0]
      let status = regcomp(&compiled.expression, bytes, REG_EXTENDED)
      compiled.isCompiled = status == 0
      return status
    }

    deinit { if isCompiled { regfree(&expression) } }

    /// Whether the leftmost longest match is all of the value, which POSIX makes the same as
    /// whether there is a match of all of it.
    func matchesWhole(_ value: String) -> Bool {
      let bytes = ByteText.encode(value)
      guard !bytes.contains(0) else { return false }
      var match = regmatch_t()
      let status = regexec(&expression, bytes.map { CChar(bitPattern: $0) } + [0], 1, &match, 0)
      return status == 0 && match.rm_so == 0 && Int(match.rm_eo) == bytes.count
    }

    func reason(_ status: Int32) -> String {
      var text = [CChar](repeating: 0, count: 128)
      regerror(status, &expression, &text, text.count)
      let letters = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let reason = String(decoding: letters, as: UTF8.self)
      return reason.prefix(1).lowercased() + reason.dropFirst()
    }
  }
}
