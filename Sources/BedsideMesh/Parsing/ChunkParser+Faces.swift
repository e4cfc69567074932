/// Plain faces: triangles and polygons whose corners all look the same.
extension ChunkParser {
  /// Faces with more corners are left out.
  static let cornerLimit = 1 << 18

  /// Picks the loop for the form of the previous face.
  @inline(__always)
  mutating func face(at start: Int) -> Int {
    typealias Shapes = CornerShapes
    typealias Signs = IndexSigns
    guard let form else { return -1 }
    return switch (form, isRelative) {
    case (.p, false): face(at: start, Shapes.Position.self, Signs.Absolute.self)
    case (.pt, false): face(at: start, Shapes.Texcoord.self, Signs.Absolute.self)
    case (.pn, false): face(at: start, Shapes.Normal.self, Signs.Absolute.self)
    case (.ptn, false): face(at: start, Shapes.Both.self, Signs.Absolute.self)
    case (.p, true): face(at: start, Shapes.Position.self, Signs.Relative.self)
    case (.pt, true): face(at: start, Shapes.Texcoord.self, Signs.Relative.self)
    case (.pn, true): face(at: start, Shapes.Normal.self, Signs.Relative.self)
    case (.ptn, true): face(at: start, Shapes.Both.self, Signs.Relative.self)
    }
  }

  @inline(__always)
  private mutating func face<Shape: CornerShape, Sign: IndexSign>(
    at start: Int, _ shape: Shape.Type, _ sign: Sign.Type
  ) -> Int {
    let isLinked =
      Self.isLinked(tables.texcoordLink, Shape.hasTexcoord, Sign.isRelative, leadTexcoords)
      && Self.isLinked(tables.normalLink, Shape.hasNormal, Sign.isRelative, leadNormals)
    return isLinked ? linkedFace(at: start, shape, sign) : separateFace(at: start, shape, sign)
  }

  /// Whether an attribute's indices are missing or equal to the position's all over the chunk.
  @inline(__always)
  private static func isLinked(
    _ link: AttributeLink, _ hasAttribute: Bool, _ isRelative: Bool, _ lead: Int
  ) -> Bool {
    if !hasAttribute { return link == .absent }
    return link == (isRelative ? .sameRelative(lead: lead) : .sameAbsolute)
  }

  // MARK: Equal indices

  /// A face whose corners repeat one index: `7`, `7/7`, `7//7` or `7/7/7`.
  ///
  /// The repetitions are compared as text and never converted.
  private mutating func linkedFace<Shape: CornerShape, Sign: IndexSign>(
    at start: Int, _ shape: Shape.Type, _ sign: Sign.Type
  ) -> Int {
    if Sign.isRelative && !isInStep(shape) { return -1 }
    let firstCorner = tables.cornerPositions.count
    var index = IndexReader<Sign>(base: tables.positionCount)
    var cursor = skipSpaces(start)
    var size = 0
    repeat {
      while true {
        let window = bytes.window(at: cursor)
        let length = index.read(window, at: 0)
        if length < 0 { break }
        let after =
          length < 8
          ? Self.endOfCopies(window, length, shape) : Self.endOfLongCopies(window, length, shape)
        if after < 0 { return undoFace(firstCorner) }
        tables.cornerPositions.append(index.stored)
        size &+= 1
        cursor &+= after
        if window[after] != Ascii.space { break }
        cursor &+= 1
      }
    } while skipBlanks(&cursor)
    return finishFace(firstCorner, size: size, at: cursor, highest: index.highest)
  }

  /// Whether the tables are as far apart as at the last face: only then are equal negative
  /// indices of positions and attributes equal places.
  @inline(__always)
  private func isInStep<Shape: CornerShape>(_ shape: Shape.Type) -> Bool {
    let vertices = tables.positionCount
    if Shape.hasTexcoord && vertices &- tables.texcoordCount != leadTexcoords { return false }
    return !Shape.hasNormal || vertices &- tables.normalCount == leadNormals
  }

  /// Where a corner ends whose first index is of `length` bytes; -1 if it is not repeated.
  @inline(__always)
  private static func endOfCopies<Shape: CornerShape>(
    _ window: TextWindow, _ length: Int, _ shape: Shape.Type
  ) -> Int {
    let text = window.word(at: 0)
    let mask = Words.lowBytes(length)
    var after = length
    for _ in 0..<Shape.copies {
      for place in 0..<Shape.slashes where window[after &+ place] != Ascii.slash { return -1 }
      after &+= Shape.slashes
      if (window.word(at: after) ^ text) & mask != 0 { return -1 }
      after &+= length
    }
    return after
  }

  /// The same for a first index that fills a word or more.
  @inline(never)
  private static func endOfLongCopies<Shape: CornerShape>(
    _ window: TextWindow, _ length: Int, _ shape: Shape.Type
  ) -> Int {
    var after = length
    for _ in 0..<Shape.copies {
      for place in 0..<Shape.slashes where window[after &+ place] != Ascii.slash { return -1 }
      after &+= Shape.slashes
      for place in 0..<length where window[after &+ place] != window[place] { return -1 }
      after &+= length
    }
    return after
  }

  // MARK: Different indices

  /// A face whose texture and normal indices are stored on their own.
  private mutating func separateFace<Shape: CornerShape, Sign: IndexSign>(
    at start: Int, _ shape: Shape.Type, _ sign: Sign.Type
  ) -> Int {
    // A form that is new to the chunk must first be seen by the careful reader.
    guard Self.isStored(tables.texcoordLink, Shape.hasTexcoord),
      Self.isStored(tables.normalLink, Shape.hasNormal)
    else { return -1 }
    let storesTexcoords = tables.texcoordLink == .separate
    let storesNormals = tables.normalLink == .separate
    let firstCorner = tables.cornerPositions.count
    var cursor = skipSpaces(start)
    var corner = CornerReader<Shape, Sign>(tables)
    var size = 0
    repeat {
      while true {
        let window = bytes.window(at: cursor)
        let after = corner.read(window)
        if after == 0 { break }
        if after < 0 { return undoFace(firstCorner) }
        tables.cornerPositions.append(corner.position.stored)
        if storesTexcoords { tables.cornerTexcoords.append(corner.texcoord.stored) }
        if storesNormals { tables.cornerNormals.append(corner.normal.stored) }
        size &+= 1
        cursor &+= after
        if window[after] != Ascii.space { break }
        cursor &+= 1
      }
    } while skipBlanks(&cursor)
    let highestTexcoord = corner.texcoord.highest
    let highestNormal = corner.normal.highest
    // Zero wraps to the highest number: leave it to the careful reader.
    if max(highestTexcoord, highestNormal) >= StoredIndex.invalid { return undoFace(firstCorner) }
    let next = finishFace(firstCorner, size: size, at: cursor, highest: corner.position.highest)
    if next >= 0 {
      tables.maxTexcoord = max(tables.maxTexcoord, highestTexcoord)
      tables.maxNormal = max(tables.maxNormal, highestNormal)
    }
    return next
  }

  /// Whether a chunk's table fits a face that has the attribute or not.
  @inline(__always)
  private static func isStored(_ link: AttributeLink, _ hasAttribute: Bool) -> Bool {
    link == .separate || !hasAttribute && link == .absent
  }

  // MARK: Finishing

  /// Moves over blanks that stand where a line mostly ends, and on to the next line after a
  /// backslash; false if there is neither.
  @inline(__always)
  private func skipBlanks(_ cursor: inout Int) -> Bool {
    if !Ascii.isBlank(bytes[cursor]) && bytes[cursor] != Ascii.backslash { return false }
    let start = cursor
    cursor = bytes.behindBlanks(from: cursor, limit: end)
    return cursor > start
  }

  @inline(__always)
  private mutating func finishFace(
    _ firstCorner: Int, size: Int, at offset: Int, highest: UInt32
  ) -> Int {
    let next = lineStart(after: offset)
    if next < 0 || size < 3 || size > Self.cornerLimit || highest >= StoredIndex.invalid {
      return undoFace(firstCorner)
    }
    tables.maxPosition = max(tables.maxPosition, highest)
    recordFace(size: size)
    return next
  }

  @inline(__always)
  mutating func recordFace(size: Int) {
    if size != 3 || tables.faceSizes.count > 0 { recordPolygon(size: size) }
    faceCount &+= 1
  }

  @inline(__always)
  private mutating func recordPolygon(size: Int) {
    if tables.faceSizes.count == 0 { backfillFaceSizes() }
    tables.faceSizes.append(UInt32(truncatingIfNeeded: size))
  }

  @inline(never)
  private mutating func backfillFaceSizes() {
    for _ in 0..<faceCount { tables.faceSizes.append(3) }
  }

  @inline(never)
  private mutating func undoFace(_ firstCorner: Int) -> Int {
    tables.cornerPositions.truncate(to: firstCorner)
    if tables.texcoordLink == .separate { tables.cornerTexcoords.truncate(to: firstCorner) }
    if tables.normalLink == .separate { tables.cornerNormals.truncate(to: firstCorner) }
    return -1
  }
}
