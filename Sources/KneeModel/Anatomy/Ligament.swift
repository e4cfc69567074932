/// A ligament or tendon: its axis, for measuring, and its solid.
struct Ligament: Sendable {
  let axis: Sweep
  let solid: Solid
  let box: Box

  /// A ligament of one band.
  init(_ ribbon: Ribbon) {
    self.init(axis: ribbon.axis, solid: ribbon.solid)
  }

  init(axis: Sweep, solid: Solid, margin: Double = 4) {
    self.axis = axis
    self.solid = solid
    box = axis.bounds(margin: margin)
  }
}
