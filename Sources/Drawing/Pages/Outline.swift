/// A shape of lines and curves, in points from the top left.
public struct Outline: Hashable, Sendable {
  /// A piece of it, which begins where the one before ends.
  public enum Step: Hashable, Sendable {
    /// Goes to a place without a line.
    case move(x: Double, y: Double)
    /// A line to a place.
    case line(x: Double, y: Double)
    /// A cubic curve, with its two handles.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    /// A line back to where the part began.
    case close
  }

  /// The pieces, in order.
  public var steps: [Step]

  /// Makes a shape.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// A rectangle.
  public static func rectangle(
    x: Double, y: Double, width: Double, height: Double
  ) -> Outline {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// A closed shape with these corners.
  public static func polygon(_ corners: [(x: Double, y: Double)]) -> Outline {
    corners.isEmpty ? Outline() : Outline(path(corners).steps + [.close])
  }

  /// Lines from place to place.
  public static func path(_ places: [(x: Double, y: Double)]) -> Outline {
    Outline(
      places.enumerated().map { index, place in
        index == 0 ? .move(x: place.x, y: place.y) : .line(x: place.x, y: place.y)
      })
  }

  /// A circle, of four curves that leave it by no more than 0.03 % of its radius.
  public static func circle(x: Double, y: Double, radius: Double) -> Outline {
    let reach = radius * 0.552_284_75
    return Outline([
      .move(x: x + radius, y: y),
      .curve(
        x1: x + radius, y1: y + reach, x2: x + reach, y2: y + radius, x: x, y: y + radius),
      .curve(
        x1: x - reach, y1: y + radius, x2: x - radius, y2: y + reach, x: x - radius, y: y),
      .curve(
        x1: x - radius, y1: y - reach, x2: x - reach, y2: y - radius, x: x, y: y - radius),
      .curve(
        x1: x + reach, y1: y - radius, x2: x + radius, y2: y - reach, x: x + radius, y: y),
      .close,
    ])
  }
}
