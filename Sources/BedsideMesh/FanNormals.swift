/// The normals made for one vertex so far.
struct FanNormals {
  /// The place of the vertex's first normal.
  private let place: UInt32
  private var roots: [Int] = []
  private var places: [UInt32] = []
  private var normals: [SIMD3<Double>] = []

  init(vertex: Int) { place = UInt32(truncatingIfNeeded: vertex) }

  /// The vertex's first normal, if one was made.
  var first: SIMD3<Double>? { normals.first }

  /// The place of a blade's normal; a new one goes to `place` or to the extras behind `base`.
  mutating func index(
    ofBlade blade: Int, in fan: VertexFan, _ extras: inout [Float], base: Int
  ) -> UInt32 {
    let root = fan.blades[blade].root
    if let known = roots.firstIndex(of: root) { return places[known] }
    let normal = fan.normal(ofRoot: root)
    // Flat faces in one plane share a normal.
    if let same = normals.firstIndex(where: { ($0 * normal).sum() > 1 - 1e-12 }) {
      return places[same]
    }
    roots.append(root)
    normals.append(normal)
    if places.isEmpty {
      places.append(place)
    } else {
      places.append(UInt32(truncatingIfNeeded: base + extras.count / 3))
      for axis in 0..<3 { extras.append(Float(normal[axis])) }
    }
    return places[places.count - 1]
  }
}
