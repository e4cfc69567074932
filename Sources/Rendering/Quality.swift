/// How much work a picture is worth.
public struct Quality: Hashable, Sendable {
  /// Whether creases and gaps are darkened.
  public var hasOcclusion: Bool
  /// Whether edges are smoothed afterwards.
  public var smoothsEdges: Bool
  /// Whether a coarser copy stands in for a model of many triangles.
  public var usesStandIn: Bool
  /// How many pixels are drawn for one of the picture, along each side: 2 makes edges and highlights
  /// fine, less than 1 is quick.
  ///
  /// A software renderer draws four times as many pixels sooner than it samples each edge four
  /// times.
  public var scale: Float

  /// Makes a quality.
  public init(
    hasOcclusion: Bool, smoothsEdges: Bool = false, usesStandIn: Bool = false,
    scale: Float = 1
  ) {
    self.hasOcclusion = hasOcclusion
    self.smoothsEdges = smoothsEdges
    self.usesStandIn = usesStandIn
    self.scale = scale
  }

  /// For pictures that stand still.
  public static let still = Quality(hasOcclusion: true, smoothsEdges: true, scale: 2)
  /// For pictures that are made smaller afterwards, which smooths their edges.
  public static let small = Quality(hasOcclusion: true, usesStandIn: true)
  /// For pictures that move, the best first.
  public static let moving = [
    Quality(hasOcclusion: true, smoothsEdges: true, usesStandIn: true),
    Quality(hasOcclusion: false, smoothsEdges: true, usesStandIn: true),
    Quality(hasOcclusion: false, usesStandIn: true),
    Quality(hasOcclusion: false, usesStandIn: true, scale: 0.6),
    Quality(hasOcclusion: false, usesStandIn: true, scale: 0.4),
  ]
}
