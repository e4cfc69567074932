/// A place on a swept band: where it is, how wide and thick, and which way its width points.
struct Station: Sendable {
  var position: Vector
  var halfWidth: Double
  var halfThickness: Double
  var widthAxis: Vector

  init(
    _ position: Vector, width: Double, thickness: Double, across widthAxis: Vector = Vector(1, 0, 0)
  ) {
    self.position = position
    self.halfWidth = width / 2
    self.halfThickness = thickness / 2
    self.widthAxis = widthAxis
  }
}
