/// How two neighbouring structures sit against each other.
public struct Fit: Sendable {
  /// Which mesh is held against which solid.
  public let name: String
  /// Smallest distance of the mesh's vertices from the solid, mm; negative inside it.
  public let nearest: Double
  /// Where that is, in the knee's frame.
  public let place: Vector
  /// Deepest that this pair may run into each other, mm.
  public let limit: Double

  /// Whether the two stay clear of each other, within the limit.
  public var isGood: Bool { nearest >= -limit }
}
