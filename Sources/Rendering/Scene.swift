internal import BedsideMesh
internal import BedsideViewing

/// The triangles that are drawn: those of the model, or of what stands in for it.
struct Scene {
  /// The vertices and triangles.
  let buffers: SceneBuffers
  /// The places of the triangles of each surface of each part.
  let places: [[Range<Int>]]
  /// The same in patches that can be left out; none where both sides are seen.
  let patches: [[[Patch]]]

  /// The model as it is, its triangles in order.
  init(_ model: ViewedModel, _ vertices: VertexBuffer, _ triangles: PatchedTriangles) {
    buffers = SceneBuffers(
      vertices: vertices.vertices, layout: vertices.layout, indices: triangles.indices)
    places = model.parts.map { $0.surfaces.map(\.triangles) }
    patches = triangles.patches
  }

  /// A coarser copy.
  init(_ model: ViewedModel, _ standIn: StandIn) {
    let triangles = PatchedTriangles(
      of: model, places: standIn.places, vertices: standIn.vertices,
      stride: standIn.layout.stride, indices: standIn.indices)
    buffers = SceneBuffers(
      vertices: standIn.vertices, layout: standIn.layout, indices: triangles.indices)
    places = standIn.places
    patches = triangles.patches
  }

  /// The stretches of a surface's triangles that may be seen from `eye`, in the mesh's coordinates;
  /// all of them for nil.
  func stretches(part: Int, surface: Int, from eye: Vector?) -> [Range<Int>] {
    let (whole, patches) = (places[part][surface], patches[part][surface])
    guard let eye, !patches.isEmpty else { return whole.isEmpty ? [] : [whole] }
    var found: [Range<Int>] = []
    for patch in patches where !patch.facesAway(from: eye) {
      if let last = found.last, last.upperBound == patch.triangles.lowerBound {
        found[found.count - 1] = last.lowerBound..<patch.triangles.upperBound
      } else {
        found.append(patch.triangles)
      }
    }
    return found
  }
}

extension Renderer {
  /// The triangles for a quality; what stands in for a large model is made when first needed.
  func scene(for quality: Quality) -> Scene {
    guard quality.usesStandIn, StandIn.isWorthwhile(for: model) else { return wholeScene() }
    if let standIn { return standIn }
    let made = Scene(model, StandIn(for: model, vertices: vertices))
    standIn = made
    return made
  }

  private func wholeScene() -> Scene {
    if let scene { return scene }
    let made = Scene(model, vertices, triangles ?? PatchedTriangles(of: model, vertices))
    // What was uploaded is not needed here.
    triangles = nil
    scene = made
    return made
  }
}

extension Matrix4 {
  /// The point that a matrix without scaling brings to the origin: the eye, seen from the mesh.
  var eye: Vector {
    let (x, y, z, shift) = columns
    let place = Vector(shift.x, shift.y, shift.z)
    return -Vector(
      Vector(x.x, x.y, x.z).dot(place), Vector(y.x, y.y, y.z).dot(place),
      Vector(z.x, z.y, z.z).dot(place))
  }
}
