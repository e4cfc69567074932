public import BedsideMesh

extension PatchedTriangles {
  /// Orders the triangles of a model; `places` has a stretch for each surface of each part.
  public init(
    of model: ViewedModel, places: [[Range<Int>]], vertices: [Float], stride: Int,
    indices: [UInt32]
  ) {
    self.init(
      places: places, sides: model.parts.map(\.visibleSide), vertices: vertices, stride: stride,
      indices: indices)
  }

  /// Orders the triangles of a model as it is, of which `vertices` are those of its mesh.
  public init(of model: ViewedModel, _ vertices: VertexBuffer) {
    self.init(
      of: model, places: model.parts.map { $0.surfaces.map(\.triangles) },
      vertices: vertices.vertices, stride: vertices.layout.stride, indices: vertices.indices)
  }
}

extension ModelPart {
  fileprivate var visibleSide: PatchedTriangles.Side {
    if showsBacks { return .both }
    return winding == .outward ? .front : .back
  }
}
