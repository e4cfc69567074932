/// The cartilages of a joint as they are asked about: points of one, heights of the others.
struct JointSurfaces: Hashable, Sendable {
  /// The points of the thigh's cartilage.
  let thigh: [Vector]
  /// The corners of its triangles, three each.
  let thighCorners: [Vector]
  /// The upper sides of the shin's cartilages.
  let medial: HeightField
  let lateral: HeightField
  /// The rear side of the kneecap's.
  let kneecap: HeightField?
  /// How high and wide that is, and where its middle lies along the axis of flexion.
  let kneecapSize: (height: Float, width: Float, middle: Float)

  static func == (a: JointSurfaces, b: JointSurfaces) -> Bool {
    a.thigh == b.thigh && a.medial == b.medial && a.lateral == b.lateral && a.kneecap == b.kneecap
  }

  func hash(into hasher: inout Hasher) { hasher.combine(thigh.count) }

  /// Takes the surfaces out of a mesh; nil when one is missing.
  ///
  /// `corners` gives the corners of a part's triangles, three each.
  init?(_ axes: JointAxes, _ names: [String?], _ corners: (String) -> [Vector]) {
    func field(_ name: String?, up: Vector) -> HeightField? {
      name.flatMap { HeightField(corners($0), along: axes.side.across(up), up: up) }
    }
    guard names.count == 4, let first = names[0] else { return nil }
    var seen: Set<Vector> = []
    // In the order of the mesh, so that every run finds the same pose to the last digit. Nearly every
    // point is some triangle's first corner.
    let points = corners(first)
    thighCorners = points
    thigh = stride(from: 0, to: points.count, by: 3).map { points[$0] }
      .filter { seen.insert($0).inserted }
    guard !thigh.isEmpty, let medial = field(names[1], up: axes.up),
      let lateral = field(names[2], up: axes.up)
    else { return nil }
    (self.medial, self.lateral) = (medial, lateral)
    kneecap = field(names[3], up: -axes.front)
    let ofKneecap = names[3].map(corners) ?? []
    func extent(_ axis: Vector) -> ClosedRange<Float> {
      let places = ofKneecap.map { $0.dot(axis) }
      return (places.min() ?? 0)...(places.max() ?? 0)
    }
    let (high, wide) = (extent(axes.up), extent(axes.side))
    kneecapSize = (
      high.upperBound - high.lowerBound, wide.upperBound - wide.lowerBound,
      (wide.lowerBound + wide.upperBound) / 2
    )
  }
}

extension SIMD3<Float> {
  /// What of this direction lies across another one, with length 1.
  func across(_ other: Vector) -> Vector { (self - other * dot(other)).normalized }
}
