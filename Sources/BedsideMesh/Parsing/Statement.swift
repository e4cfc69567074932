/// One statement of an OBJ or MTL file, continuation lines joined.
struct Statement {
  /// The file's text, or the joined lines.
  let text: PaddedBytes
  /// Where the statement stands in `text`; empty for a blank line.
  let range: Range<Int>
  /// The offset of the next statement in the file's text.
  let next: Int

  var isComment: Bool { !range.isEmpty && text[range.lowerBound] == Ascii.hash }
}
