/// Plain faces: triangles and polygons whose corners all look the same.
extension ChunkParser {
  /// Picks a loop made for the form of the previous face. The calls differ in constants only,
  /// so each becomes its own straight loop.
  @inline(__always)
  mutating func face(at start: Int) -> Int {
    guard let form else { return -1 }
    let texcoords = tables.texcoordLink
    let normals = tables.normalLink
    switch (form, isRelative) {
    case (.p, _) where texcoords == .absent && normals == .absent:
      return linkedFace(at: start, doubledSlash: false, copies: 0)
    case (.pt, false) where texcoords == .sameAbsolute && normals == .absent,
      (.pt, true) where normals == .absent && texcoords == .sameRelative(lead: leadTexcoords):
      return linkedFace(at: start, doubledSlash: false, copies: 1)
    case (.pn, false) where normals == .sameAbsolute && texcoords == .absent,
      (.pn, true) where texcoords == .absent && normals == .sameRelative(lead: leadNormals):
      return linkedFace(at: start, doubledSlash: true, copies: 1)
    case (.ptn, false) where texcoords == .sameAbsolute && normals == .sameAbsolute,
      (.ptn, true)
      where texcoords == .sameRelative(lead: leadTexcoords)
        && normals == .sameRelative(lead: leadNormals):
      return linkedFace(at: start, doubledSlash: false, copies: 2)
    case (.p, _): return separateFace(at: start, hasTexcoord: false, hasNormal: false)
    case (.pt, _): return separateFace(at: start, hasTexcoord: true, hasNormal: false)
    case (.pn, _): return separateFace(at: start, hasTexcoord: false, hasNormal: true)
    case (.ptn, _): return separateFace(at: start, hasTexcoord: true, hasNormal: true)
    }
  }

  /// A face whose corners repeat one index: `7`, `7/7`, `7//7` or `7/7/7`.
  /// The repetitions are compared as text and never converted.
  @inline(__always)
  private mutating func linkedFace(at start: Int, doubledSlash: Bool, copies: Int) -> Int {
    if isRelative && copies > 0 {
      // Only equal as long as the attribute tables grow in step with the positions.
      let vertices = tables.positionCount
      let hasTexcoord = copies == 2 || !doubledSlash
      let hasNormal = copies == 2 || doubledSlash
      if hasTexcoord && vertices &- tables.texcoordCount != leadTexcoords { return -1 }
      if hasNormal && vertices &- tables.normalCount != leadNormals { return -1 }
    }
    let firstCorner = tables.cornerPositions.count
    let relativeBase = tables.positionCount
    var cursor = skipSpaces(start)
    var highest: UInt32 = 0
    var size = 0
    let separatorLength = doubledSlash ? 2 : 1
    // A face is all negative or all positive; a change of sign goes to the careful reader.
    let signLength = isRelative ? 1 : 0
    while true {
      let window = bytes.window(at: cursor)
      let text = window.word(at: 0)
      let digits = window.word(at: signLength) ^ Words.asciiZeros
      let digitCount = Words.firstIndex(Words.nonDigits(digits))
      let length = digitCount &+ signLength
      if digitCount == 0 || length > 7 { break }
      if isRelative && window[0] != Ascii.minus { break }
      let value = Words.eightDigits(digits &<< UInt64(truncatingIfNeeded: 64 &- digitCount &<< 3))

      var after = length
      let mask = Words.lowBytes(length)
      for _ in 0..<copies {
        if window[after] != Ascii.slash { return undoFace(firstCorner) }
        if doubledSlash && window[after &+ 1] != Ascii.slash { return undoFace(firstCorner) }
        let copy = window.word(at: after &+ separatorLength)
        if (copy ^ text) & mask != 0 { return undoFace(firstCorner) }
        after &+= separatorLength &+ length
      }
      let stored: UInt32
      if isRelative {
        stored = StoredIndex.relative(relativeBase &- Int(truncatingIfNeeded: value))
      } else {
        stored = UInt32(truncatingIfNeeded: value) &- 1
        highest = max(highest, stored)
      }
      tables.cornerPositions.append(stored)
      size &+= 1
      let isLast = window[after] != Ascii.space && window[after] != Ascii.tab
      cursor &+= after
      if isLast { return finishFace(firstCorner, size: size, at: cursor, highest: highest) }
      cursor = Ascii.isBlank(bytes[cursor &+ 1]) ? skipBlanks(cursor &+ 1) : cursor &+ 1
    }
    // Trailing blanks end here too, after at least one corner.
    return finishFace(firstCorner, size: size, at: cursor, highest: highest)
  }

  /// A face whose texture and normal indices are stored on their own.
  @inline(__always)
  private mutating func separateFace(at start: Int, hasTexcoord: Bool, hasNormal: Bool) -> Int {
    let storesTexcoords = tables.texcoordLink == .separate
    let storesNormals = tables.normalLink == .separate
    // A form that is new to the chunk must first be seen by the careful reader.
    if hasTexcoord && !storesTexcoords || hasNormal && !storesNormals { return -1 }
    if tables.texcoordLink != .absent && !storesTexcoords { return -1 }
    if tables.normalLink != .absent && !storesNormals { return -1 }
    let firstCorner = tables.cornerPositions.count
    var cursor = skipSpaces(start)
    var positions = IndexReader(base: tables.positionCount, isRelative: isRelative)
    var texcoords = IndexReader(base: tables.texcoordCount, isRelative: isRelative)
    var normals = IndexReader(base: tables.normalCount, isRelative: isRelative)
    var size = 0
    while true {
      let window = bytes.window(at: cursor)
      var after = positions.read(window, at: 0)
      if after < 0 { break }
      if hasTexcoord {
        if window[after] != Ascii.slash { return undoFace(firstCorner) }
        after = texcoords.read(window, at: after &+ 1)
        if after < 0 { return undoFace(firstCorner) }
      }
      if hasNormal {
        if window[after] != Ascii.slash { return undoFace(firstCorner) }
        after &+= 1
        if !hasTexcoord {
          if window[after] != Ascii.slash { return undoFace(firstCorner) }
          after &+= 1
        }
        after = normals.read(window, at: after)
        if after < 0 { return undoFace(firstCorner) }
      }
      tables.cornerPositions.append(positions.stored)
      if storesTexcoords { tables.cornerTexcoords.append(texcoords.stored) }
      if storesNormals { tables.cornerNormals.append(normals.stored) }
      size &+= 1
      let isLast = window[after] != Ascii.space && window[after] != Ascii.tab
      cursor &+= after
      if isLast { break }
      cursor = Ascii.isBlank(bytes[cursor &+ 1]) ? skipBlanks(cursor &+ 1) : cursor &+ 1
    }
    // Zero wraps to the highest number: leave it to the careful reader.
    if max(texcoords.highest, normals.highest) >= StoredIndex.invalid {
      return undoFace(firstCorner)
    }
    let next = finishFace(firstCorner, size: size, at: cursor, highest: positions.highest)
    if next >= 0 {
      tables.maxTexcoord = max(tables.maxTexcoord, texcoords.highest)
      tables.maxNormal = max(tables.maxNormal, normals.highest)
    }
    return next
  }

  /// Apart, as most files have one blank between corners.
  @inline(never)
  private func skipBlanks(_ start: Int) -> Int {
    var cursor = start
    while Ascii.isBlank(bytes[cursor]) { cursor &+= 1 }
    return cursor
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

  /// Faces with more corners are dropped.
  static let cornerLimit = 1 << 18

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
