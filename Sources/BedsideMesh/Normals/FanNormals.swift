/// The normals made for one vertex so far; keeps its memory from vertex to vertex.
struct FanNormals {
  /// The place of the vertex's first normal.
  private(set) var place: UInt32 = 0
  /// For each blade, the place of the normal of the blades joined to it; noIndex at first.
  private var places: [UInt32] = []
  private var made: [(place: UInt32, normal: SIMD3<Double>)] = []

  /// Normals of a vertex that a new one is compared with; more would make hubs quadratic.
  private static let comparisons = 16

  /// Begins with a vertex whose first normal goes to `place`.
  mutating func start(place: Int, corners: Int) {
    self.place = UInt32(truncatingIfNeeded: place)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(Mesh.noIndex, count: corners))
    made.removeAll(keepingCapacity: true)
  }

  /// The vertex's first normal, if one was made.
  var first: SIMD3<Double>? { made.first?.normal }

  /// The place of a blade's normal; a new one goes to `place` or to the extras behind `base`.
  mutating func index(
    ofBlade blade: Int, in fan: VertexFan, _ extras: inout [Float], base: Int
  ) -> UInt32 {
    let root = fan.root(blade)
    if places[root] != Mesh.noIndex { return places[root] }
    let normal = fan.normal(ofRoot: root)
    places[root] = known(normal) ?? add(normal, &extras, base: base)
    return places[root]
  }

  /// Makes one normal for all.
  mutating func addFirst(_ normal: SIMD3<Double>) { made.append((place, normal)) }

  /// Flat faces in one plane share a normal.
  private func known(_ normal: SIMD3<Double>) -> UInt32? {
    made.prefix(Self.comparisons).first { ($0.normal * normal).sum() > 1 - 1e-9 }?.place
  }

  private mutating func add(
    _ normal: SIMD3<Double>, _ extras: inout [Float], base: Int
  ) -> UInt32 {
    let new = made.isEmpty ? place : UInt32(truncatingIfNeeded: base + extras.count / 3)
    if !made.isEmpty {
      for axis in 0..<3 { extras.append(Float(normal[axis])) }
    }
    made.append((new, normal))
    return new
  }
}
