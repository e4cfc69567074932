extension Meniscus {
  /// The meniscus as a near-distance, for what lies against it.
  var solid: Solid {
    Solid { p in
      let place = path.locate(Vector(p.x, 0, p.z))
      let i = min(Int(place.sample), sections.count - 2)
      let t = place.sample - Double(i)
      let a = sections[i]
      let b = sections[i + 1]
      let middle = a.middle * (1 - t) + b.middle * t
      let across = (p - middle).dot((a.outward * (1 - t) + b.outward * t).normalized)
      let half = mix(a.halfWidth, b.halfWidth, t)
      let bulge = mix(a.bulge, b.bulge, t)
      let fraction = clamp((across + half) / (2 * half - bulge), 0, 1)
      let bottom = mix(a.bottom(fraction), b.bottom(fraction), t)
      let top = mix(a.top(fraction), b.top(fraction), t)
      let rise = clamp((p.y - bottom) / max(top - bottom, 0.1), 0, 1)
      let wall = half - bulge + bulge * 4 * rise * (1 - rise)
      let end = place.beyond > 0 ? place.beyond : -.infinity
      let plan = max(across - wall, -half - across, end)
      let vertical = max(p.y - top, bottom - p.y)
      return max(plan, vertical) < 0
        ? max(plan, vertical) : hypotenuse(max(plan, 0), max(vertical, 0))
    }
  }
}
