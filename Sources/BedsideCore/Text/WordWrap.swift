/// Breaks text into lines of a terminal.
///
/// Lines break at blanks, between the characters of scripts that are written without them
/// (`LineBreaks`), and within a word only where it is longer than a whole line; never within a
/// character, whatever it is made of. Words with an unbreakable blank between them stay together
/// where a line has room for them. Blanks at a break are dropped.
public enum WordWrap {
  /// The lines of `text`, none wider than `width` columns; those after the first of each paragraph
  /// begin with `indent` blanks, which count.
  ///
  /// A paragraph ends at a line end; an empty one is an empty line.
  public static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    let hanging = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      ranges(of: paragraph, width: width, indent: indent).enumerated().map { index, range in
        index == 0 ? String(paragraph[range]) : hanging + paragraph[range]
      }
    }
  }

  /// The ranges of the lines of one paragraph; lines after the first are narrower by `indent`.
  ///
  /// At least one range, and each takes in at least one character, however narrow the lines are.
  public static func ranges(
    of paragraph: some StringProtocol, width: Int, indent: Int = 0
  ) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = paragraph.startIndex
    repeat {
      let room = max(1, ranges.isEmpty ? width : width - indent)
      let end = lineEnd(of: paragraph, from: start, room: room)
      let written = withoutBlanks(paragraph, start..<end)
      ranges.append(start..<(written > start || !ranges.isEmpty ? written : end))
      start = end
      while start < paragraph.endIndex, isBlank(paragraph[start]) {
        start = paragraph.index(after: start)
      }
    } while start < paragraph.endIndex
    return ranges
  }

  /// The end of what is written in `range` before the blanks at its end.
  private static func withoutBlanks(
    _ text: some StringProtocol, _ range: Range<String.Index>
  ) -> String.Index {
    var end = range.upperBound
    while end > range.lowerBound {
      let before = text.index(before: end)
      guard isBlank(text[before]) || text[before] == LineBreaks.joint else { return end }
      end = before
    }
    return end
  }

  /// Where the line that begins at `start` ends: at the end of `text`, or at its last break within
  /// `room` columns.
  ///
  /// It goes by the indices of the whole text: each slice of a text finds its characters anew.
  private static func lineEnd(
    of text: some StringProtocol, from start: String.Index, room: Int
  ) -> String.Index {
    var columns = 0
    var good: (index: String.Index, columns: Int)?
    var possible: String.Index?
    var last: String.Index?
    var before: Character?
    var index = start
    while index < text.endIndex {
      let character = text[index]
      switch before.map({ LineBreaks.between($0, character) }) {
      case .good: good = (index, columns)
      case .possible: possible = index
      case .last: last = index
      case .some(.none), nil: break
      }
      columns += DisplayWidth.of(character)
      if columns > room, !isBlank(character), index > start {
        if let good, possible.map({ $0 < good.index }) ?? true || good.columns * 2 > room {
          return good.index
        }
        return possible ?? good?.index ?? last ?? index
      }
      before = character
      index = text.index(after: index)
    }
    return text.endIndex
  }

  private static func isBlank(_ character: Character) -> Bool { LineBreaks.isBlank(character) }
}
