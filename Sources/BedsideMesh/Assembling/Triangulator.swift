/// Cuts polygons into triangles, one at a time; keeps its scratch arrays between polygons.
struct Triangulator {
  private let positions: [Float]
  private var ring = OutlineRing()
  private var grid = CornerGrid()
  /// Tests that are left for the polygons to come.
  private var budget: Int
  /// Ears are tested against corners, which hostile outlines make cubic: each corner of an
  /// outline may cost this many tests.
  private static let testsPerCorner = 1000
  /// What the largest outline may cost: about a second.
  private static let testsPerOutline = 50_000_000

  init(positions: [Float], budget: Int) {
    self.positions = positions
    self.budget = budget
  }

  @inline(__always)
  private func point(_ index: UInt32) -> SIMD3<Float> {
    let start = Int(index) &* 3
    return SIMD3(positions[start], positions[start &+ 1], positions[start &+ 2])
  }

  // MARK: Quads

  /// True when the quad must be cut from its second to its fourth corner, because the
  /// diagonal from the first would leave the polygon.
  @inline(__always)
  func cutsSecondDiagonal(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> Bool {
    let origin = point(a)
    let diagonal = point(c) - origin
    let first = Self.cross(point(b) - origin, diagonal)
    let second = Self.cross(diagonal, point(d) - origin)
    return (first * second).sum() < 0
  }

  @inline(__always)
  private static func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  // MARK: Polygons

  /// Calls `emit` with the places (0..<size) of each triangle's corners; size - 2 times.
  ///
  /// False when the outline was too intricate and its rest was cut like a fan.
  mutating func cut(
    size: Int, corner: (Int) -> UInt32, emit: (Int, Int, Int) -> Void
  ) -> Bool {
    flatten(size: size, corner: corner)
    if ring.isConvex {
      for place in 1..<size - 1 { emit(0, place, place + 1) }
      return true
    }
    return clipEars(emit)
  }

  /// Projects the polygon along the main axis of its (Newell) normal, so that it turns left.
  private mutating func flatten(size: Int, corner: (Int) -> UInt32) {
    var normal = SIMD3<Double>()
    var before = SIMD3<Double>(point(corner(size - 1)))
    for place in 0..<size {
      let current = SIMD3<Double>(point(corner(place)))
      normal.x += (before.y - current.y) * (before.z + current.z)
      normal.y += (before.z - current.z) * (before.x + current.x)
      normal.z += (before.x - current.x) * (before.y + current.y)
      before = current
    }
    let x = abs(normal.x)
    let y = abs(normal.y)
    let z = abs(normal.z)
    ring.removeAll(reserving: size)
    for place in 0..<size {
      let p = point(corner(place))
      if z >= x && z >= y {
        ring.append(normal.z >= 0 ? SIMD2(p.x, p.y) : SIMD2(p.y, p.x))
      } else if x >= y {
        ring.append(normal.x >= 0 ? SIMD2(p.y, p.z) : SIMD2(p.z, p.y))
      } else {
        ring.append(normal.y >= 0 ? SIMD2(p.z, p.x) : SIMD2(p.x, p.z))
      }
    }
  }

  private mutating func clipEars(_ emit: (Int, Int, Int) -> Void) -> Bool {
    ring.close()
    grid.fill(ring)
    let allowed = min(budget, Self.testsPerCorner * ring.count, Self.testsPerOutline)
    var tests = allowed
    defer { budget -= allowed - max(tests, 0) }
    var left = ring.count
    var at = 0
    var failures = 0
    while left > 3 && tests > 0 {
      let behind = ring.behind(at)
      // When a whole round finds no ear (self-intersection), cut anyway: the count of
      // triangles stays right and the loop ends.
      if failures >= left || isEar(at, &tests) {
        emit(ring.before(at), at, behind)
        ring.cutOff(at)
        left -= 1
        failures = 0
      } else {
        failures += 1
      }
      // Step on, so that ears are spread over the outline rather than fanned.
      at = behind
    }
    let isWhole = left == 3
    while left > 2 {
      let second = ring.behind(at)
      emit(at, second, ring.behind(second))
      ring.cutOff(second)
      left -= 1
    }
    return isWhole
  }

  private mutating func isEar(_ place: Int, _ tests: inout Int) -> Bool {
    tests -= 1
    let ring = ring
    let a = ring.before(place)
    let c = ring.behind(place)
    if ring.turn(a, place, c) <= 0 { return false }
    return !grid.contains(in: (ring.points[a], ring.points[place], ring.points[c]), visits: &tests)
    {
      ring.blocks($0, a, place, c)
    }
  }
}
