/// A band with rounded edges along a sweep: the shape of a ligament or tendon.
struct Ribbon: Sendable {
  let axis: Sweep
  /// Height of the fine lengthwise ridges, mm.
  var fibres = 0.0
  var fibreSpacing = 2.6
  /// Whether the ends are rounded when seen from the flat side.
  var hasRoundEnds = false
  var start: Root?
  var end: Root?

  var solid: Solid {
    Solid { p in
      let place = axis.locate(p)
      var d = distance(at: place)
      if let start { d = start.shape(d, at: p, travelled: place.travelled) }
      if let end { d = end.shape(d, at: p, travelled: axis.length - place.travelled) }
      return d
    }
  }

  private func distance(at place: SweepLocation) -> Double {
    let thickness = place.halfThickness
    let width = max(place.halfWidth, thickness)
    let inward = min(place.travelled, axis.length - place.travelled) - place.beyond
    let radius = hasRoundEnds ? width : thickness
    let across = max(abs(place.across) - (width - radius), 0)
    let along = max(hasRoundEnds ? radius - inward : place.beyond, 0)
    let plan = hypotenuse(across, along) - (radius - thickness)
    let d = hypotenuse(max(plan, 0), place.through) - thickness
    guard fibres > 0, abs(d) < 3 else { return d }
    let drift = 0.12 * wave(place.travelled / 23)
    return d + fibres * wave(place.across / fibreSpacing + drift)
  }
}
