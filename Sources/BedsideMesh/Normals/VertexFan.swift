/// The triangles around one vertex, and which of them are joined smoothly.
struct VertexFan {
  /// A triangle's corner at the vertex.
  struct Blade {
    /// The positions at the other ends of the triangle's two edges here.
    var after: UInt32
    var before: UInt32
    /// The triangle's unit normal; zero if it has no area.
    var normal: SIMD3<Float>
    /// The triangle's angle here, in radians.
    var angle: Double
    var smoothing: Int
    /// The first blade that this one is joined to.
    var root = 0
  }

  private var blades: [Blade] = []
  private var edges: [(neighbour: UInt32, blade: Int)] = []
  /// For each root, the sum of its blades' normals, weighted by their angles.
  private var sums: [SIMD3<Double>] = []
  private let creaseCosine: Float
  private let halfCreaseCosine: Float

  /// - Parameter creaseAngle: Up to this angle, in degrees, an edge is smooth.
  init(creaseAngle: Double) {
    // A little less, so that faces at just this angle are joined.
    creaseCosine = Float(Angle.cosine(degrees: creaseAngle)) - 1e-6
    halfCreaseCosine = Float(Angle.cosine(degrees: creaseAngle / 2))
  }

  mutating func removeAll() { blades.removeAll(keepingCapacity: true) }

  mutating func append(_ blade: Blade) {
    var blade = blade
    blade.root = blades.count
    blades.append(blade)
  }

  // MARK: Joining

  /// Joins the blades that share a smooth edge.
  mutating func join() {
    if isGentle {
      for place in blades.indices { blades[place].root = 0 }
    } else {
      // For the usual six or so triangles all pairs are quicker than sorting.
      if blades.count <= 16 { joinPairs() } else { joinSorted() }
      for place in blades.indices { blades[place].root = root(of: place) }
    }
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(.zero, count: blades.count))
    for blade in blades { sums[blade.root] += SIMD3<Double>(blade.normal) * blade.angle }
  }

  /// Whether all faces lean so little that any two of them may be joined.
  private var isGentle: Bool {
    guard let first = blades.first, first.smoothing < 0 else { return false }
    return blades.allSatisfy {
      $0.smoothing < 0 && ($0.normal * first.normal).sum() >= halfCreaseCosine
    }
  }

  private mutating func joinPairs() {
    for place in blades.indices {
      for other in 0..<place where sharesEdge(blades[place], blades[other]) {
        joinIfSmooth(place, other)
      }
    }
  }

  private func sharesEdge(_ a: Blade, _ b: Blade) -> Bool {
    a.after == b.before || a.before == b.after || a.after == b.after || a.before == b.before
  }

  private mutating func joinSorted() {
    edges.removeAll(keepingCapacity: true)
    for (place, blade) in blades.enumerated() {
      edges.append((blade.after, place))
      edges.append((blade.before, place))
    }
    edges.sort { ($0.neighbour, $0.blade) < ($1.neighbour, $1.blade) }
    for place in edges.indices.dropFirst()
    where edges[place].neighbour == edges[place - 1].neighbour {
      joinIfSmooth(edges[place].blade, edges[place - 1].blade)
    }
  }

  private mutating func joinIfSmooth(_ a: Int, _ b: Int) {
    let first = blades[a]
    let second = blades[b]
    guard first.smoothing == second.smoothing, first.smoothing != 0 else { return }
    let cosine = (first.normal * second.normal).sum()
    // In a smoothing group every edge is smooth, but the two sides of a sheet are not joined.
    guard cosine >= (first.smoothing > 0 ? -0.999 : creaseCosine) else { return }
    let low = min(root(of: a), root(of: b))
    let high = max(root(of: a), root(of: b))
    blades[high].root = low
  }

  private mutating func root(of blade: Int) -> Int {
    var place = blade
    while blades[place].root != place {
      blades[place].root = blades[blades[place].root].root
      place = blades[place].root
    }
    return place
  }

  // MARK: Normals

  /// The first of the blades that a blade is joined to.
  func root(_ blade: Int) -> Int { blades[blade].root }

  /// The unit normal of the blades with this root; the root's own if they cancel out, and up
  /// the z axis if nothing has an area.
  func normal(ofRoot root: Int) -> SIMD3<Double> {
    let sum = sums[root]
    let length = (sum * sum).sum().squareRoot()
    if length > 1e-6 { return sum / length }
    let own = blades[root].normal
    return own == .zero ? SIMD3(0, 0, 1) : SIMD3<Double>(own)
  }
}
