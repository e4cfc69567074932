internal import BedsideMesh
internal import BedsideViewing

/// The triangles that are drawn: those of the model, or of what stands in for it.
struct Scene {
  /// The vertices and triangles.
  let buffers: SceneBuffers
  /// The places of the triangles of each surface of each part.
  let places: [[Range<Int>]]

  /// The model as it is.
  init(_ model: ViewedModel, _ vertices: VertexBuffer) {
    buffers = SceneBuffers(
      vertices: vertices.vertices, layout: vertices.layout, indices: vertices.indices)
    places = model.parts.map { $0.surfaces.map(\.triangles) }
  }

  /// A coarser copy.
  init(_ standIn: StandIn) {
    buffers = SceneBuffers(
      vertices: standIn.vertices, layout: standIn.layout, indices: standIn.indices)
    places = standIn.places
  }
}

extension Renderer {
  /// The triangles for a quality; what stands in for a large model is made when first needed.
  func scene(for quality: Quality) -> Scene {
    guard quality.usesStandIn, StandIn.isWorthwhile(for: model) else { return scene }
    if let standIn { return standIn }
    let made = Scene(StandIn(for: model, vertices: vertices))
    standIn = made
    return made
  }
}
