/// A 4 by 4 matrix, by columns, as OpenGL takes it.
public struct Matrix4: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (first, second, third, fourth)
  }

  private var first: SIMD4<Float>
  private var second: SIMD4<Float>
  private var third: SIMD4<Float>
  private var fourth: SIMD4<Float>

  /// Makes a matrix of its columns.
  public init(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// The matrix that changes nothing.
  public static let identity = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Makes the matrix of a rotation, whose rows are the axes of the new frame.
  public init(axes x: Vector, _ y: Vector, _ z: Vector) {
    self.init(
      SIMD4(x.x, y.x, z.x, 0), SIMD4(x.y, y.y, z.y, 0), SIMD4(x.z, y.z, z.z, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// Makes a shift.
  public init(translation: Vector) {
    self = .identity
    fourth = SIMD4(translation, 1)
  }

  /// Makes a scaling along the axes.
  public init(scale: Vector) {
    self.init(
      SIMD4(scale.x, 0, 0, 0), SIMD4(0, scale.y, 0, 0), SIMD4(0, 0, scale.z, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// The matrix that applies `b`, then `a`.
  public static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(a * b.first, a * b.second, a * b.third, a * b.fourth)
  }

  /// The image of a homogeneous point.
  public static func * (matrix: Matrix4, point: SIMD4<Float>) -> SIMD4<Float> {
    let left = matrix.first * point.x + matrix.second * point.y
    return left + (matrix.third * point.z + matrix.fourth * point.w)
  }

  /// The image of a point, without division.
  public func point(_ point: Vector) -> Vector {
    let image = self * SIMD4(point, 1)
    return Vector(image.x, image.y, image.z)
  }

  /// The image of a direction.
  public func direction(_ direction: Vector) -> Vector {
    let image = self * SIMD4(direction, 0)
    return Vector(image.x, image.y, image.z)
  }

  /// The sixteen numbers, column after column.
  public var elements: [Float] {
    [first, second, third, fourth].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }
}
