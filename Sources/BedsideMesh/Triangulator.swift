/// Cuts polygons into triangles, one at a time; keeps its scratch arrays between polygons.
struct Triangulator {
  private let positions: [Float]
  private var outline: [SIMD2<Float>] = []
  private var next: [Int32] = []
  private var previous: [Int32] = []
  /// Corners where the outline turns right: only these can lie inside an ear.
  private var reflex: [Int32] = []
  /// Point tests that are left for the polygons to come.
  private var budget: Int

  /// Ear clipping tests points against ears, which is quadratic for most outlines and worse
  /// for hostile ones: each corner may cost this many tests, all of a chunk's so many.
  private static let testsPerCorner = 1000
  private static let testsPerChunk = 50_000_000

  init(positions: [Float]) {
    self.positions = positions
    budget = Self.testsPerChunk
  }

  @inline(__always)
  private func point(_ index: UInt32) -> SIMD3<Float> {
    let start = Int(index) &* 3
    return SIMD3(positions[start], positions[start &+ 1], positions[start &+ 2])
  }

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

  /// Calls `emit` with the places (0..<size) of each triangle's corners; size - 2 times.
  ///
  /// False when the outline was too intricate and its rest was cut like a fan.
  mutating func cut(
    size: Int, corner: (Int) -> UInt32, emit: (Int, Int, Int) -> Void
  ) -> Bool {
    flatten(size: size, corner: corner)
    if isConvex() {
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
    outline.removeAll(keepingCapacity: true)
    for place in 0..<size {
      let p = point(corner(place))
      if z >= x && z >= y {
        outline.append(normal.z >= 0 ? SIMD2(p.x, p.y) : SIMD2(p.y, p.x))
      } else if x >= y {
        outline.append(normal.x >= 0 ? SIMD2(p.y, p.z) : SIMD2(p.z, p.y))
      } else {
        outline.append(normal.y >= 0 ? SIMD2(p.z, p.x) : SIMD2(p.x, p.z))
      }
    }
  }

  /// Twice the signed area of a triangle; positive when it turns left.
  @inline(__always)
  private func turn(_ a: Int, _ b: Int, _ c: Int) -> Double {
    let origin = SIMD2<Double>(outline[a])
    let u = SIMD2<Double>(outline[b]) - origin
    let v = SIMD2<Double>(outline[c]) - origin
    return u.x * v.y - u.y * v.x
  }

  private func isConvex() -> Bool {
    let size = outline.count
    for place in 0..<size where turn(place, (place + 1) % size, (place + 2) % size) < 0 {
      return false
    }
    return true
  }

  // MARK: Ears

  private mutating func clipEars(_ emit: (Int, Int, Int) -> Void) -> Bool {
    let size = outline.count
    link(size)
    var tests = min(budget, Self.testsPerCorner * size)
    let allowed = tests
    defer { budget -= allowed - max(tests, 0) }
    var left = size
    var at = 0
    var failures = 0
    while left > 3 && tests > 0 {
      let before = Int(previous[at])
      let after = Int(next[at])
      // When a whole round finds no ear (self-intersection), cut anyway: the count of
      // triangles stays right and the loop ends.
      if failures >= left || isEar(before, at, after, &tests) {
        emit(before, at, after)
        unlink(at)
        left -= 1
        failures = 0
      } else {
        failures += 1
      }
      // Step on, so that ears are spread over the outline rather than fanned.
      at = after
    }
    let isWhole = left == 3
    while left > 2 {
      let second = Int(next[at])
      emit(at, second, Int(next[second]))
      unlink(second)
      left -= 1
    }
    return isWhole
  }

  private mutating func link(_ size: Int) {
    next.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    reflex.removeAll(keepingCapacity: true)
    for place in 0..<size {
      next.append(Int32((place + 1) % size))
      previous.append(Int32((place + size - 1) % size))
      if turn(Int(previous[place]), place, Int(next[place])) <= 0 { reflex.append(Int32(place)) }
    }
  }

  private mutating func unlink(_ place: Int) {
    next[Int(previous[place])] = next[place]
    previous[Int(next[place])] = previous[place]
    next[place] = -1
  }

  private mutating func isEar(_ a: Int, _ b: Int, _ c: Int, _ tests: inout Int) -> Bool {
    tests -= 1
    if turn(a, b, c) <= 0 { return false }
    var place = 0
    while place < reflex.count {
      let other = Int(reflex[place])
      tests -= 1
      // Corners that are cut off or no longer turn right leave the list when they are met.
      if next[other] < 0 || turn(Int(previous[other]), other, Int(next[other])) > 0 {
        reflex.swapAt(place, reflex.count - 1)
        reflex.removeLast()
        continue
      }
      place += 1
      if other == a || other == b || other == c { continue }
      let p = outline[other]
      // Bridges to holes visit points twice; a twin of a corner does not block the ear.
      if p == outline[a] || p == outline[b] || p == outline[c] { continue }
      if turn(a, b, other) >= 0 && turn(b, c, other) >= 0 && turn(c, a, other) >= 0 {
        return false
      }
    }
    return true
  }
}
