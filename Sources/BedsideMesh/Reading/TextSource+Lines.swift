/// Where something stands, as people count.
extension TextSource {
  /// The lines, counted from 1, in which offsets stand; `offsets` are sorted.
  func lines(of offsets: [Int], workers: Int) -> [Int] {
    guard let last = offsets.last else { return [] }
    let size = 256 << 10
    let end = min(last, count)
    let counts = Parallel.map(
      (end + size - 1) / size, workers: workers, tools: { TextScratch() }
    ) { block, scratch in
      let range = block * size..<min((block + 1) * size, end)
      return lineEnds(in: range, before: offsets.filter(range.contains), scratch: &scratch)
    }
    var lines: [Int] = []
    var line = 1
    for found in counts {
      for more in found.dropLast() {
        line += more
        lines.append(line)
      }
      line += found[found.count - 1]
    }
    // Those at the end of the text, or behind it if it has shrunk.
    while lines.count < offsets.count { lines.append(line) }
    return lines
  }

  /// The numbers of line ends between the offsets in a range, before the first and behind the last.
  private func lineEnds(
    in range: Range<Int>, before offsets: [Int], scratch: inout TextScratch
  ) -> [Int] {
    // One byte more tells whether a CR at the end belongs to a LF.
    let text = bytes(in: range.lowerBound..<min(range.upperBound + 1, count), scratch: &scratch)
    var start = 0
    return (offsets + [range.upperBound]).map { offset in
      let place = min(offset - range.lowerBound, text.count)
      defer { start = place }
      return text.lineEnds(in: start..<place)
    }
  }
}
