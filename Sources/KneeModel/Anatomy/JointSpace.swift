/// The room between femur and tibia that a meniscus fills: a floor and a ceiling over each point
/// of the ground plane.
struct JointSpace: Sendable {
  /// The tibia with its cartilage.
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

  /// Room between the bones over a point of the ground plane, measured to `most` at most.
  func gap(x: Double, z: Double, upTo most: Double) -> Double {
    let ground = Tibia.plateauHeight(x, z)
    let floor = floor(x: x, z: z, from: ground + 8, noLowerThan: ground - 3)
    return ceiling(x: x, z: z, from: floor, noHigherThan: floor + most) - floor
  }

  /// Height of the highest point that keeps clear of the femur; never above `high`.
  func ceiling(x: Double, z: Double, from low: Double, noHigherThan high: Double) -> Double {
    femur.contact(
      from: Vector(x, low, z), towards: Vector(0, 1, 0), clearance: clearance, reach: high - low
    ).y
  }
}
