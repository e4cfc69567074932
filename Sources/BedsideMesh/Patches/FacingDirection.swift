/// The directions by which triangles are put together: the squares of a cube, nine on each side.
enum FacingDirection {
  static let count = 54

  /// The number of the square that a direction of any length goes through; 0 for none.
  @inline(__always)
  static func number(of direction: SIMD3<Float>) -> Int {
    let (x, y, z) = (direction.x, direction.y, direction.z)
    let (width, height, depth) = (abs(x), abs(y), abs(z))
    if width >= height, width >= depth { return square(x, y, z, side: 0) }
    if height >= depth { return square(y, z, x, side: 2) }
    return square(z, x, y, side: 4)
  }

  @inline(__always)
  private static func square(_ out: Float, _ a: Float, _ b: Float, side: Int) -> Int {
    let depth = abs(out)
    guard depth > 0 else { return 0 }
    let edge = depth / 3
    return (side + (out < 0 ? 1 : 0)) * 9 + third(a, edge) * 3 + third(b, edge)
  }

  @inline(__always)
  private static func third(_ value: Float, _ edge: Float) -> Int {
    value < -edge ? 0 : value > edge ? 2 : 1
  }
}
