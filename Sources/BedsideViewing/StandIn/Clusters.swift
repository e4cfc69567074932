internal import BedsideMesh

/// The vertices of a model, put together by the cells of a grid.
///
/// All vertices of a part in one cell go to one place, so that surfaces stay closed; those whose
/// normals point in different directions keep vertices of their own there, so that edges stay sharp
/// and the two sides of a thin sheet stay lit.
struct Clusters {
  private(set) var vertices: [Float] = []
  private(set) var indices: [UInt32] = []
  private(set) var places: [[Range<Int>]] = []
  private let source: VertexBuffer
  private let stride: Int
  private var grid = CellGridTable()
  /// The vertex that each vertex of the model became.
  private var vertexOf: [UInt32]
  /// The cell of each new vertex.
  private var cellOf: [UInt32] = []
  /// The vertices of each cell, by the direction of their normals.
  private var byDirection: [UInt32] = []
  /// The vertex that was the last of its cell and direction before each, where a model has places in
  /// pictures.
  private var nextOf: [UInt32] = []
  /// The most vertices of a cell and direction that differ in their places in a picture.
  private static let mostSeams = 8
  /// How far these places may differ, as a share of the picture.
  private static let widestStep: Float = 0.06
  private var sums: [(place: SIMD3<Float>, count: Float)] = []

  var triangleCount: Int { indices.count / 3 }

  init(
    _ model: ViewedModel, _ source: VertexBuffer, cell: Float, keepsSmallParts: Bool
  ) {
    self.source = source
    stride = source.layout.stride
    vertexOf = [UInt32](repeating: Mesh.noIndex, count: source.vertexCount)
    places.reserveCapacity(model.parts.count)
    for (index, part) in model.parts.enumerated() {
      let finest = part.box.radius / 2.5
      grid.cell = keepsSmallParts && finest > 0 ? min(cell, finest) : cell
      places.append(
        part.surfaces.map { surface in
          let first = triangleCount
          add(surface.triangles, of: index)
          return first..<triangleCount
        })
    }
    settle()
  }

  private mutating func add(_ triangles: Range<Int>, of part: Int) {
    for triangle in triangles {
      let corner = triangle * 3
      let a = vertex(of: Int(source.indices[corner]), part)
      let b = vertex(of: Int(source.indices[corner + 1]), part)
      let c = vertex(of: Int(source.indices[corner + 2]), part)
      let (p, q, r) = (cellOf[Int(a)], cellOf[Int(b)], cellOf[Int(c)])
      guard p != q, q != r, r != p else { continue }
      indices.append(a)
      indices.append(b)
      indices.append(c)
    }
  }

  /// The new vertex for one of the model's.
  private mutating func vertex(of old: Int, _ part: Int) -> UInt32 {
    let known = vertexOf[old]
    if known != Mesh.noIndex { return known }
    let start = old * stride
    let place = vector(start)
    let normal = vector(start + 3)
    let cell = grid.cell(of: place, part)
    if cell == sums.count {
      sums.append((.zero, 0))
      byDirection.append(contentsOf: repeatElement(Mesh.noIndex, count: 6))
    }
    sums[cell].place += place
    sums[cell].count += 1
    let slot = cell * 6 + Self.direction(of: normal)
    var new = vertex(in: slot, like: start)
    if new == Mesh.noIndex {
      new = UInt32(cellOf.count)
      if source.layout.hasTexcoords { nextOf.append(byDirection[slot]) }
      byDirection[slot] = new
      cellOf.append(UInt32(cell))
      vertices.append(contentsOf: source.vertices[start..<start + stride])
    } else {
      let target = Int(new) * stride + 3
      for axis in 0..<3 { vertices[target + axis] += normal[axis] }
    }
    vertexOf[old] = new
    return new
  }

  /// The new vertex of a cell and direction that one of the model's can go to.
  ///
  /// Where a picture has a seam, vertices in one place have far places in the picture; as one vertex
  /// they would squeeze what lies between into a triangle.
  private func vertex(in slot: Int, like start: Int) -> UInt32 {
    var vertex = byDirection[slot]
    guard source.layout.hasTexcoords else { return vertex }
    let place = start + source.layout.texcoordOffset
    for _ in 0..<Self.mostSeams {
      guard vertex != Mesh.noIndex else { return vertex }
      let known = Int(vertex) * stride + source.layout.texcoordOffset
      let u = abs(vertices[known] - source.vertices[place])
      let v = abs(vertices[known + 1] - source.vertices[place + 1])
      if max(u, v) <= Self.widestStep { return vertex }
      vertex = nextOf[Int(vertex)]
    }
    return vertex == Mesh.noIndex ? vertex : byDirection[slot]
  }

  private func vector(_ start: Int) -> SIMD3<Float> {
    SIMD3(source.vertices[start], source.vertices[start + 1], source.vertices[start + 2])
  }

  /// Which of six directions is nearest: the larger axis, and its sign.
  private static func direction(of normal: SIMD3<Float>) -> Int {
    let (x, y, z) = (abs(normal.x), abs(normal.y), abs(normal.z))
    if x >= y, x >= z { return normal.x < 0 ? 1 : 0 }
    if y >= z { return normal.y < 0 ? 3 : 2 }
    return normal.z < 0 ? 5 : 4
  }

  /// Puts every vertex in the middle of those of its cell, and makes normals of length 1.
  private mutating func settle() {
    for vertex in cellOf.indices {
      let sum = sums[Int(cellOf[vertex])]
      let place = sum.place / sum.count
      let start = vertex * stride
      let normal = SIMD3(vertices[start + 3], vertices[start + 4], vertices[start + 5]).normalized
      for axis in 0..<3 {
        vertices[start + axis] = place[axis]
        vertices[start + 3 + axis] = normal[axis]
      }
    }
  }
}
