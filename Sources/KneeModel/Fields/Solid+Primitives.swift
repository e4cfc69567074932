extension Solid {
  /// A near-distance to an ellipsoid, good close to the surface.
  static func ellipsoid(center: Vector, radii: Vector) -> Solid {
    let squares = Vector(radii.x * radii.x, radii.y * radii.y, radii.z * radii.z)
    return Solid { p in
      let q = p - center
      let k0 = q.divided(by: radii).length
      let k1 = q.divided(by: squares).length
      return k1 > 1e-9 ? k0 * (k0 - 1) / k1 : -min(radii.x, radii.y, radii.z)
    }
  }

  /// A capsule whose radius changes in proportion from one end to the other.
  static func cone(
    from a: Vector, radius start: Double, to b: Vector, radius end: Double
  ) -> Solid {
    let axis = b - a
    let lengthSquared = axis.dot(axis)
    return Solid { p in
      let t = clamp((p - a).dot(axis) / lengthSquared, 0, 1)
      return (p - a - axis * t).length - mix(start, end, t)
    }
  }
}
