/// What a part's surface is made from.
enum PartShape: Sendable {
  /// A solid, sampled in a box with a grid step in mm.
  case solid(Solid, in: Box, step: Double)
  /// A sheet on a bone.
  case sheet(SheetMesher)
  /// A surface that is made point by point.
  case mesh(Mesh)
  /// Rings of points.
  case lattice(Lattice)
}
