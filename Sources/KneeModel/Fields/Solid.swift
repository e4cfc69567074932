/// A solid as a signed distance field: negative inside, positive outside, zero on the surface.
///
/// Values are not everywhere exact distances; they are close to one near the surface, which is
/// what meshing, offsetting and blending need.
struct Solid: Sendable {
  private let distance: @Sendable (Vector) -> Double

  init(_ distance: @escaping @Sendable (Vector) -> Double) {
    self.distance = distance
  }

  func callAsFunction(_ p: Vector) -> Double { distance(p) }

  /// The direction and rate of growth of the distance, by central differences.
  func gradient(at p: Vector, step e: Double = 0.02) -> Vector {
    Vector(
      distance(p + Vector(e, 0, 0)) - distance(p - Vector(e, 0, 0)),
      distance(p + Vector(0, e, 0)) - distance(p - Vector(0, e, 0)),
      distance(p + Vector(0, 0, e)) - distance(p - Vector(0, 0, e))) / (2 * e)
  }

  /// Both solids as one, with a fillet of size `k` where they meet.
  func union(_ other: Solid, blend k: Double = 0) -> Solid {
    k > 0
      ? Solid { smoothMin(self($0), other($0), k) }
      : Solid { min(self($0), other($0)) }
  }

  func subtracting(_ other: Solid, blend k: Double = 0.01) -> Solid {
    Solid { smoothMax(self($0), -other($0), k) }
  }

  func intersecting(_ other: Solid, blend k: Double = 0.01) -> Solid {
    Solid { smoothMax(self($0), other($0), k) }
  }

  /// What of the solid lies inside another one, with a round edge of radius `r`, as of a sawn bone.
  func cut(by other: Solid, rounding r: Double) -> Solid {
    Solid { roundedMax(self($0), other($0), r) }
  }

  /// The solid grown (positive) or shrunk (negative) by `amount`.
  func offset(_ amount: Double) -> Solid {
    Solid { self($0) - amount }
  }

  /// The first point on a straight path that is no further than `clearance` from the solid.
  ///
  /// The path is followed in steps of the distance that is left; it ends after `reach` at most.
  func contact(
    from start: Vector, towards direction: Vector, clearance: Double, reach: Double
  ) -> Vector {
    var travelled = 0.0
    while travelled < reach {
      let left = self(start + direction * travelled) - clearance
      guard left > 1e-3 else { break }
      travelled += max(0.9 * left, 0.01)
    }
    return start + direction * min(travelled, reach)
  }
}
