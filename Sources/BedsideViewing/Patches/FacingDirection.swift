/// The directions by which triangles are put together: the squares of a cube, nine on each side.
enum FacingDirection {
  static let count = 54

  /// The number of the square that a direction goes through; 0 for none.
  static func number(of direction: Vector) -> Int {
    let size = Vector(abs(direction.x), abs(direction.y), abs(direction.z))
    if size.x >= size.y, size.x >= size.z {
      return square(direction.x, direction.y, direction.z, side: 0)
    }
    if size.y >= size.z { return square(direction.y, direction.z, direction.x, side: 2) }
    return square(direction.z, direction.x, direction.y, side: 4)
  }

  private static func square(_ out: Float, _ a: Float, _ b: Float, side: Int) -> Int {
    let depth = abs(out)
    guard depth > 0 else { return 0 }
    func third(_ value: Float) -> Int { value < -depth / 3 ? 0 : value > depth / 3 ? 2 : 1 }
    return (side + (out < 0 ? 1 : 0)) * 9 + third(a) * 3 + third(b)
  }
}
