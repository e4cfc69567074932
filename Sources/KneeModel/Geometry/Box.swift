/// An axis-aligned box: the region in which a solid is sampled.
struct Box: Sendable {
  var low: Vector
  var high: Vector

  init(_ low: Vector, _ high: Vector) {
    self.low = low
    self.high = high
  }

  /// The smallest box around points, grown by a margin; empty at the origin if there are none.
  init(around points: [Vector], margin: Double) {
    var low = points.first ?? .zero
    var high = low
    for p in points {
      low = Vector(min(low.x, p.x), min(low.y, p.y), min(low.z, p.z))
      high = Vector(max(high.x, p.x), max(high.y, p.y), max(high.z, p.z))
    }
    self.init(low, high)
    self = grown(by: margin)
  }

  var size: Vector { high - low }

  func grown(by margin: Double) -> Box {
    let margin = Vector(margin, margin, margin)
    return Box(low - margin, high + margin)
  }

  /// The point at the given fractions of the box's size.
  func point(_ u: Double, _ v: Double, _ w: Double) -> Vector {
    Vector(mix(low.x, high.x, u), mix(low.y, high.y, v), mix(low.z, high.z, w))
  }
}
