public import BedsideCore
public import BedsideMesh

extension ViewedModel {
  /// Finds the parts of a mesh, and names and colours them after its description.
  ///
  /// Without a description each part goes by its name in the file, and the model by `name`.
  public init(
    mesh: Mesh, name: String, description: ModelDescription? = nil, mirrored: Bool = false
  ) {
    placement = Self.placement(for: description, mirrored: mirrored)
    title = description?.title ?? name
    unit = description?.unit
    tour = description?.tour ?? []
    let known = Dictionary(
      (description?.parts ?? []).enumerated().map { ($1.object, (rank: $0, part: $1)) },
      uniquingKeysWith: { first, _ in first })
    var found: [(rank: Int, part: ModelPart)] = []
    for (id, ranges) in Self.rangesByPart(of: mesh, fallback: name) {
      let entry = known[id]
      let part = ModelPart(
        id: id, ranges: ranges, of: mesh, entry: entry?.part, placement: placement)
      found.append((entry?.rank ?? .max, part))
    }
    // Described parts come first, in the order of their description; the sort keeps that of the
    // file among the others.
    parts = found.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.part)
    let unit = Box(minimum: Vector(repeating: -1), maximum: Vector(repeating: 1))
    let strokes = mesh.strokesBox?.transformed(by: placement)
    box = Box.around(parts.map(\.box) + (strokes.map { [$0] } ?? [])) ?? unit
  }

  /// The triangles of each part, in the order of the file.
  private static func rangesByPart(
    of mesh: Mesh, fallback: String
  ) -> [(id: String, ranges: [TriangleRange])] {
    var places: [String: Int] = [:]
    var found: [(id: String, ranges: [TriangleRange])] = []
    for range in mesh.ranges where range.count > 0 {
      let id = mesh.partName(of: range) ?? fallback
      if let place = places[id] {
        found[place].ranges.append(range)
      } else {
        places[id] = found.count
        found.append((id, [range]))
      }
    }
    return found
  }

  /// The turn that brings the description's axes to y and z, and then the mirror image.
  private static func placement(
    for description: ModelDescription?, mirrored: Bool
  ) -> Matrix4 {
    let up = (description?.up ?? .y).direction
    let front = (description?.front ?? .z).direction
    let turned = Matrix4(axes: up.cross(front), up, front)
    return mirrored ? Matrix4(scale: Vector(-1, 1, 1)) * turned : turned
  }
}

extension Mesh {
  /// The box around all that is drawn, where there are lines or points that no part holds.
  fileprivate var strokesBox: Box? {
    guard positionIndices.isEmpty || !lineSizes.isEmpty || !pointIndices.isEmpty else { return nil }
    return drawnBounds().map { Box(minimum: Vector($0.minimum), maximum: Vector($0.maximum)) }
  }

  fileprivate func partName(of range: TriangleRange) -> String? {
    if objects.indices.contains(range.object), !objects[range.object].isEmpty {
      return objects[range.object]
    }
    if groups.indices.contains(range.group), !groups[range.group].isEmpty {
      return groups[range.group]
    }
    return nil
  }
}

extension ModelDescription.Axis {
  fileprivate var direction: Vector {
    switch self {
    case .x: Vector(1, 0, 0)
    case .y: Vector(0, 1, 0)
    case .z: Vector(0, 0, 1)
    case .minusX: Vector(-1, 0, 0)
    case .minusY: Vector(0, -1, 0)
    case .minusZ: Vector(0, 0, -1)
    }
  }
}
