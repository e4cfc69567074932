/// Second look at a chunk, once the sizes of all tables are known: relative indices become
/// absolute, and faces with impossible indices go.
extension ChunkTables {
  /// An index that does not exist.
  private struct BadIndex {
    var face: Int
    var corner: Int
    /// 0 position, 1 texture, 2 normal.
    var field: Int
  }

  mutating func resolve(
    before: TableSizes, total: TableSizes, source: TextSource, range: Range<Int>
  ) {
    if cornerPositions.count > 0 && !isSound(total) {
      resolveCorners(before: before, total: total, source: source, range: range)
    }
    locateChanges()
  }

  // MARK: Soundness

  /// True when the corners can be used as they are.
  private func isSound(_ total: TableSizes) -> Bool {
    if needsResolving || Int(maxPosition) >= total.positions { return false }
    return isSound(texcoordLink, max: maxTexcoord, total: total.texcoords)
      && isSound(normalLink, max: maxNormal, total: total.normals)
  }

  private func isSound(_ link: AttributeLink, max: UInt32, total: Int) -> Bool {
    switch link {
    case .absent: true
    case .sameAbsolute: Int(maxPosition) < total
    case .sameRelative: false
    case .separate: Int(max) < total || cornerPositions.count == 0
    }
  }

  // MARK: Corners

  private mutating func resolveCorners(
    before: TableSizes, total: TableSizes, source: TextSource, range: Range<Int>
  ) {
    texcoordLink = Self.settle(
      texcoordLink, &cornerTexcoords, cornerPositions, max: maxPosition,
      difference: before.texcoords - before.positions, total: total.texcoords)
    normalLink = Self.settle(
      normalLink, &cornerNormals, cornerPositions, max: maxPosition,
      difference: before.normals - before.positions, total: total.normals)
    if texcoordLink != .separate && normalLink != .separate
      && resolveLinkedCorners(base: before.positions, total: total.positions)
    {
      return
    }
    let bad = resolveFaces(before: before, total: total)
    if !bad.isEmpty { report(bad, total: total, source: source, range: range) }
  }

  /// Decides what a link within the chunk means for the whole file.
  ///
  /// Linked indices that do not hold globally get a table of their own.
  private static func settle(
    _ link: AttributeLink, _ table: inout GrowBuffer<UInt32>,
    _ cornerPositions: borrowing GrowBuffer<UInt32>, max maxPosition: UInt32, difference: Int,
    total: Int
  ) -> AttributeLink {
    var shift = 0
    switch link {
    case .absent, .separate: return link
    case .sameAbsolute:
      if Int(maxPosition) < total { return link }
    case .sameRelative(let lead):
      // A relative index reaches back only, and there the attribute's table is as long as the
      // positions'; so what is in range for one is in range for the other.
      if lead == difference { return .sameAbsolute }
      shift = lead
    }
    for corner in 0..<cornerPositions.count {
      let stored = cornerPositions[corner]
      let isInvalid = stored == StoredIndex.invalid
      table.append(isInvalid ? stored : UInt32(truncatingIfNeeded: Int(stored) - shift))
    }
    return .separate
  }

  /// The common case, negative indices in a healthy file.
  ///
  /// False when a face must go; that the corners before it are absolute already does no harm.
  private mutating func resolveLinkedCorners(base: Int, total: Int) -> Bool {
    for corner in 0..<cornerPositions.count {
      let place = StoredIndex.resolve(cornerPositions[corner], base: base, total: total)
      if place < 0 { return false }
      cornerPositions[corner] = UInt32(truncatingIfNeeded: place)
    }
    return true
  }

  /// Makes all corners absolute, drops faces whose positions do not exist, and returns the
  /// first bad index of each faulty face.
  private mutating func resolveFaces(before: TableSizes, total: TableSizes) -> [BadIndex] {
    var found: [BadIndex] = []
    var read = 0
    var kept = 0
    var keptFaces = 0
    let faces = faceCount
    for face in 0..<faces {
      let size = faceSizes.count > 0 ? Int(faceSizes[face]) : 3
      var bad: BadIndex?
      var isDropped = false
      for corner in 0..<size {
        let place = StoredIndex.resolve(
          cornerPositions[read + corner], base: before.positions, total: total.positions)
        if place < 0 {
          bad = BadIndex(face: face, corner: corner, field: 0)
          isDropped = true
          break
        }
        cornerPositions[kept + corner] = UInt32(truncatingIfNeeded: place)
        if let field = settleAttributes(from: read + corner, to: kept + corner, before, total) {
          bad = bad ?? BadIndex(face: face, corner: corner, field: field)
        }
      }
      read += size
      if let bad { found.append(bad) }
      if isDropped {
        dropped.append(UInt32(face))
      } else {
        if faceSizes.count > 0 { faceSizes[keptFaces] = UInt32(size) }
        kept += size
        keptFaces += 1
      }
    }
    if !dropped.isEmpty { forgetDropped(corners: kept, faces: keptFaces) }
    return found
  }

  /// Moves a corner's own texture and normal index; returns the field that does not exist.
  private mutating func settleAttributes(
    from: Int, to: Int, _ before: TableSizes, _ total: TableSizes
  ) -> Int? {
    var lost: Int?
    if normalLink == .separate {
      let stored = cornerNormals[from]
      let place = StoredIndex.resolve(stored, base: before.normals, total: total.normals)
      if place < 0 && stored != StoredIndex.absent { lost = 2 }
      cornerNormals[to] = place < 0 ? StoredIndex.absent : UInt32(truncatingIfNeeded: place)
    }
    if texcoordLink == .separate {
      let stored = cornerTexcoords[from]
      let place = StoredIndex.resolve(stored, base: before.texcoords, total: total.texcoords)
      if place < 0 && stored != StoredIndex.absent { lost = 1 }
      cornerTexcoords[to] = place < 0 ? StoredIndex.absent : UInt32(truncatingIfNeeded: place)
    }
    return lost
  }

  private mutating func forgetDropped(corners: Int, faces: Int) {
    cornerPositions.truncate(to: corners)
    if texcoordLink == .separate { cornerTexcoords.truncate(to: corners) }
    if normalLink == .separate { cornerNormals.truncate(to: corners) }
    if faceSizes.count > 0 { faceSizes.truncate(to: faces) }
    var gone = 0
    for place in 0..<changes.count {
      while gone < dropped.count && dropped[gone] < changes[place].face { gone += 1 }
      changes[place].face -= UInt32(gone)
    }
  }

  private mutating func report(
    _ bad: [BadIndex], total: TableSizes, source: TextSource, range: Range<Int>
  ) {
    lookAgain()
    let reading = SecondReading(source, range)
    for index in bad {
      let offset = reading.offset(ofFace: index.face)
      warn(index.field == 0 ? .positionOutOfRange : .attributeOutOfRange, at: offset) {
        let written = reading.piece.field(index.field, ofCorner: index.corner, at: offset)
        return switch index.field {
        case 0: "there is no vertex \(written) among \(total.positions); the face is left out"
        case 1:
          "there is no texture coordinate \(written) among \(total.texcoords); it is ignored"
        default: "there is no normal \(written) among \(total.normals); it is ignored"
        }
      }
    }
  }

  // MARK: State

  /// Counts the triangles before each change of state.
  private mutating func locateChanges() {
    var face = 0
    var triangle = 0
    for place in 0..<changes.count {
      let target = Int(changes[place].face)
      if faceSizes.count == 0 {
        triangle = target
      } else {
        while face < target {
          triangle += Int(faceSizes[face]) - 2
          face += 1
        }
      }
      changes[place].triangle = UInt32(truncatingIfNeeded: triangle)
    }
  }
}
