/// A regular grid of sample points.
struct Grid: Sendable {
  let origin: Vector
  let step: Double
  let countX: Int
  let countY: Int
  let countZ: Int

  /// Makes a grid over a box; `shift` moves it by parts of a step, so that flat faces need not lie
  /// on grid planes.
  init(over box: Box, step: Double, shift: Vector) {
    let padded = box.grown(by: 2 * step)
    self.step = step
    origin = padded.low + shift * step
    countX = Int(padded.size.x / step) + 2
    countY = Int(padded.size.y / step) + 2
    countZ = Int(padded.size.z / step) + 2
  }

  var count: Int { countX * countY * countZ }

  /// By how much the index grows from one point to the next along x, y and z.
  var strides: [Int] { [1, countX, countX * countY] }

  func index(_ i: Int, _ j: Int, _ k: Int) -> Int { (k * countY + j) * countX + i }

  func point(_ i: Int, _ j: Int, _ k: Int) -> Vector {
    origin + Vector(Double(i), Double(j), Double(k)) * step
  }

  /// The field's values at all points; bricks of points that the surface cannot reach are given
  /// the value at their middle.
  func sample(_ solid: Solid) -> [Double] {
    var values = [Double](repeating: 1, count: count)
    let brick = 8
    // Half the brick's diagonal, with a margin for fields that grow faster than distance.
    let reach = Double(brick) * step * 0.87 * 1.6
    let half = Double(brick - 1) / 2
    for k in stride(from: 0, to: countZ, by: brick) {
      for j in stride(from: 0, to: countY, by: brick) {
        for i in stride(from: 0, to: countX, by: brick) {
          let middle = solid(point(i, j, k) + Vector(half, half, half) * step)
          forEachPoint(from: (i, j, k), brick: brick) { i, j, k in
            values[index(i, j, k)] = abs(middle) > reach ? middle : solid(point(i, j, k))
          }
        }
      }
    }
    return values
  }

  private func forEachPoint(
    from low: (Int, Int, Int), brick: Int, _ body: (Int, Int, Int) -> Void
  ) {
    for k in low.2..<min(low.2 + brick, countZ) {
      for j in low.1..<min(low.1 + brick, countY) {
        for i in low.0..<min(low.0 + brick, countX) { body(i, j, k) }
      }
    }
  }
}
