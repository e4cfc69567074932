/// How much work a picture is worth.
public struct Quality: Hashable, Sendable {
  /// The samples of each pixel along edges: 1 or 4.
  public var samples: Int
  /// Whether creases and gaps are darkened.
  public var hasOcclusion: Bool
  /// Whether edges are smoothed afterwards, where pixels are sampled once.
  public var smoothsEdges: Bool
  /// Whether a coarser copy stands in for a model of many triangles.
  public var usesStandIn: Bool
  /// The share of the picture's width and height that is drawn and then enlarged, 0 to 1.
  public var scale: Float

  /// Makes a quality.
  public init(
    samples: Int, hasOcclusion: Bool, smoothsEdges: Bool = false, usesStandIn: Bool = false,
    scale: Float = 1
  ) {
    self.samples = samples
    self.hasOcclusion = hasOcclusion
    self.smoothsEdges = smoothsEdges
    self.usesStandIn = usesStandIn
    self.scale = scale
  }

  /// For pictures that stand still.
  public static let still = Quality(samples: 4, hasOcclusion: true)
  /// For pictures that are made smaller afterwards, which smooths their edges.
  public static let small = Quality(samples: 1, hasOcclusion: true, usesStandIn: true)
  /// For pictures that move, the best first.
  public static let moving = [
    Quality(samples: 1, hasOcclusion: true, smoothsEdges: true, usesStandIn: true),
    Quality(samples: 1, hasOcclusion: false, smoothsEdges: true, usesStandIn: true),
    Quality(samples: 1, hasOcclusion: false, usesStandIn: true),
    Quality(samples: 1, hasOcclusion: false, usesStandIn: true, scale: 0.6),
    Quality(samples: 1, hasOcclusion: false, usesStandIn: true, scale: 0.4),
  ]
}
