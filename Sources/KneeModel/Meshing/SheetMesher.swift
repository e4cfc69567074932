/// Meshes a sheet that lies on a solid: cartilage on its bone.
///
/// The solid's own mesh is cut along the sheet's border, with the cut's vertices moved onto the
/// border, and doubled: one copy is raised to the sheet's upper face. So the layer is as thick in
/// the mesh as in its description, its triangles are even, and its edge is a clean line.
struct SheetMesher: Sendable {
  let sheet: ArticularSheet
  /// The bone with the cartilage as it is in the loaded joint.
  let surface: Solid
  let box: Box
  let step: Double

  func mesh() -> Mesh {
    var base = SurfaceNets.openMesh(of: sheet.bone, in: box, step: step)
    let isInside = base.positions.map { sheet.region($0) < 0 }
    base.triangles = base.triangles.filter { isInside[$0.a] && isInside[$0.b] && isInside[$0.c] }
    base = base.largestPiece
    base.trimBorder()
    base = base.largestPiece
    settle(&base)
    return doubled(base)
  }

  // MARK: The base on the bone

  /// Moves the border onto the edge of the region and evens out the triangles.
  private func settle(_ mesh: inout Mesh) {
    let border = mesh.borderNeighbours
    let isNext = mesh.neighbours(of: border.map { $0 != nil })
    for round in 0..<20 {
      let centres = mesh.neighbourCentres
      for i in mesh.positions.indices {
        if let (a, b) = border[i] {
          let middle = (mesh.positions[a] + mesh.positions[b]) / 2
          let eased = round == 0 ? mesh.positions[i] : mesh.positions[i] * 0.5 + middle * 0.5
          mesh.positions[i] = onto(0, eased)
        } else if isNext[i] {
          // Evenly along the border, so that the edge of the sheet rises evenly.
          mesh.positions[i] = onto(-0.8 * step, mesh.positions[i] * 0.4 + centres[i] * 0.6)
        } else {
          mesh.positions[i] = ontoBone(mesh.positions[i] * 0.4 + centres[i] * 0.6)
        }
      }
    }
    unfold(&mesh)
  }

  /// Moves the corners of triangles that have folded over to the middle of their neighbours.
  private func unfold(_ mesh: inout Mesh) {
    let border = mesh.borderNeighbours
    for _ in 0..<20 {
      let folded = mesh.triangles.filter { t in
        let face = mesh.areaNormal(of: t).normalized
        return [t.a, t.b, t.c].contains {
          face.dot(sheet.bone.gradient(at: mesh.positions[$0]).normalized) < 0.35
        }
      }
      guard !folded.isEmpty else { return }
      let centres = mesh.neighbourCentres
      for i in Set(folded.flatMap { [$0.a, $0.b, $0.c] }) {
        let (a, b) = border[i] ?? (i, i)
        let middle =
          border[i] == nil ? centres[i] : (mesh.positions[a] + mesh.positions[b]) / 2
        mesh.positions[i] = ontoBone(mesh.positions[i] * 0.4 + middle * 0.6)
      }
    }
  }

  private func ontoBone(_ p: Vector) -> Vector {
    let g = sheet.bone.gradient(at: p)
    return p - g * (sheet.bone(p) / max(g.dot(g), 0.05))
  }

  /// The nearest place on the bone at a distance from the border, negative inside it.
  private func onto(_ level: Double, _ start: Vector) -> Vector {
    let region = Solid(sheet.region).offset(level)
    var p = start
    for _ in 0..<3 {
      let normal = sheet.bone.gradient(at: p).normalized
      let slope = region.gradient(at: p)
      let along = slope - normal * slope.dot(normal)
      var shift = along * (-region(p) / max(along.dot(along), 0.05))
      if shift.length > step { shift = shift * (step / shift.length) }
      p = ontoBone(p + shift)
    }
    return p
  }

  // MARK: The two faces

  /// The base as the underside, and a raised copy of it as the upper face, joined at the border.
  private func doubled(_ base: Mesh) -> Mesh {
    let isBorder = base.borderNeighbours.map { $0 != nil }
    let normals = base.positions.map { sheet.bone.gradient(at: $0).normalized }
    var mesh = Mesh()
    mesh.positions = base.positions.indices.map { i in
      base.positions[i] - normals[i] * (isBorder[i] ? sheet.hem : ArticularSheet.bond)
    }
    var upper = Array(base.positions.indices)
    for i in base.positions.indices where !isBorder[i] {
      upper[i] = mesh.positions.count
      mesh.positions.append(raised(base.positions[i], along: normals[i]))
    }
    mesh.triangles = base.triangles.map(\.reversed)
    mesh.triangles += base.triangles.map { Triangle(upper[$0.a], upper[$0.b], upper[$0.c]) }
    mesh.normals = mesh.faceNormals
    // The field's own slope, so that light does not show where the triangles lie.
    for i in base.positions.indices {
      mesh.normals[upper[i]] = surface.gradient(at: mesh.positions[upper[i]], step: 0.3).normalized
      if !isBorder[i] { mesh.normals[i] = -normals[i] }
    }
    mesh.alignNormals()
    return mesh
  }

  /// The point of the upper face over a point of the bone.
  private func raised(_ p: Vector, along normal: Vector) -> Vector {
    var low = 0.05
    var high = 6.0
    for _ in 0..<26 {
      let middle = (low + high) / 2
      if surface(p + normal * middle) < 0 { low = middle } else { high = middle }
    }
    return p + normal * low
  }
}
