/// Moves a rough mesh onto a solid's surface, evens out its triangles and gives it normals.
struct SurfaceFit: Sendable {
  let solid: Solid
  /// Grid step of the rough mesh, mm.
  let step: Double
  private let relaxations = 3

  func settle(_ mesh: inout Mesh) {
    for i in mesh.positions.indices { mesh.positions[i] = projected(mesh.positions[i], times: 2) }
    for _ in 0..<relaxations {
      let centres = mesh.neighbourCentres
      for i in mesh.positions.indices {
        let eased = mesh.positions[i] * 0.4 + centres[i] * 0.6
        mesh.positions[i] = projected(eased, times: 1)
      }
    }
    for i in mesh.positions.indices { mesh.positions[i] = projected(mesh.positions[i], times: 1) }
    mesh.normals = normals(of: mesh)
    unfold(&mesh)
    mesh.alignNormals()
  }

  /// Smooths the places where triangles have folded over, at sharp edges finer than the grid.
  private func unfold(_ mesh: inout Mesh) {
    for _ in 0..<40 {
      let folded = Set(mesh.triangles.filter(mesh.isFlipped).flatMap { [$0.a, $0.b, $0.c] })
      guard !folded.isEmpty else { return }
      let centres = mesh.neighbourCentres
      for i in folded { mesh.positions[i] = centres[i] }
      mesh.normals = normals(of: mesh)
    }
  }

  /// The point moved along the gradient onto the surface, by no more than a part of a cell.
  private func projected(_ start: Vector, times: Int) -> Vector {
    var p = start
    for _ in 0..<times {
      let g = solid.gradient(at: p)
      p -= g * (solid(p) / max(g.dot(g), 0.05))
    }
    let shift = p - start
    let excess = shift.length / (0.6 * step)
    return excess > 1 ? start + shift / excess : p
  }

  /// The field's gradient, blended with the faces' normals where a sharp edge makes them differ.
  private func normals(of mesh: Mesh) -> [Vector] {
    let faces = mesh.faceNormals
    return mesh.positions.indices.map { i in
      let smooth = solid.gradient(at: mesh.positions[i], step: 0.25 * step).normalized
      let agreement = smoothstep(0.3, 0.8, smooth.dot(faces[i]))
      return (faces[i] * (1 - agreement) + smooth * agreement).normalized
    }
  }
}
