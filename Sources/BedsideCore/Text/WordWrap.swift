/// Breaks text into lines of a terminal.
///
/// Lines break at blanks, between the characters of scripts that are written without them, and
/// within a word only where it is longer than a whole line. Blanks at a break are dropped.
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
    var lastBreak: String.Index?
    var before: Character?
    for index in text.indices {
      let character = text[index]
      if let before, canBreak(before, character) { lastBreak = index }
      columns += DisplayWidth.of(character)
      if columns > room, !isBlank(character), index > text.startIndex { return lastBreak ?? index }
      before = character
    }
    return text.endIndex
  }

  private static func canBreak(_ before: Character, _ after: Character) -> Bool {
    if isBlank(before) { return !isBlank(after) }
    if isBlank(after) || closing.contains(after) || opening.contains(before) { return false }
    return isIdeographic(before) || isIdeographic(after)
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return (0x2E80...0xA4CF).contains(first.value) || (0xF900...0xFAFF).contains(first.value)
      || (0xFF00...0xFF60).contains(first.value) || (0x20000...0x3FFFD).contains(first.value)
  }

  // What may not begin a line, and what may not end one, where there are no blanks.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "ー", "々", "”", "’", ")",
    "]",
    ",", ".", "!", "?", ":", ";",
  ]
  private static let opening: Set<Character> = ["（", "「", "『", "【", "〈", "《", "“", "‘", "(", "["]
}
