/// Femur and tibia with their cartilages in contact, as when a person stands: where the two layers
/// would overlap, both are pressed flat against each other.
struct LoadedJoint: Sendable {
  /// Half of the gap that is left in the contact areas, mm.
  static let halfGap = 0.015

  /// The femur with its cartilage.
  let femur: Solid
  /// The tibia with both its cartilages.
  let tibia: Solid

  /// Brings the resting surfaces of both bones together.
  init(femur: Solid, tibia: Solid) {
    self.femur = LoadedJoint.pressed(femur, against: tibia)
    self.tibia = LoadedJoint.pressed(tibia, against: femur)
  }

  private static func pressed(_ solid: Solid, against other: Solid) -> Solid {
    Solid { p in
      let distance = solid(p)
      // Only the joint space is narrow enough for contact.
      guard abs(distance) < 2, abs(p.y) < 10 else { return distance }
      return max(distance, (distance - other(p)) / 2 + halfGap)
    }
  }
}
