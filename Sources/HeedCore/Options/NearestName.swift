/// The name nearest to a mistyped one, if one is near enough to have been meant.
///
/// Nearness is the number of letters left out, put in, exchanged or swapped with their neighbour
/// (the restricted Damerau-Levenshtein distance); at most a third of the letters may differ.
package func nearestName(to word: String, among names: [String]) -> String? {
  let letters = Array(word.utf8.prefix(64))
  let limit = max(1, letters.count / 3)
  let ranked = names.map { (name: $0, distance: distance(letters, Array($0.utf8))) }
  if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit {
    return best.name
  }
  let begun = names.filter { letters.count >= 4 && $0.hasPrefix(word) }
  return begun.count == 1 ? begun[0] : nil
}

private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
