/// How large a figure is, and what stands around what it shows.
public struct FigureLayout: Hashable, Sendable {
  /// The widths in which figures are drawn, in points.
  public static let widths = 200.0...2_000.0
  /// The heights, in points; figures of many lines grow beyond them where no height is asked for.
  public static let heights = 60.0...2_000.0
  /// How many pixels a point may have.
  public static let scales = 0.5...8.0

  /// The width in points, of which 72 are an inch.
  public var width: Double
  /// The height in points; nil for that which suits the chart.
  public var height: Double?
  /// How many pixels a point has, where the figure is made of pixels.
  public var scale: Double
  /// Whether the chart's title and its days stand above.
  public var isTitled: Bool
  /// Whether what it comes to stands below, in sentences.
  public var isCaptioned: Bool

  /// Makes a layout; sizes that no figure can have become the nearest that one can.
  public init(
    width: Double = 480, height: Double? = nil, scale: Double = 2, isTitled: Bool = true,
    isCaptioned: Bool = false
  ) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.height = height.map { min(max($0, Self.heights.lowerBound), Self.heights.upperBound) }
    self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    self.isTitled = isTitled
    self.isCaptioned = isCaptioned
  }
}
