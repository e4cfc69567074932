/// What a ligament, tendon or meniscus joins, and where: the middles of its two footprints.
public struct Connection: Hashable, Sendable {
  /// One of the two ends.
  public struct End: Hashable, Sendable {
    /// The object that the end is fixed to and goes with.
    public let body: String
    /// The middle of the footprint, in the frame of the files: x towards the body's midline.
    public let point: Vector
    /// Whether it turns about that point towards the other end, as a round footprint lets it.
    public let pivots: Bool

    /// Makes an end from a point in the knee's own frame.
    init(_ body: String, at point: Vector, pivots: Bool = false) {
      self.body = body
      self.point = Vector(-point.x, point.y, point.z)
      self.pivots = pivots
    }
  }

  /// The ligament, tendon or meniscus.
  public let object: String
  /// The end that is nearer to the thigh, or the front one.
  public let from: End
  /// The other end.
  public let to: End
}

extension Connection.End {
  /// The point in the knee's own frame.
  var ownPoint: Vector { Vector(-point.x, point.y, point.z) }
}

extension Connection: CustomStringConvertible {
  /// The connection as an element of `between` in `knee.json`.
  public var description: String {
    #"{ "object": "\#(object)", "from": \#(from), "to": \#(to) }"#
  }
}

extension Connection.End: CustomStringConvertible {
  /// The end as an object of JSON, in tenths of a millimetre.
  public var description: String {
    let numbers = Axis.allCases.map { DecimalText.fixed(point[$0], decimals: 1) }
    let manner = pivots ? #", "pivots": true"# : ""
    return #"{ "body": "\#(body)", "point": [\#(numbers.joined(separator: ", "))]\#(manner) }"#
  }
}
