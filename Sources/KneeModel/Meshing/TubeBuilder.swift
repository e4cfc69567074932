/// Joins rings of points to tubes that may part into strands and end in faces.
///
/// A strand is told by a number; strand 0 is the undivided tube. Where strands of different
/// numbers meet at a ring they share the ring's vertices of strand 0, so the surface stays closed.
struct TubeBuilder {
  /// Which points of a ring belong to a tube.
  enum Loop {
    case whole
    /// From a column to the outer wall.
    case outer(Int)
    /// From the inner edge to a column.
    case inner(Int)
  }

  let rings: [[Vector]]
  private var numbers: [Key: Int] = [:]
  private var keys: [Key] = []
  private var triangles: [Triangle] = []

  private struct Key: Hashable {
    var ring: Int
    var point: Int
    var strand: Int
  }

  /// Makes a builder for sections of a meniscus, as their outlines give them.
  init(_ rings: [[Vector]]) {
    self.rings = rings
  }

  /// Joins a ring with the next by a tube, whose ends belong to the given strands.
  mutating func join(_ ring: Int, _ loop: Loop, strands: (Int, Int)) {
    let a = vertices(ring, loop, strand: strands.0)
    let b = vertices(ring + 1, loop, strand: strands.1)
    for j in a.indices {
      let next = (j + 1) % a.count
      triangles.append(Triangle(a[j], a[next], b[next]))
      triangles.append(Triangle(a[j], b[next], b[j]))
    }
  }

  /// Closes a tube at a ring.
  mutating func cap(_ ring: Int, _ loop: Loop, strand: Int, facingBack: Bool) {
    let around = vertices(ring, loop, strand: strand)
    let face = Triangle.ladder(over: around, tip: MeniscusSection.tip)
    triangles += facingBack ? face.map(\.reversed) : face
  }

  /// The surface, each point moved.
  func mesh(moving shift: (_ ring: Int, _ strand: Int, _ place: Vector) -> Vector) -> Mesh {
    var mesh = Mesh()
    mesh.positions = keys.map { key in
      let place = rings[key.ring][key.point]
      return place + shift(key.ring, key.strand, place)
    }
    mesh.triangles = triangles
    if mesh.signedVolume < 0 { mesh.triangles = triangles.map(\.reversed) }
    mesh.normals = mesh.faceNormals
    mesh.alignNormals()
    return mesh
  }

  private mutating func vertices(_ ring: Int, _ loop: Loop, strand: Int) -> [Int] {
    points(loop).map { point in
      let key = Key(ring: ring, point: point, strand: strand)
      if let known = numbers[key] { return known }
      numbers[key] = keys.count
      keys.append(key)
      return keys.count - 1
    }
  }

  private func points(_ loop: Loop) -> [Int] {
    let columns = MeniscusSection.columns
    let lower = columns + 1 + MeniscusSection.wallPoints
    switch loop {
    case .whole: return Array(rings[0].indices)
    case .outer(let column): return Array(column...(lower + columns - column))
    case .inner(let column):
      return Array(0...column) + Array((lower + columns - column)..<rings[0].count)
    }
  }
}
