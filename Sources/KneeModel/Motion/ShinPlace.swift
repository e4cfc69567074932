/// Where the shin is in a bent knee: settled on the cartilages, then turned inward, then bent.
struct ShinPlace: Sendable {
  /// How far it is raised towards the thigh, along itself, mm.
  var lift = 0.0
  /// How far it is tilted sideways, degrees.
  var tilt = 0.0
  private let bend: Rotation
  private let turn: Rotation

  /// The place at some degrees of flexion, not settled yet.
  init(degrees: Double) {
    bend = Rotation(degrees: degrees, about: Flexion.axis, through: Flexion.center)
    turn = Rotation(
      degrees: Flexion.turning.degrees * Flexion.early(degrees / Flexion.turning.until),
      about: Vector(0, -1, 0), through: Flexion.turning.pivot)
  }

  private var settling: Rotation {
    Rotation(degrees: tilt, about: Vector(0, 0, 1), through: Flexion.floor)
  }

  /// Where a point of the shin comes to lie.
  func callAsFunction(_ p: Vector) -> Vector {
    bend(turn(settling(p) + Vector(0, lift, 0)))
  }

  /// A point of the thigh, as seen from the shin before that settles.
  func seenUnsettled(_ p: Vector) -> Vector { turn.undone(bend.undone(p)) }

  /// Such a point, as seen from the shin once that has settled.
  func settled(_ p: Vector) -> Vector { settling.undone(p - Vector(0, lift, 0)) }
}
