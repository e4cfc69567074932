/// What is left to do when a chunk's faces are done.
extension ChunkTables {
  /// Frees the corners once they are triangles, so that a file is not in memory twice.
  mutating func forgetCorners() {
    cornerPositions = GrowBuffer()
    cornerTexcoords = GrowBuffer()
    cornerNormals = GrowBuffer()
    faceSizes = GrowBuffer()
  }

  /// The name that a change gives; bytes that are not UTF-8 become U+FFFD.
  func name(of change: StateChange) -> String {
    guard change.kind != .smoothing else { return "" }
    let start = Int(change.nameStart)
    let bytes = (start..<start + Int(change.nameLength)).map { names[$0] }
    return String(decoding: bytes, as: UTF8.self)
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
    let reading = SecondReading(source, range)
    var gone = 0
    for face in faces {
      while gone < dropped.count && Int(dropped[gone]) <= face + gone { gone += 1 }
      warn(.intricateOutline, at: reading.offset(ofFace: face + gone)) {
        "the outline of this face is too intricate; a part of it may be filled wrongly"
      }
    }
  }

  /// Makes the indices of lines or points absolute and adds them to a list; elements with
  /// impossible indices are left out with a warning.
  mutating func resolve(
    _ elements: borrowing ElementTable, named name: String, before: TableSizes, total: TableSizes,
    source: TextSource, range: Range<Int>, add: ([UInt32], [UInt32]) -> Void
  ) {
    var first = 0
    for element in 0..<elements.sizes.count {
      let size = Int(elements.sizes[element])
      defer { first += size }
      var positions: [UInt32] = []
      var texcoords: [UInt32] = []
      for corner in first..<first + size {
        let place = StoredIndex.resolve(
          elements.corners[corner], base: before.positions, total: total.positions)
        guard place >= 0 else { break }
        positions.append(UInt32(place))
        let stored = corner < elements.texcoords.count ? elements.texcoords[corner] : .max
        let texcoord = StoredIndex.resolve(stored, base: before.texcoords, total: total.texcoords)
        texcoords.append(texcoord < 0 ? Mesh.noIndex : UInt32(texcoord))
      }
      if positions.count == size {
        add(positions, texcoords)
        continue
      }
      let offset = range.lowerBound + Int(elements.offsets[element])
      warn(.elementOutOfRange, at: offset) {
        let written = TextPiece(source, at: range).field(0, ofCorner: positions.count, at: offset)
        return "there is no vertex \(written) among \(total.positions); the \(name) is left out"
      }
    }
  }
}
