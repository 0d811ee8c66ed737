import HeedCore

/// What a page of HTML says, without its tags.
///
/// Blanks and line ends are one blank, but for those of `pre`; blocks, items and rows of tables
/// stand on lines of their own, and cells of a row two blanks apart.
struct ZenityPage {
  /// The lines so far; the last one may go on.
  private var lines = [""]
  /// Whether blanks stand before what comes next.
  private var hasBlank = false
  /// How many `pre` are open.
  private var kept = 0

  static func text(of html: String) -> String {
    var page = ZenityPage()
    page.read(html)
    while page.lines.last?.isEmpty == true { page.lines.removeLast() }
    return page.lines.drop(while: \.isEmpty).joined(separator: "\n")
  }

  private mutating func read(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      write(PangoMarkup.entitiesRead(String(rest[..<start])))
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = rest.firstPlace(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let isTag = rest.first.map { $0.isLetter || $0 == "/" || $0 == "!" } == true
      guard isTag, let end = rest.firstIndex(of: ">") else {
        write("<")
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
      rest = rest[rest.index(after: end)...]
      if ["script", "style", "head"].contains(name), let close = rest.firstPlace(of: "</\(name)") {
        rest = rest[close.lowerBound...]
      } else {
        take(name.hasSuffix("/") ? String(name.dropLast()) : name)
      }
    }
    write(PangoMarkup.entitiesRead(String(rest)))
  }

  private mutating func take(_ tag: String) {
    switch tag {
    case "li":
      endLine()
      write("• ")
    case "td", "th":
      hasBlank = false
      if lines.last?.isEmpty == false { lines[lines.count - 1] += "  " }
    case "br": breakLine()
    case "pre", "/pre":
      endLine()
      kept = max(0, kept + (tag == "pre" ? 1 : -1))
    case "p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "/p", "/h1", "/h2", "/h3", "/h4", "/h5",
      "/h6", "/table":
      endLine()
      // A line of air, which two blocks share.
      if lines.count > 1, lines[lines.count - 2].isEmpty == false { breakLine() }
    case "div", "/div", "tr", "/tr", "ul", "/ul", "ol", "/ol", "/li", "hr", "dt", "dd",
      "blockquote", "/blockquote", "section", "/section", "body", "/body":
      endLine()
    default: break
    }
  }

  private mutating func breakLine() {
    lines.append("")
    hasBlank = false
  }

  private mutating func endLine() {
    hasBlank = false
    if lines.last?.isEmpty == false { breakLine() }
  }

  private mutating func write(_ text: String) {
    var line = lines.removeLast()
    for character in text {
      if kept > 0, character.isNewline {
        lines.append(line)
        line = ""
      } else if kept == 0, character.isWhitespace, character != "\u{A0}" {
        hasBlank = !line.isEmpty && line.last != " "
      } else {
        if hasBlank { line.append(" ") }
        hasBlank = false
        line.append(character)
      }
    }
    lines.append(line)
  }
}
