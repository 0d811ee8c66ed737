package import Testing

/// Expects a picture; the failure shows both, line by line, with `-` expected and `+` found.
///
/// Empty lines at the foot do not count.
package func expectPicture(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard pictureLines(actual) != pictureLines(expected) else { return }
  let difference = pictureDifference(found: actual, wanted: expected)
  Issue.record(
    "the picture differs (- expected, + found):\n\(difference)", sourceLocation: sourceLocation)
}

/// Two pictures line by line: `-` before what was wanted, `+` before what was found instead.
package func pictureDifference(found: String, wanted: String) -> String {
  let (found, wanted) = (pictureLines(found), pictureLines(wanted))
  return (0..<max(found.count, wanted.count)).map { row in
    let (there, here) = (wanted.dropFirst(row).first, found.dropFirst(row).first)
    if there == here { return "  \(here ?? "")" }
    return [there.map { "- \($0)" }, here.map { "+ \($0)" }].compactMap(\.self)
      .joined(separator: "\n")
  }.joined(separator: "\n")
}

private func pictureLines(_ picture: String) -> [Substring] {
  var lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}
