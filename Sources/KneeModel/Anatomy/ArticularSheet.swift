/// Articular cartilage: a sheet of given thickness on a bone, thinning out over a rounded border.
struct ArticularSheet: Sendable {
  /// How deep the sheet's underside lies in the bone, so that no gap shows between their meshes.
  static let bond = 0.12
  let bone: Solid
  /// How deep its border lies in the bone: deeper where that is rounded, so that the edge is an even
  /// line over the chords of the bone's mesh.
  var hem = 0.16
  /// Distance from the border at which the full thickness is reached, mm.
  var rise = 4.0
  /// Negative where there is cartilage, positive beyond its border.
  let region: @Sendable (Vector) -> Double
  /// Thickness away from the border, mm.
  let thickness: @Sendable (Vector) -> Double

  /// The bone with its cartilage.
  var surface: Solid {
    Solid { p in
      let height = bone(p)
      // Further out no less than the thickest layer is taken off, so that a path towards the
      // surface does not step over it.
      guard height < 6 else { return height - 4 }
      guard height > -3 else { return height }
      let inward = clamp(-region(p) / rise, 0, 1)
      return height - thickness(p) * inward * (2 - inward)
    }
  }

  /// The cartilage alone.
  var solid: Solid { surface.intersecting(Solid { -bone($0) }) }
}
