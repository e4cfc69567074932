/// A closed surface of rings, each joined to the next and the two ends closed by fans.
struct Lattice: Sendable {
  /// Closed loops, all with the same number of points in the same sense.
  var rings: [[Vector]]

  var mesh: Mesh {
    var mesh = Mesh()
    guard let first = rings.first, let last = rings.last else { return mesh }
    let size = first.count
    mesh.positions = rings.flatMap { $0 }
    for i in 0..<(rings.count - 1) {
      for j in 0..<size {
        let next = (j + 1) % size
        mesh.appendQuad(i * size + j, i * size + next, (i + 1) * size + next, (i + 1) * size + j)
      }
    }
    mesh.appendFan(over: Array(0..<size).reversed(), around: first)
    mesh.appendFan(over: Array((rings.count - 1) * size..<rings.count * size), around: last)
    if mesh.signedVolume < 0 { mesh.triangles = mesh.triangles.map(\.reversed) }
    mesh.normals = mesh.faceNormals
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

  fileprivate mutating func appendFan(over loop: [Int], around points: [Vector]) {
    let centre = positions.count
    positions.append(points.reduce(.zero, +) / Double(points.count))
    for (i, vertex) in loop.enumerated() {
      triangles.append(Triangle(vertex, loop[(i + 1) % loop.count], centre))
    }
  }
}
