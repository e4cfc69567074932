internal import BedsideMesh

/// What one pass over the triangles of a part finds out: where it lies and whether it is closed.
struct SurfaceSurvey {
  private(set) var box: Box
  private(set) var winding: ModelPart.Winding

  /// Looks at the triangles at `places` of a mesh.
  init(of places: [Range<Int>], in mesh: Mesh) {
    let positions = mesh.positions
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    var border: UInt64 = 0
    var volume = 0.0
    for triangle in places.joined() {
      let first = triangle * 3
      let corners = SIMD3(
        mesh.positionIndices[first], mesh.positionIndices[first + 1],
        mesh.positionIndices[first + 2])
      let (a, b, c) = (
        Self.position(corners[0], positions), Self.position(corners[1], positions),
        Self.position(corners[2], positions)
      )
      low = pointwiseMin(low, pointwiseMin(a, pointwiseMin(b, c)))
      high = pointwiseMax(high, pointwiseMax(a, pointwiseMax(b, c)))
      volume += Double(a.dot(b.cross(c)))
      let keys = (Self.key(of: a), Self.key(of: b), Self.key(of: c))
      border &+= Self.edge(keys.0, keys.1)
      border &+= Self.edge(keys.1, keys.2)
      border &+= Self.edge(keys.2, keys.0)
    }
    let isEmpty = !(low.x <= high.x)
    box = isEmpty ? Box(minimum: .zero, maximum: .zero) : Box(minimum: low, maximum: high)
    winding = border != 0 || volume == 0 ? .open : volume > 0 ? .outward : .inward
  }

  private static func position(_ index: UInt32, _ positions: [Float]) -> Vector {
    let place = Int(index) * 3
    return Vector(positions[place], positions[place + 1], positions[place + 2])
  }

  /// A number for a place: vertices in one place are one here, as many programs write a vertex
  /// anew for every face or along the seams of a texture.
  private static func key(of place: Vector) -> UInt64 {
    // Adding zero turns minus zero into zero, which is the same place.
    let bits = place + Vector.zero
    let x = UInt64(bits.x.bitPattern)
    let y = UInt64(bits.y.bitPattern)
    let z = UInt64(bits.z.bitPattern)
    return mixed(x | y << 32) &+ z &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number for the edge from `a` to `b` whose negative belongs to the edge from `b` to `a`.
  ///
  /// On a closed surface every edge is passed once each way, so the sum over all edges is zero; on
  /// an open one the odds against that are those of 64 random bits. No table of edges is needed.
  private static func edge(_ a: UInt64, _ b: UInt64) -> UInt64 {
    guard a != b else { return 0 }
    let hash = mixed(min(a, b) &+ mixed(max(a, b)))
    return a < b ? hash : 0 &- hash
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var hash = number
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}
