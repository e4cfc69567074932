/// An indexed triangle mesh with one normal to each vertex.
public struct Mesh: Sendable {
  /// Vertex positions, mm.
  public var positions: [Vector] = []
  /// Unit vectors, one to each position.
  public var normals: [Vector] = []
  /// Faces, counter-clockwise seen from outside.
  public var triangles: [Triangle] = []

  /// Makes an empty mesh.
  public init() {}

  /// The enclosed volume in mm³; negative if the triangles face inward.
  public var signedVolume: Double {
    triangles.reduce(0) { sum, t in
      sum + positions[t.a].dot(positions[t.b].cross(positions[t.c])) / 6
    }
  }

  /// The mesh seen in a mirror: x reversed, triangles still facing outward.
  public var mirrored: Mesh {
    var mesh = self
    mesh.positions = positions.map { Vector(-$0.x, $0.y, $0.z) }
    mesh.normals = normals.map { Vector(-$0.x, $0.y, $0.z) }
    mesh.triangles = triangles.map(\.reversed)
    return mesh
  }

  /// A normal whose length is twice the triangle's area.
  func areaNormal(of t: Triangle) -> Vector {
    (positions[t.b] - positions[t.a]).cross(positions[t.c] - positions[t.a])
  }

  /// Whether a triangle faces away from the mean of its vertices' normals.
  func isFlipped(_ t: Triangle) -> Bool {
    areaNormal(of: t).dot(normals[t.a] + normals[t.b] + normals[t.c]) < 0
  }

  /// Whether a triangle faces away from the normal of any of its vertices.
  func disagrees(_ t: Triangle) -> Bool {
    let face = areaNormal(of: t)
    return [t.a, t.b, t.c].contains { face.dot(normals[$0]) < 0 }
  }

  /// Whether a triangle's smallest angle is less than 10 degrees.
  func isNarrow(_ t: Triangle) -> Bool {
    let corners = [positions[t.a], positions[t.b], positions[t.c]]
    return corners.indices.contains { i in
      let u = (corners[(i + 1) % 3] - corners[i]).normalized
      let v = (corners[(i + 2) % 3] - corners[i]).normalized
      return u.dot(v) > 0.984_807_753_012_208
    }
  }

  /// For each vertex the unit mean of its triangles' normals, weighted by area.
  var faceNormals: [Vector] {
    var sums = [Vector](repeating: .zero, count: positions.count)
    for t in triangles {
      let normal = areaNormal(of: t)
      sums[t.a] += normal
      sums[t.b] += normal
      sums[t.c] += normal
    }
    return sums.map(\.normalized)
  }
}
