/// Where the triangles of one chunk go.
struct TriangleOutput {
  let positions: OutputPart<UInt32>
  let texcoords: OutputPart<UInt32>?
  let normals: OutputPart<UInt32>?
  /// The next corner to be written.
  private var target = 0

  init(
    positions: OutputPart<UInt32>, texcoords: OutputPart<UInt32>?, normals: OutputPart<UInt32>?
  ) {
    self.positions = positions
    self.texcoords = texcoords
    self.normals = normals
  }

  /// Writes all faces; returns those whose outline was too intricate for the tests it may cost.
  mutating func add(
    _ tables: borrowing ChunkTables, vertices: [Float], budget: Int
  ) -> [Int] {
    if tables.faceSizes.count > 0 { return addPolygons(tables, vertices, budget) }
    positions.copy(tables.cornerPositions)
    if let texcoords {
      copy(tables.texcoordLink, tables.cornerPositions, tables.cornerTexcoords, to: texcoords)
    }
    if let normals {
      copy(tables.normalLink, tables.cornerPositions, tables.cornerNormals, to: normals)
    }
    return []
  }

  private func copy(
    _ link: AttributeLink, _ positions: borrowing GrowBuffer<UInt32>,
    _ table: borrowing GrowBuffer<UInt32>, to part: OutputPart<UInt32>
  ) {
    switch link {
    case .absent: for corner in 0..<part.count { part[corner] = StoredIndex.absent }
    case .sameAbsolute: part.copy(positions)
    case .sameRelative, .separate: part.copy(table)
    }
  }

  private mutating func addPolygons(
    _ tables: borrowing ChunkTables, _ vertices: [Float], _ budget: Int
  ) -> [Int] {
    var triangulator = Triangulator(positions: vertices, budget: budget)
    var intricate: [Int] = []
    var first = 0
    var forgotten = 0
    for face in 0..<tables.faceSizes.count {
      let size = Int(tables.faceSizes[face])
      switch size {
      case 3:
        add(tables, first, first &+ 1, first &+ 2)
      case 4:
        addQuad(tables, first, triangulator)
      default:
        let isExact = triangulator.cut(size: size) {
          tables.cornerPositions[first + $0]
        } emit: { a, b, c in
          add(tables, first + a, first + b, first + c)
        }
        if !isExact { intricate.append(face) }
      }
      first &+= size
      // The corners of huge polygons are a third as large as the triangles.
      if first - forgotten >= Self.forgottenAtOnce {
        tables.cornerPositions.forget(forgotten..<first)
        forgotten = first
      }
    }
    return intricate
  }

  private static let forgottenAtOnce = 1 << 17

  @inline(__always)
  private mutating func addQuad(
    _ tables: borrowing ChunkTables, _ first: Int, _ triangulator: borrowing Triangulator
  ) {
    let a = tables.cornerPositions[first]
    let b = tables.cornerPositions[first &+ 1]
    let c = tables.cornerPositions[first &+ 2]
    let d = tables.cornerPositions[first &+ 3]
    if triangulator.cutsSecondDiagonal(a, b, c, d) {
      add(tables, first &+ 1, first &+ 2, first &+ 3)
      add(tables, first &+ 1, first &+ 3, first)
    } else {
      add(tables, first, first &+ 1, first &+ 2)
      add(tables, first, first &+ 2, first &+ 3)
    }
  }

  @inline(__always)
  private mutating func add(_ tables: borrowing ChunkTables, _ a: Int, _ b: Int, _ c: Int) {
    positions[target] = tables.cornerPositions[a]
    positions[target &+ 1] = tables.cornerPositions[b]
    positions[target &+ 2] = tables.cornerPositions[c]
    if let texcoords {
      texcoords[target] = tables.texcoord(ofCorner: a)
      texcoords[target &+ 1] = tables.texcoord(ofCorner: b)
      texcoords[target &+ 2] = tables.texcoord(ofCorner: c)
    }
    if let normals {
      normals[target] = tables.normal(ofCorner: a)
      normals[target &+ 1] = tables.normal(ofCorner: b)
      normals[target &+ 2] = tables.normal(ofCorner: c)
    }
    target &+= 3
  }
}
