/// Makes a mesh's vertex buffer.
struct VertexJoiner: Sendable {
  let mesh: Mesh
  let workers: Int
  let layout: VertexLayout

  init(mesh: Mesh, workers: Int) {
    self.mesh = mesh
    self.workers = workers
    layout = VertexLayout(
      hasTexcoords: mesh.texcoordIndices != .absent, hasColors: !mesh.colors.isEmpty)
  }

  func buffer() -> VertexBuffer {
    let isShared = mesh.texcoordIndices.isShared && mesh.normalIndices.isShared
    var buffer = isShared ? sharedBuffer() : joinedBuffer()
    buffer.ranges = mesh.ranges
    buffer.origin = mesh.origin
    return buffer
  }

  // MARK: Shared indices

  /// All attributes follow the position index: vertices need no search.
  private func sharedBuffer() -> VertexBuffer {
    let hasTexcoords = mesh.texcoordIndices == .sameAsPosition
    let hasNormals = mesh.normalIndices == .sameAsPosition
    var buffer = VertexBuffer(layout: layout)
    buffer.indices = mesh.positionIndices
    let pieces = workers * 4
    let count = mesh.vertexCount
    let sizes = (0..<pieces).map { Parallel.range($0, of: pieces, in: count).count * layout.stride }
    buffer.vertices = makeArray(partSizes: sizes) { parts in
      Parallel.run(pieces, workers: workers) { piece in
        let part = parts.part(piece)
        var target = 0
        for vertex in Parallel.range(piece, of: pieces, in: count) {
          let index = UInt32(truncatingIfNeeded: vertex)
          let corner = Corner(
            position: index, texcoord: hasTexcoords ? index : Mesh.noIndex,
            normal: hasNormals ? index : Mesh.noIndex)
          write(corner, to: part, at: target)
          target &+= layout.stride
        }
      }
    }
    return buffer
  }

  /// The indices that make a vertex.
  struct Corner: Hashable {
    var position: UInt32
    var texcoord: UInt32
    var normal: UInt32
  }

  @inline(__always)
  private func write(_ corner: Corner, to part: OutputPart<Float>, at start: Int) {
    let p = Int(corner.position) &* 3
    let n = Int(corner.normal) &* 3
    for axis in 0..<3 { part[start &+ axis] = mesh.positions[p &+ axis] }
    let hasNormal = n &+ 2 < mesh.normals.count
    for axis in 0..<3 { part[start &+ 3 &+ axis] = hasNormal ? mesh.normals[n &+ axis] : 0 }
    if layout.hasTexcoords {
      let t = Int(corner.texcoord) &* 2
      let hasTexcoord = t &+ 1 < mesh.texcoords.count
      for axis in 0..<2 { part[start &+ 6 &+ axis] = hasTexcoord ? mesh.texcoords[t &+ axis] : 0 }
    }
    if layout.hasColors {
      let target = start &+ layout.colorOffset
      for axis in 0..<3 { part[target &+ axis] = mesh.colors[p &+ axis] }
    }
  }

  // MARK: Separate indices

  /// Joins corners with equal (position, texture, normal).
  ///
  /// Every worker owns a range of positions and looks at all corners, so no two workers ever meet
  /// at a vertex.
  private func joinedBuffer() -> VertexBuffer {
    let positionIndices = mesh.positionIndices
    var buffer = VertexBuffer(layout: layout)
    var tables: [VertexTable] = []
    buffer.indices = makeArray(partSizes: [positionIndices.count]) { parts in
      tables = Parallel.map(workers, workers: workers) { worker in
        var table = VertexTable(
          positions: Parallel.range(worker, of: workers, in: mesh.vertexCount))
        table.fill(parts.whole, mesh)
        return table
      }
      addStarts(of: tables, to: parts)
    }
    write(tables, to: &buffer)
    return buffer
  }

  /// Vertices are numbered per worker so far: shifts them to one numbering.
  private func addStarts(of tables: [VertexTable], to parts: ArrayParts<UInt32>) {
    let starts = prefixSums(tables.map(\.count))
    let positionIndices = mesh.positionIndices
    let pieces = workers * 4
    Parallel.run(pieces, workers: workers) { piece in
      let indices = parts.whole
      for corner in Parallel.range(piece, of: pieces, in: positionIndices.count) {
        let position = Int(positionIndices[corner])
        let worker = tables.firstIndex { $0.positions.contains(position) } ?? 0
        if starts[worker] > 0 {
          indices[corner] &+= UInt32(truncatingIfNeeded: starts[worker])
        }
      }
    }
  }

  private func write(_ tables: [VertexTable], to buffer: inout VertexBuffer) {
    buffer.sources = makeArray(partSizes: tables.map(\.count)) { sourceParts in
      let sizes = tables.map { $0.count * layout.stride }
      buffer.vertices = makeArray(partSizes: sizes) { vertexParts in
        Parallel.run(tables.count, workers: workers) { worker in
          let sources = sourceParts.part(worker)
          let vertices = vertexParts.part(worker)
          for (place, vertex) in tables[worker].vertices.enumerated() {
            sources[place] = vertex.corner.position
            write(vertex.corner, to: vertices, at: place &* layout.stride)
          }
        }
      }
    }
  }

  private func prefixSums(_ counts: [Int]) -> [Int] {
    var sum = 0
    return counts.map { count in
      defer { sum += count }
      return sum
    }
  }
}
