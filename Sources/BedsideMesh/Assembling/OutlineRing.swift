/// The corners of a flat outline that are not cut off yet, as a ring.
struct OutlineRing {
  private(set) var points: [SIMD2<Float>] = []
  /// The neighbours of each corner; `next` is -1 for those that are cut off.
  private var next: [Int32] = []
  private var previous: [Int32] = []

  var count: Int { points.count }

  /// Empties the ring and makes room for an outline; growing step by step would take twice as much.
  mutating func removeAll(reserving count: Int) {
    points.removeAll(keepingCapacity: true)
    points.reserveCapacity(count)
  }

  mutating func append(_ point: SIMD2<Float>) { points.append(point) }

  /// Twice the signed area of a triangle; positive when it turns left.
  @inline(__always)
  func turn(_ a: Int, _ b: Int, _ c: Int) -> Double {
    let origin = SIMD2<Double>(points[a])
    let u = SIMD2<Double>(points[b]) - origin
    let v = SIMD2<Double>(points[c]) - origin
    return u.x * v.y - u.y * v.x
  }

  /// Whether the outline never turns right.
  var isConvex: Bool {
    for place in 0..<count where turn(place, (place + 1) % count, (place + 2) % count) < 0 {
      return false
    }
    return true
  }

  // MARK: Ring

  /// Joins all points to a ring.
  mutating func close() {
    next.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    next.reserveCapacity(count)
    previous.reserveCapacity(count)
    for place in 0..<count {
      next.append(Int32((place + 1) % count))
      previous.append(Int32((place + count - 1) % count))
    }
  }

  func behind(_ place: Int) -> Int { Int(next[place]) }

  func before(_ place: Int) -> Int { Int(previous[place]) }

  mutating func cutOff(_ place: Int) {
    next[before(place)] = next[place]
    previous[behind(place)] = previous[place]
    next[place] = -1
  }

  /// Whether a corner is left and turns right or goes straight on; only such corners can lie
  /// inside an ear.
  func isReflex(_ place: Int) -> Bool {
    next[place] >= 0 && turn(before(place), place, behind(place)) <= 0
  }

  /// Whether a reflex corner lies in the ear of three others; nil if it is reflex no longer.
  func blocks(_ other: Int, _ a: Int, _ b: Int, _ c: Int) -> Bool? {
    guard isReflex(other) else { return nil }
    if other == a || other == b || other == c { return false }
    let p = points[other]
    // Bridges to holes visit points twice; a twin of a corner does not block the ear.
    if p == points[a] || p == points[b] || p == points[c] { return false }
    return turn(a, b, other) >= 0 && turn(b, c, other) >= 0 && turn(c, a, other) >= 0
  }
}
