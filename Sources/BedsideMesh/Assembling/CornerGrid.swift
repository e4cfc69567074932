/// The corners of an outline that may lie inside an ear, in a grid, so that an ear is tested
/// against its neighbourhood only.
struct CornerGrid {
  private static let none: Int32 = -1

  private var low = SIMD2<Float>.zero
  private var scale = SIMD2<Float>.zero
  private var side = 1
  /// The first corner of each cell, and the corner behind each.
  private var heads: [Int32] = []
  private var next: [Int32] = []

  /// Sorts the reflex corners of an outline into about as many cells.
  mutating func fill(_ ring: OutlineRing) {
    let corners = (0..<ring.count).filter { ring.isReflex($0) }
    let outline = ring.points
    side = 1
    while side * side < corners.count { side += 1 }
    low = outline[0]
    var high = low
    for point in outline {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    // Halved first, as the widest outline of Floats is wider than any Float.
    let half = high / 2 - low / 2
    for axis in 0..<2 { scale[axis] = half[axis] > 0 ? Float(side) / 2 / half[axis] : 0 }
    heads.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(Self.none, count: side * side))
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: repeatElement(Self.none, count: outline.count))
    for corner in corners {
      let (x, y) = cell(of: outline[corner])
      next[corner] = heads[y * side + x]
      heads[y * side + x] = Int32(corner)
    }
  }

  private func cell(of point: SIMD2<Float>) -> (Int, Int) {
    let place = (point - low) * scale
    return (Self.clamped(place.x, side), Self.clamped(place.y, side))
  }

  private static func clamped(_ place: Float, _ side: Int) -> Int {
    place >= Float(side) ? side - 1 : place > 0 ? Int(place) : 0
  }

  /// Whether any corner near a triangle satisfies `blocks`, which answers nil for a corner that is
  /// no longer of interest.
  ///
  /// `visits` goes down with every cell and corner.
  mutating func contains(
    in triangle: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>), visits: inout Int,
    _ blocks: (Int) -> Bool?
  ) -> Bool {
    let (a, b, c) = triangle
    let (left, bottom) = cell(of: pointwiseMin(pointwiseMin(a, b), c))
    let (right, top) = cell(of: pointwiseMax(pointwiseMax(a, b), c))
    for y in bottom...top {
      for x in left...right {
        visits -= 1
        if isBlocked(y * side + x, &visits, blocks) { return true }
      }
    }
    return false
  }

  private mutating func isBlocked(
    _ cell: Int, _ visits: inout Int, _ blocks: (Int) -> Bool?
  ) -> Bool {
    var before = Self.none
    var corner = heads[cell]
    while corner != Self.none {
      visits -= 1
      let behind = next[Int(corner)]
      switch blocks(Int(corner)) {
      case true?: return true
      case false?: before = corner
      case nil:
        if before == Self.none { heads[cell] = behind } else { next[Int(before)] = behind }
      }
      corner = behind
    }
    return false
  }
}
