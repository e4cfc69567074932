/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The lengths of its dashes and of the gaps between them; none for a whole line.
  public var dashes: [Double]

  /// Makes a stroke.
  public init(width: Double, dashes: [Double] = []) {
    self.width = width
    self.dashes = dashes
  }
}
