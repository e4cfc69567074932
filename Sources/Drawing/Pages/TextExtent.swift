/// How much room a text takes, in points.
public struct TextExtent: Hashable, Sendable {
  /// The width of its longest line.
  public var width: Double
  /// The height of all lines.
  public var height: Double
  /// How far below the top the letters of the first line stand.
  public var baseline: Double
  /// The heights of its lines, the first one first.
  public var lines: [Double]

  /// The extent of no text.
  static let none = TextExtent(width: 0, height: 0, baseline: 0, lines: [])
}
