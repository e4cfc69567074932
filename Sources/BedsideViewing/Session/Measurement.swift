/// The distance between two points of the model, as far as they have been chosen.
public struct Measurement: Hashable, Sendable {
  /// The points chosen so far, at most two, in the coordinates of the picture.
  public internal(set) var points: [Vector] = []
  /// Where the keyboard's cross hair is, in points of the picture; nil once both points are chosen.
  public internal(set) var cursor: SIMD2<Float>?

  /// Whether a click or Enter chooses a point.
  public var isTaking: Bool { points.count < 2 }

  /// The distance, in the model's unit; nil before there are two points.
  public var distance: Float? {
    points.count == 2 ? (points[1] - points[0]).length : nil
  }
}
