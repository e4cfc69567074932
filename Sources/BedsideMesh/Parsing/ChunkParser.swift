/// Reads one piece of a file.
///
/// Well-formed lines are read by the fast functions, which store nothing unless the whole line
/// is plain. Every other line goes to the careful ones, which accept everything. So the fast
/// code decides speed only, the careful code decides meaning.
struct ChunkParser: ~Copyable {
  /// Which indices the corners of a face have.
  enum CornerForm { case p, pt, pn, ptn }

  let bytes: PaddedBytes
  let range: Range<Int>
  let end: Int
  /// Where `bytes` stand in the file.
  let start: Int
  /// How every position is moved; nil for not at all.
  let standing: Standing?
  let recordsFaceOffsets: Bool

  var tables: ChunkTables
  var faceCount = 0
  /// Form of the last face; nil sends the next face to the careful reader.
  var form: CornerForm?
  /// The last face had only negative indices, and these leads (see `AttributeLink`).
  var isRelative = false
  var leadTexcoords = 0
  var leadNormals = 0

  /// Reused by the careful reader.
  var corners = GrowBuffer<CarefulCorner>()

  /// Tables are made in `space`; `finish` leaves the rest of it to the next parser.
  init(
    _ piece: TextPiece, in space: inout TableSpace, standing: Standing? = nil,
    recordsFaceOffsets: Bool = false
  ) {
    bytes = piece.bytes
    range = piece.range
    end = range.upperBound
    start = piece.start
    self.standing = standing
    self.recordsFaceOffsets = recordsFaceOffsets
    tables = ChunkTables(textLength: range.count, in: &space)
  }

  mutating func parse() {
    var cursor = range.lowerBound
    while cursor < end {
      let next: Int
      let head = bytes.word(at: cursor)
      switch UInt16(truncatingIfNeeded: head) {
      case 0x2066:  // "f "
        next = face(at: cursor &+ 2)
        if recordsFaceOffsets && next >= 0 { tables.faceOffsets.append(start + cursor) }
      case 0x2076:  // "v "
        next = position(at: cursor &+ 2)
      case 0x6E76 where head &>> 16 & 0xFF == 0x20:  // "vn "
        next = normal(at: cursor &+ 3)
      case 0x7476 where head &>> 16 & 0xFF == 0x20:  // "vt "
        next = texcoord(at: cursor &+ 3)
      default:
        next = -1
      }
      cursor = next >= 0 ? next : oddLine(at: cursor)
    }
    tables.measure()
  }

  /// A line that the fast functions would not read.
  @inline(never)
  private mutating func oddLine(at cursor: Int) -> Int {
    var next = decimalLine(at: cursor)
    if UInt16(truncatingIfNeeded: bytes.word(at: cursor)) == 0x0966 {  // "f\t"
      next = face(at: cursor &+ 2)
      if recordsFaceOffsets && next >= 0 { tables.faceOffsets.append(start + cursor) }
    }
    return next >= 0 ? next : carefulLine(at: cursor)
  }

  consuming func finish(_ space: inout TableSpace) -> ChunkTables {
    tables.close(&space)
    return tables
  }

  // MARK: Shared by the fast functions

  @inline(__always)
  func skipSpaces(_ start: Int) -> Int {
    var cursor = start
    while bytes[cursor] == Ascii.space { cursor &+= 1 }
    return cursor
  }

  /// Offset of the next line if only blanks or a comment are left on this one, else -1.
  @inline(__always)
  func lineStart(after offset: Int) -> Int {
    var cursor = offset
    if bytes[cursor] == Ascii.newline { return cursor &+ 1 }
    cursor = skipSpaces(cursor)
    if bytes[cursor] == Ascii.newline { return cursor &+ 1 }
    if bytes[cursor] == Ascii.carriageReturn {
      return bytes[cursor &+ 1] == Ascii.newline ? cursor &+ 2 : cursor &+ 1
    }
    if bytes[cursor] == Ascii.hash { return bytes.nextLine(afterComment: cursor, limit: end) }
    return cursor == bytes.count ? cursor : -1
  }
}
