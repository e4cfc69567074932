/// What the floats of an interleaved vertex are: position, normal, then texture and colour if
/// the mesh has them.
public struct VertexLayout: Sendable, Hashable {
  /// Whether u, v follow the normal.
  public var hasTexcoords: Bool
  /// Whether r, g, b come last.
  public var hasColors: Bool

  /// Makes a layout.
  public init(hasTexcoords: Bool, hasColors: Bool) {
    self.hasTexcoords = hasTexcoords
    self.hasColors = hasColors
  }

  /// Where x, y, z of the position begin, in floats.
  public var positionOffset: Int { 0 }
  /// Where x, y, z of the normal begin, in floats.
  public var normalOffset: Int { 3 }
  /// Where u, v begin, in floats, if there are any.
  public var texcoordOffset: Int { 6 }
  /// Where r, g, b begin, in floats, if there are any.
  public var colorOffset: Int { hasTexcoords ? 8 : 6 }
  /// Floats per vertex.
  public var stride: Int { colorOffset + (hasColors ? 3 : 0) }
}
