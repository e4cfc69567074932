/// The candidates as they are listed below the line.
struct CandidateList {
  /// The candidates, in order.
  var candidates: [Candidate]

  /// The size of the terminal.
  var columns: Int
  var rows: Int

  /// Returns how many columns a text takes.
  var width: (String) -> Int

  /// Returns the words for so many candidates that are not listed.
  var omission: (Int) -> String

  /// The lines of the list: one a candidate when any has a description, else in columns.
  ///
  /// A list that would not fit on the screen is cut, and the last line says so.
  var lines: [String] {
    let perLine = candidates.contains { $0.description != nil } ? 1 : gridWidth
    let needed = (candidates.count + perLine - 1) / perLine
    let room = max(rows - 2, 1)
    guard needed > room else { return lines(of: candidates, perLine: perLine) }
    let shown = (room - 1) * perLine
    return lines(of: Array(candidates.prefix(shown)), perLine: perLine) + [
      omission(candidates.count - shown)
    ]
  }

  private var textWidth: Int { candidates.map { width($0.text) }.max() ?? 0 }

  /// How many candidates fit beside each other, two columns apart, without touching the edge,
  /// where a terminal may or may not wrap.
  private var gridWidth: Int { max((columns - 1) / (textWidth + 2), 1) }

  private func lines(of candidates: [Candidate], perLine: Int) -> [String] {
    guard perLine > 1 else { return candidates.map(describedLine) }
    return stride(from: 0, to: candidates.count, by: perLine).map { start in
      let row = candidates[start..<min(start + perLine, candidates.count)]
      return row.dropLast().map { padded($0.text, to: textWidth + 2) }.joined()
        + (row.last?.text ?? "")
    }
  }

  private func describedLine(_ candidate: Candidate) -> String {
    guard let description = candidate.description else { return candidate.text }
    let start = padded(candidate.text, to: min(textWidth, columns / 2)) + "  "
    return start + cut(description, to: columns - 1 - width(start))
  }

  private func padded(_ text: String, to length: Int) -> String {
    text + String(repeating: " ", count: max(length - width(text), 0))
  }

  private func cut(_ text: String, to length: Int) -> String {
    guard width(text) > length else { return text }
    var kept = ""
    for character in text {
      guard width(kept) + width(String(character)) < length else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
