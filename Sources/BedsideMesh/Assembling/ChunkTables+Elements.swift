/// What is left to do when a chunk's faces are done.
extension ChunkTables {
  /// Frees the corners once they are triangles, so that a file is not in memory twice.
  mutating func forgetCorners() {
    hadTriangles = triangleCount > 0
    cornerPositions.giveBack()
    cornerTexcoords.giveBack()
    cornerNormals.giveBack()
    faceSizes.giveBack()
  }

  /// The name that a change gives, in UTF-8 or Windows-1252.
  func name(of change: StateChange) -> String {
    guard change.kind != .smoothing else { return "" }
    let start = Int(change.nameStart)
    return LegacyText.string((start..<start + Int(change.nameLength)).map { names[$0] })
  }

  /// Frees the changes of state once they are ranges.
  mutating func forgetChanges() {
    changes = GrowBuffer()
    names = GrowBuffer()
  }

  /// The lines, which the chunk then no longer has.
  mutating func takeLines() -> ElementTable {
    var taken = ElementTable()
    swap(&taken, &lines)
    return taken
  }

  /// The points, which the chunk then no longer has.
  mutating func takePoints() -> ElementTable {
    var taken = ElementTable()
    swap(&taken, &points)
    return taken
  }

  /// Warns about faces, as counted now, that were cut like a fan.
  mutating func report(intricate faces: [Int], source: TextSource, range: Range<Int>) {
    lookAgain()
    let reading = SecondReading(source, range)
    var gone = 0
    for face in faces {
      while gone < dropped.count && Int(dropped[gone]) <= face + gone { gone += 1 }
      warn(.intricateOutline, at: reading.offset(ofFace: face + gone)) {
        "the outline of this face is too intricate; a part of it may be filled wrongly"
      }
    }
  }

  // MARK: Lines and points

  /// Makes the indices of lines absolute and adds them to a list; lines with impossible indices
  /// are left out with a warning.
  mutating func resolve(
    lines: borrowing ElementTable, before: TableSizes, total: TableSizes, source: TextSource,
    range: Range<Int>, add: ([UInt32], [UInt32]) -> Void
  ) {
    lookAgain()
    var piece: TextPiece?
    var first = 0
    for element in 0..<lines.sizes.count {
      let size = Int(lines.sizes[element])
      defer { first += size }
      var positions: [UInt32] = []
      var texcoords: [UInt32] = []
      for corner in first..<first + size {
        let place = StoredIndex.resolve(
          lines.corners[corner], base: before.positions, total: total.positions)
        guard place >= 0 else { break }
        positions.append(UInt32(place))
        let stored = corner < lines.texcoords.count ? lines.texcoords[corner] : .max
        let texcoord = StoredIndex.resolve(stored, base: before.texcoords, total: total.texcoords)
        texcoords.append(texcoord < 0 ? Mesh.noIndex : UInt32(texcoord))
      }
      if positions.count == size {
        add(positions, texcoords)
      } else {
        let offset = range.lowerBound + Int(lines.offsets[element])
        warn(missing: "line", corner: positions.count, at: offset, total) {
          Self.read(&piece, source, range)
        }
      }
    }
  }

  /// The same for points, each of which is left out alone.
  mutating func resolve(
    points: borrowing ElementTable, before: TableSizes, total: TableSizes, source: TextSource,
    range: Range<Int>, add: (UInt32) -> Void
  ) {
    lookAgain()
    var piece: TextPiece?
    var element = 0
    var first = 0
    // A statement with very many points is stored as several elements.
    var statement = 0
    for corner in 0..<points.corners.count {
      if corner == first + Int(points.sizes[element]) {
        first = corner
        element += 1
        if points.offsets[element] != points.offsets[element - 1] { statement = corner }
      }
      let place = StoredIndex.resolve(
        points.corners[corner], base: before.positions, total: total.positions)
      if place >= 0 {
        add(UInt32(place))
      } else {
        let offset = range.lowerBound + Int(points.offsets[element])
        warn(missing: "point", corner: corner - statement, at: offset, total) {
          Self.read(&piece, source, range)
        }
      }
    }
  }

  private mutating func warn(
    missing name: String, corner: Int, at offset: Int, _ total: TableSizes,
    _ text: () -> TextPiece
  ) {
    warn(.elementOutOfRange, at: offset) {
      let written = text().field(0, ofCorner: corner, at: offset)
      return "there is no vertex \(written) among \(total.positions); the \(name) is left out"
    }
  }

  /// The chunk's text, read again for the first warning only.
  private static func read(
    _ piece: inout TextPiece?, _ source: TextSource, _ range: Range<Int>
  ) -> TextPiece {
    if let piece { return piece }
    let read = TextPiece(source, at: range)
    piece = read
    return read
  }
}
