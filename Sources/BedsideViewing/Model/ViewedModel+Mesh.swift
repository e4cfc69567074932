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
    scale = mesh.scale
    origin = placement.turning(mesh.origin)
    tour = description?.tour ?? []
    let known = Dictionary(
      (description?.parts ?? []).enumerated().map { ($1.object, (rank: $0, part: $1)) },
      uniquingKeysWith: { first, _ in first })
    var found: [(rank: Int, part: ModelPart)] = []
    let ranges = Self.rangesByPart(of: mesh, fallback: name)
    for (id, ranges) in ranges {
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
    let drawn = Box.around(parts.map(\.box) + (strokes.map { [$0] } ?? [])) ?? unit
    // A lone point is looked at from a distance, too.
    box =
      drawn.radius > 0
      ? drawn : Box(minimum: drawn.minimum + unit.minimum, maximum: drawn.maximum + unit.maximum)
    if let description { addJoint(of: description, in: mesh, ranges) }
  }

  /// Lets the parts move as the description says.
  private mutating func addJoint(
    of description: ModelDescription, in mesh: Mesh,
    _ ranges: [(id: String, ranges: [TriangleRange])]
  ) {
    guard let plan = description.joint else { return }
    let places = Dictionary(
      ranges.map { ($0.id, $0.ranges.map(\.triangles)) }, uniquingKeysWith: { first, _ in first })
    let joint = Joint(
      plan, up: description.up.direction, front: description.front.direction, origin: mesh.origin,
      names: parts.map(\.id)
    ) { name in mesh.corners(of: places[name] ?? []) }
    self.joint = joint
    for index in parts.indices where joint.moves(index) {
      let corners = mesh.corners(of: places[parts[index].id] ?? [])
      // Nearly every point is some triangle's first corner.
      let points = stride(from: 0, to: corners.count, by: 3).map { corners[$0] }
      parts[index].outline = Self.outline(of: points)
      guard joint.bends(index) else { continue }
      // What changes its shape may reach out farthest anywhere.
      let step = max(points.count / 120, 1)
      parts[index].outline += stride(from: 0, to: points.count, by: step).map { points[$0] }
    }
  }

  /// The points that reach out farthest in many directions.
  private static func outline(of points: [Vector]) -> [Vector] {
    guard let first = points.first else { return [] }
    var found = [Vector](repeating: first, count: directions.count)
    for (place, direction) in directions.enumerated() {
      var most = -Float.infinity
      for point in points where point.dot(direction) > most {
        most = point.dot(direction)
        found[place] = point
      }
    }
    return found
  }

  /// The directions to the sides, edges and corners of a cube.
  private static let directions: [Vector] = {
    let steps: [Float] = [-1, 0, 1]
    let all = steps.flatMap { x in steps.flatMap { y in steps.map { z in Vector(x, y, z) } } }
    return all.filter { $0 != .zero }
  }()

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
  /// The corners of triangles, three each.
  fileprivate func corners(of places: [Range<Int>]) -> [Vector] {
    places.flatMap { places in
      positionIndices[places.lowerBound * 3..<places.upperBound * 3].map { index in
        let place = Int(index) * 3
        return Vector(positions[place], positions[place + 1], positions[place + 2])
      }
    }
  }

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

extension Matrix4 {
  /// A far-off point turned, but not shifted, in double precision.
  fileprivate func turning(_ point: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z, _) = columns
    func axis(_ column: SIMD4<Float>) -> SIMD3<Double> {
      SIMD3(Double(column.x), Double(column.y), Double(column.z))
    }
    return axis(x) * point.x + axis(y) * point.y + axis(z) * point.z
  }
}
