/// A closed surface of rings, each joined to the next and the two ends closed by ladders of
/// triangles.
struct Lattice: Sendable {
  /// Closed loops, all with the same number of points in the same sense.
  var rings: [[Vector]]
  /// The point at which a loop turns back, counted from its end; 0 between last and first.
  var tip = 0

  var mesh: Mesh {
    var mesh = Mesh()
    guard let first = rings.first else { return mesh }
    let size = first.count
    mesh.positions = rings.flatMap { $0 }
    for i in 0..<(rings.count - 1) {
      for j in 0..<size {
        let next = (j + 1) % size
        mesh.appendQuad(i * size + j, i * size + next, (i + 1) * size + next, (i + 1) * size + j)
      }
    }
    let end = Array((rings.count - 1) * size..<rings.count * size)
    mesh.triangles += Triangle.ladder(over: Array(0..<size), tip: tip).map(\.reversed)
    mesh.triangles += Triangle.ladder(over: end, tip: tip)
    if mesh.signedVolume < 0 { mesh.triangles = mesh.triangles.map(\.reversed) }
    mesh.normals = mesh.faceNormals
    mesh.alignNormals()
    return mesh
  }
}

extension Mesh {
  /// Adds a quadrilateral, split along its shorter diagonal.
  mutating func appendQuad(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    if (positions[a] - positions[c]).length <= (positions[b] - positions[d]).length {
      triangles.append(Triangle(a, b, c))
      triangles.append(Triangle(a, c, d))
    } else {
      triangles.append(Triangle(a, b, d))
      triangles.append(Triangle(b, c, d))
    }
  }
}

extension Triangle {
  /// Triangles that fill a flat loop which runs out and back: rungs from side to side.
  ///
  /// `tip` is the point at which the loop turns back, counted from its end; 0 if it turns between
  /// its last and its first point.
  static func ladder(over loop: [Int], tip: Int) -> [Triangle] {
    let count = loop.count
    func vertex(_ i: Int) -> Int { loop[(i % count + count) % count] }
    var left = -1 - tip
    var right = tip == 0 ? 0 : 1 - tip
    var triangles: [Triangle] = []
    if tip > 0 {
      left = -tip - 1
      triangles.append(Triangle(vertex(left), vertex(-tip), vertex(right)))
    }
    while triangles.count < count - 2 {
      triangles.append(Triangle(vertex(left - 1), vertex(left), vertex(right)))
      left -= 1
      guard triangles.count < count - 2 else { break }
      triangles.append(Triangle(vertex(left), vertex(right), vertex(right + 1)))
      right += 1
    }
    return triangles
  }
}
