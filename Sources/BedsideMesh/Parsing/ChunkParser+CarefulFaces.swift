/// Faces, lines and points of any form.
extension ChunkParser {
  mutating func carefulFace(_ text: PaddedBytes, _ rest: Range<Int>, line: Int) {
    let size = readCorners(text, rest, line: line)
    guard size >= 3 else {
      warn(.tooFewCorners, line, "a face needs 3 corners, not \(size); it is left out")
      return
    }
    guard size <= Self.cornerLimit else {
      warn(
        .tooManyCorners, line,
        "a face may have \(Self.cornerLimit) corners, not \(size); it is left out")
      return
    }
    var texcoords = 0
    var normals = 0
    var negatives = 0
    for place in 0..<size {
      let corner = corners[place]
      if corner.texcoord != StoredIndex.absent { texcoords += 1 }
      if corner.normal != StoredIndex.absent { normals += 1 }
      if corner.position & StoredIndex.relativeTag != 0 { negatives += 1 }
    }
    isRelative = negatives == size
    leadTexcoords = tables.positionCount - tables.texcoordCount
    leadNormals = tables.positionCount - tables.normalCount
    joinLinks(negatives: negatives)
    storeCorners()
    recordFace(size: size)
    if recordsFaceOffsets { tables.faceOffsets.append(start + line) }
    // What the next face will probably look like.
    switch (texcoords == size, normals == size) {
    case (true, true): form = .ptn
    case (true, false): form = normals == 0 ? .pt : nil
    case (false, true): form = texcoords == 0 ? .pn : nil
    case (false, false): form = texcoords + normals == 0 ? .p : nil
    }
  }

  private mutating func storeCorners() {
    for place in 0..<corners.count {
      let corner = corners[place]
      tables.cornerPositions.append(corner.position)
      if tables.texcoordLink == .separate { tables.cornerTexcoords.append(corner.texcoord) }
      if tables.normalLink == .separate { tables.cornerNormals.append(corner.normal) }
      Self.note(corner.position, &tables.maxPosition, &tables.needsResolving)
      Self.note(corner.texcoord, &tables.maxTexcoord, &tables.needsResolving)
      Self.note(corner.normal, &tables.maxNormal, &tables.needsResolving)
    }
  }

  private static func note(
    _ stored: UInt32, _ highest: inout UInt32, _ needsResolving: inout Bool
  ) {
    if stored == StoredIndex.absent { return }
    if stored >= StoredIndex.invalid {
      needsResolving = true
    } else {
      highest = max(highest, stored)
    }
  }

  // MARK: Links

  /// Finds out how this face's texture and normal indices follow its position indices, and
  /// gives the chunk separate index tables if that is not how its earlier faces did.
  private mutating func joinLinks(negatives: Int) {
    var texcoord = link(negatives: negatives, lead: leadTexcoords) { $0.texcoord }
    var normal = link(negatives: negatives, lead: leadNormals) { $0.normal }
    if faceCount > 0 {
      if texcoord != tables.texcoordLink { texcoord = .separate }
      if normal != tables.normalLink { normal = .separate }
    }
    // Once one attribute has its own table the fast loop expects the other to have one too.
    if texcoord == .separate && normal != .absent { normal = .separate }
    if normal == .separate && texcoord != .absent { texcoord = .separate }
    if texcoord == .separate && tables.texcoordLink != .separate {
      Self.backfill(&tables.cornerTexcoords, from: tables.texcoordLink, tables.cornerPositions)
    }
    if normal == .separate && tables.normalLink != .separate {
      Self.backfill(&tables.cornerNormals, from: tables.normalLink, tables.cornerPositions)
    }
    tables.texcoordLink = texcoord
    tables.normalLink = normal
  }

  private func link(
    negatives: Int, lead: Int, _ attribute: (CarefulCorner) -> UInt32
  ) -> AttributeLink {
    var absent = 0
    var equal = 0
    for place in 0..<corners.count {
      let corner = corners[place]
      let stored = attribute(corner)
      if stored == StoredIndex.absent {
        absent += 1
      } else if corner.position == StoredIndex.invalid || stored == StoredIndex.invalid {
        continue
      } else if negatives == 0 {
        if stored == corner.position { equal += 1 }
      } else if Int(corner.position) - Int(stored) == lead {
        equal += 1
      }
    }
    if absent == corners.count { return .absent }
    if equal == corners.count {
      if negatives == 0 { return .sameAbsolute }
      if negatives == corners.count { return .sameRelative(lead: lead) }
    }
    return .separate
  }

  private static func backfill(
    _ table: inout GrowBuffer<UInt32>, from link: AttributeLink,
    _ cornerPositions: borrowing GrowBuffer<UInt32>
  ) {
    for place in 0..<cornerPositions.count {
      let position = cornerPositions[place]
      switch link {
      case .absent, .separate: table.append(StoredIndex.absent)
      case .sameAbsolute: table.append(position)
      case .sameRelative(let lead): table.append(UInt32(truncatingIfNeeded: Int(position) - lead))
      }
    }
  }

  // MARK: Corners

  /// Reads all corners of a statement and keeps the first ones; returns how many there are.
  private mutating func readCorners(
    _ text: PaddedBytes, _ rest: Range<Int>, line: Int
  ) -> Int {
    var tokens = Tokens(text: text, range: rest, stopsAtComment: true)
    var count = readCorners(&tokens, line: line)
    while let token = tokens.next() {
      if CornerFields(text, token) != nil { count += 1 }
    }
    return count
  }

  /// Reads as many corners as may be kept.
  private mutating func readCorners(_ tokens: inout Tokens, line: Int) -> Int {
    let text = tokens.text
    corners.truncate(to: 0)
    while corners.count < Self.cornerLimit, let token = tokens.next() {
      if let fields = CornerFields(text, token) {
        corners.append(stored(fields))
      } else {
        warn(
          .malformedCorner, line,
          "\(text.quoted(token)) is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored")
      }
    }
    return corners.count
  }

  private func stored(_ fields: CornerFields) -> CarefulCorner {
    CarefulCorner(
      position: stored(fields.position, count: tables.positionCount),
      texcoord: fields.texcoord.map { stored($0, count: tables.texcoordCount) }
        ?? StoredIndex.absent,
      normal: fields.normal.map { stored($0, count: tables.normalCount) } ?? StoredIndex.absent)
  }

  private func stored(_ written: Int, count: Int) -> UInt32 {
    written < 0 ? StoredIndex.relative(count + written) : StoredIndex.absolute(written)
  }

  // MARK: Lines and points

  mutating func polyline(_ text: PaddedBytes, _ rest: Range<Int>, line: Int) {
    let size = readCorners(text, rest, line: line)
    guard size >= 2 else {
      warn(.tooFewCorners, line, "a line needs 2 corners, not \(size); it is left out")
      return
    }
    guard size <= Self.cornerLimit else {
      warn(
        .tooManyCorners, line,
        "a line may have \(Self.cornerLimit) corners, not \(size); it is left out")
      return
    }
    tables.lines.append(corners, at: line - range.lowerBound)
  }

  mutating func points(_ text: PaddedBytes, _ rest: Range<Int>, line: Int) {
    var tokens = Tokens(text: text, range: rest, stopsAtComment: true)
    guard readCorners(&tokens, line: line) >= 1 else {
      warn(.tooFewCorners, line, "a point needs 1 corner, not 0; it is left out")
      return
    }
    repeat {
      tables.points.append(corners, at: line - range.lowerBound)
    } while readCorners(&tokens, line: line) > 0
  }
}
