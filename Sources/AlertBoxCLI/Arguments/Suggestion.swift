/// Finds the word that a misspelt one was meant to be.
package enum Suggestion {
  /// Finds the nearest word: within a few slips of the finger, else one that begins alike.
  ///
  /// Dashes in front and case do not count.
  ///
  /// - Parameters:
  ///   - word: The word as given.
  ///   - candidates: The words that it can be; of equally near ones the first wins.
  /// - Returns: The nearest word, or `nil` if none is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = bare(word)
    guard !typed.isEmpty else { return nil }
    let threshold = typed.count == 1 ? 0 : max(1, typed.count / 3)
    let nearest =
      candidates
      .compactMap { candidate -> (word: String, distance: Int)? in
        let letters = bare(candidate)
        guard abs(letters.count - typed.count) <= threshold else { return nil }
        return (candidate, distance(typed, letters))
      }
      .min { $0.distance < $1.distance }
    if let nearest, nearest.distance <= threshold { return nearest.word }
    return candidates.first { bare($0).starts(with: typed) }
  }

  private static func bare(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }

  /// Counts the letters to insert, delete, replace or swap with the next one, no letter twice.
  ///
  /// This is the restricted distance of Damerau and Levenshtein, also called optimal string
  /// alignment.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        let replaced = last[j] + (one[i] == other[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
