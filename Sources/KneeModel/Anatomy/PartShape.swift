/// What a part's surface is made from.
enum PartShape: Sendable {
  /// A solid, sampled in a box with a grid step in mm.
  case solid(Solid, in: Box, step: Double)
  /// Rings of points.
  case lattice(Lattice)
}
