/// What one pass over triangles finds out: where they lie, and whether they close something off.
public struct SurfaceSurvey: Sendable {
  /// The smallest coordinates; infinity where there are no triangles.
  public private(set) var low = SIMD3<Float>(repeating: .infinity)
  /// The largest coordinates; minus infinity where there are no triangles.
  public private(set) var high = SIMD3<Float>(repeating: -.infinity)
  /// Six times the volume inside, as far as they are closed; negative where their fronts are inside.
  public private(set) var volume = 0.0
  /// What the edges that only one triangle has come to; 0 for none.
  private var border: UInt64 = 0

  /// Whether every edge is passed once each way.
  public var isClosed: Bool { border == 0 }

  /// How many triangles are looked at in one piece, whatever the number of threads, so that sums come
  /// out the same on every machine.
  private static let pieceSize = 16_384

  /// Looks at the triangles at `places` of a mesh.
  ///
  /// - Parameters:
  ///   - places: The stretches of triangles.
  ///   - mesh: The mesh.
  ///   - workers: The number of threads; 0 means one per processor.
  public init(of places: [Range<Int>], in mesh: Mesh, workers: Int = 0) {
    let pieces = places.flatMap { range in
      stride(from: range.lowerBound, to: range.upperBound, by: Self.pieceSize).map { start in
        start..<min(start + Self.pieceSize, range.upperBound)
      }
    }
    let surveys = Parallel.map(pieces.count, workers: workers > 0 ? workers : processorCount) {
      Self(pieces[$0], of: mesh)
    }
    for survey in surveys { join(survey) }
  }

  private mutating func join(_ other: Self) {
    low = pointwiseMin(low, other.low)
    high = pointwiseMax(high, other.high)
    volume += other.volume
    border &+= other.border
  }

  private init(_ triangles: Range<Int>, of mesh: Mesh) {
    let (positions, indices) = (mesh.positions.span, mesh.positionIndices.span)
    for triangle in triangles {
      let a = Self.position(indices[triangle &* 3], positions)
      let b = Self.position(indices[triangle &* 3 &+ 1], positions)
      let c = Self.position(indices[triangle &* 3 &+ 2], positions)
      low = pointwiseMin(low, pointwiseMin(a, pointwiseMin(b, c)))
      high = pointwiseMax(high, pointwiseMax(a, pointwiseMax(b, c)))
      volume += Double(Self.determinant(a, b, c))
      let keys = (Self.key(of: a), Self.key(of: b), Self.key(of: c))
      border &+= Self.edge(keys.0, keys.1)
      border &+= Self.edge(keys.1, keys.2)
      border &+= Self.edge(keys.2, keys.0)
    }
  }

  @inline(__always)
  private static func position(_ index: UInt32, _ positions: Span<Float>) -> SIMD3<Float> {
    let place = Int(index) &* 3
    return SIMD3(positions[place], positions[place &+ 1], positions[place &+ 2])
  }

  @inline(__always)
  private static func determinant(
    _ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>
  ) -> Float {
    a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x)
  }

  /// A number for a place: vertices in one place are one here, as many programs write a vertex
  /// anew for every face or along the seams of a texture.
  @inline(__always)
  private static func key(of place: SIMD3<Float>) -> UInt64 {
    // Adding zero turns minus zero into zero, which is the same place.
    let bits = place + SIMD3<Float>()
    let x = UInt64(bits.x.bitPattern)
    let y = UInt64(bits.y.bitPattern)
    let z = UInt64(bits.z.bitPattern)
    return mixed((x | y << 32) &+ z &* 0x9E37_79B9_7F4A_7C15)
  }

  /// A number for the edge from `a` to `b` whose negative belongs to the edge from `b` to `a`.
  ///
  /// On a closed surface every edge is passed once each way, so the sum over all edges is zero; on
  /// an open one the odds against that are those of random bits. No table of edges is needed.
  /// Differences alone would cancel out along a border, which is a ring too.
  @inline(__always)
  private static func edge(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a &- b) &* (a &* b)
  }

  @inline(__always)
  private static func mixed(_ number: UInt64) -> UInt64 {
    var hash = number
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}
