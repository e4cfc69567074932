/// The room between femur and tibia that a meniscus fills: a floor and a ceiling over each point
/// of the ground plane.
struct JointSpace: Sendable {
  /// The tibia with its cartilage; the step at the cartilage's border is filled in, as soft tissue
  /// does.
  let tibia: Solid
  /// The femur with its cartilage.
  let femur: Solid
  /// Gap left to the surfaces below and above, mm.
  let clearance = 0.12

  /// Height of the lowest point that keeps clear of the tibia; never below `low`.
  func floor(x: Double, z: Double, from high: Double, noLowerThan low: Double) -> Double {
    tibia.contact(
      from: Vector(x, high, z), towards: Vector(0, -1, 0), clearance: clearance, reach: high - low
    ).y
  }

  /// Height of the highest point that keeps clear of the femur; never above `high`.
  func ceiling(x: Double, z: Double, from low: Double, noHigherThan high: Double) -> Double {
    femur.contact(
      from: Vector(x, low, z), towards: Vector(0, 1, 0), clearance: clearance, reach: high - low
    ).y
  }
}
