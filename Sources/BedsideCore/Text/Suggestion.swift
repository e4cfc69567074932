/// Finds what somebody probably meant by a misspelt word.
public enum Suggestion {
  /// The word among `words` nearest to `word`, if it is near enough to be meant.
  ///
  /// Near enough is a distance of at most a third of the length, and at least one, where a swap of
  /// neighbours counts one; case does not count.
  public static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    // Nobody misspells a name of so many letters.
    guard word.utf8.count <= 300 else { return nil }
    let typed = Array(word.lowercased())
    let limit = max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - typed.count) <= limit else { continue }
      let distance = distance(typed, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The optimal string alignment distance: insertions, deletions, changes and swaps of neighbours.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = above
      above = row
    }
    return above[b.count]
  }
}
