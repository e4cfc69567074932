/// A plane that cuts a model open, across one axis of the picture.
///
/// Of the two sides the one with the smaller coordinates stays, so that the cut faces a viewer who
/// looks from where the camera rests.
public struct SectionPlane: Hashable, Sendable {
  /// The axis that the plane is square to.
  public var axis: Axis
  /// Where it crosses the axis, in the coordinates of the picture.
  public var offset: Float
  /// Whether the other side stays.
  public var isFlipped: Bool
  /// The places of the parts that are not cut.
  public var wholeParts: Set<Int>

  /// An axis of the picture of a model that is seen from the front.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// To the right: the plane parts left from right.
    case x
    /// Upward: the plane parts top from bottom.
    case y
    /// To the viewer: the plane parts front from back.
    case z

    /// The direction of the axis.
    public var direction: Vector {
      switch self {
      case .x: Vector(1, 0, 0)
      case .y: Vector(0, 1, 0)
      case .z: Vector(0, 0, 1)
      }
    }

    /// Its number among the coordinates.
    var number: Int {
      switch self {
      case .x: 0
      case .y: 1
      case .z: 2
      }
    }

    /// The axis after this one; nil after the last.
    var next: Axis? {
      switch self {
      case .x: .y
      case .y: .z
      case .z: nil
      }
    }
  }

  /// Makes a plane that cuts every part.
  public init(
    _ axis: Axis, at offset: Float, isFlipped: Bool = false, wholeParts: Set<Int> = []
  ) {
    self.axis = axis
    self.offset = offset
    self.isFlipped = isFlipped
    self.wholeParts = wholeParts
  }

  /// The direction from the plane to the side that stays.
  public var inward: Vector { isFlipped ? axis.direction : -axis.direction }

  /// How far a point lies on the side that stays; negative for what is cut away.
  public func depth(of point: Vector) -> Float { (point - axis.direction * offset).dot(inward) }

  /// The plane in another frame, as four numbers whose product with a point there is its depth.
  ///
  /// `frame` turns and shifts from the picture's coordinates to it.
  public func equation(in frame: Matrix4) -> SIMD4<Float> {
    let direction = frame.direction(inward)
    let point = frame.point(axis.direction * offset)
    return SIMD4(direction, -direction.dot(point))
  }
}
