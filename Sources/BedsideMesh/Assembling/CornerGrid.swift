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
    // Asked twice rather than kept: a list of them would take a third of all scratch memory.
    let count = (0..<ring.count).count { ring.isReflex($0) }
    let outline = ring.points
    side = 1
    while side * side < count { side += 1 }
    low = outline[0]
    var high = low
    for point in outline {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    // Halved first, as the widest outline of Floats is wider than any Float.
    let half = high / 2 - low / 2
    for axis in 0..<2 {
      let cells = Float(side) / half[axis]
      scale[axis] = cells.isFinite ? cells : 0
    }
    heads.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(Self.none, count: side * side))
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: repeatElement(Self.none, count: outline.count))
    for corner in 0..<ring.count where ring.isReflex(corner) {
      let (x, y) = cell(of: outline[corner])
      next[corner] = heads[y * side + x]
      heads[y * side + x] = Int32(corner)
    }
  }

  private func cell(of point: SIMD2<Float>) -> (Int, Int) {
    let place = place(point)
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
    let (_, bottom) = cell(of: pointwiseMin(pointwiseMin(a, b), c))
    let (_, top) = cell(of: pointwiseMax(pointwiseMax(a, b), c))
    for y in bottom...top {
      for x in columns(of: [place(a), place(b), place(c)], inRow: y) {
        visits -= 1
        if isBlocked(y * side + x, &visits, blocks) { return true }
      }
    }
    return false
  }

  private func place(_ point: SIMD2<Float>) -> SIMD2<Float> { (point / 2 - low / 2) * scale }

  /// The cells of a row that a triangle touches; its corners are measured in cells.
  ///
  /// The box around a long thin triangle has very many cells that it does not touch.
  private func columns(
    of corners: InlineArray<3, SIMD2<Float>>, inRow row: Int
  ) -> ClosedRange<Int> {
    // Wider than the row by more than rounding can move a corner.
    let margin: Float = 0.02
    let bottom = Float(row) - margin
    let top = Float(row + 1) + margin
    var left = Float.infinity
    var right = -left
    for place in 0..<3 {
      var a = corners[place]
      var b = corners[(place + 1) % 3]
      if a.y > b.y { swap(&a, &b) }
      if b.y < bottom || a.y > top { continue }
      // The part of the edge that lies within the row.
      let slope = b.y > a.y ? (b.x - a.x) / (b.y - a.y) : 0
      let start = a.y < bottom ? a.x + (bottom - a.y) * slope : a.x
      let end = b.y > top ? b.x - (b.y - top) * slope : b.x
      left = min(left, min(start, end))
      right = max(right, max(start, end))
    }
    let first = Self.clamped(left - margin, side)
    return first...max(first, Self.clamped(right + margin, side))
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
