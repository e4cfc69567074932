/// A chunk read once more, to find out where its faces were written.
///
/// Faces do not store their place; only a chunk with bad ones needs to know.
struct SecondReading: ~Copyable {
  let piece: TextPiece
  private let tables: ChunkTables

  /// Reads the lines that stand in `range` of the file.
  init(_ source: TextSource, _ range: Range<Int>) {
    piece = TextPiece(source, at: range)
    var space = TableSpace(textLength: piece.range.count)
    var parser = ChunkParser(piece, in: &space, recordsFaceOffsets: true)
    parser.parse()
    tables = parser.finish(&space)
  }

  /// The place of a face in the file; the chunk's start if the file has changed meanwhile.
  func offset(ofFace face: Int) -> Int {
    face < tables.faceOffsets.count ? tables.faceOffsets[face] : piece.start
  }
}
