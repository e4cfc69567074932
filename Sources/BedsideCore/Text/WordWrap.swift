/// Breaks text into lines of a terminal.
///
/// Lines break at blanks, between the characters of scripts that are written without them
/// (`LineBreaks`), and within a word only where it is longer than a whole line; never within a
/// character, whatever it is made of. Blanks at a break are dropped.
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
      let end = lineEnd(of: paragraph[start...], room: room)
      let line = paragraph[start..<end]
      let last = line.lastIndex { !isBlank($0) }
      ranges.append(start..<(last.map(line.index(after:)) ?? (ranges.isEmpty ? end : start)))
      start = paragraph[end...].firstIndex { !isBlank($0) } ?? paragraph.endIndex
    } while start < paragraph.endIndex
    return ranges
  }

  /// Where the line that `text` begins with ends: all of it, or its last break within `room` columns.
  private static func lineEnd(of text: some StringProtocol, room: Int) -> String.Index {
    var columns = 0
    var good: (index: String.Index, columns: Int)?
    var possible: String.Index?
    var before: Character?
    for index in text.indices {
      let character = text[index]
      switch before.map({ LineBreaks.between($0, character) }) {
      case .good: good = (index, columns)
      case .possible: possible = index
      case .some(.none), nil: break
      }
      columns += DisplayWidth.of(character)
      if columns > room, !isBlank(character), index > text.startIndex {
        if let good, possible.map({ $0 < good.index }) ?? true || good.columns * 2 > room {
          return good.index
        }
        return possible ?? good?.index ?? index
      }
      before = character
    }
    return text.endIndex
  }

  private static func isBlank(_ character: Character) -> Bool { LineBreaks.isBlank(character) }
}
