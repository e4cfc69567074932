internal import BedsideCore

extension Joint {
  /// How every part has moved once the joint is bent by `degrees`.
  ///
  /// At 0° nothing has moved, whatever the table says.
  public func motions(at degrees: Double, _ table: JointTable) -> [Motion] {
    let degrees = limited(degrees)
    guard degrees != 0 else { return roles.map { _ in .still } }
    let row = table.row(at: degrees)
    let shin = shin(at: degrees, row)
    let kneecap = kneecap(row.kneecap, table)
    let glides = glides(at: degrees, row)
    func pose(_ body: JointBody, at point: Vector) -> Pose {
      switch body {
      case .thigh: .still
      case .shin: shin
      case .kneecap: kneecap
      case .meniscus(let side):
        shin
          * Pose(shift: glides[side].map { $0.point(point) - point } ?? .zero)
      }
    }
    return roles.map { role in
      switch role {
      case .part(.thigh): .still
      case .part(.meniscus(let side)):
        glides[side].map { .gliding(shin, $0) } ?? .rigid(shin)
      case .part(let body): .rigid(pose(body, at: .zero))
      case .strand(let first, let second, let strand):
        strand.motion(
          from: pose(first, at: strand.start), to: pose(second, at: strand.end), about: axes.side)
      }
    }
  }

  /// Where the shin is: settled on the cartilages, then turned inward, then bent.
  func shin(at degrees: Double, _ row: JointTable.Row) -> Pose {
    let tilt = Turn(Angle(radians: Double(row.tilt)), about: axes.front)
    return unsettledShin(at: degrees) * Pose(shift: axes.up * row.lift)
      * Pose(tilt, about: axes.floor)
  }

  /// Where the shin would be if it only turned.
  func unsettledShin(at degrees: Double) -> Pose {
    let bent = Pose(Turn(Angle(degrees: degrees), about: axes.side), about: axes.center)
    guard let rotation = plan.rotation else { return bent }
    let share = Self.early(degrees / rotation.until)
    let (direction, point) = axes.rotation
    let turn = Turn(Angle(degrees: rotation.degrees * share), about: direction)
    return bent * Pose(turn, about: point)
  }

  /// Where the kneecap is once it has turned by `degrees`.
  func kneecap(_ degrees: Double, _ table: JointTable) -> Pose {
    Pose(
      turn: Turn(Angle(degrees: degrees), about: axes.side),
      shift: table.kneecapShift(at: degrees))
  }

  /// How the menisci have moved on the shin: part of their way, under the ceilings of a row.
  private func glides(at degrees: Double, _ row: JointTable.Row) -> [JointSide: Glide] {
    let share = glideShare(at: degrees)
    var glides = glides.mapValues { $0.scaled(by: share) }
    for (side, ceiling) in row.ceilings {
      guard var room = glides[side]?.room else { continue }
      for (index, height) in zip(room.heights.indices, ceiling) { room.heights[index].y = height }
      glides[side]?.room = room
    }
    return glides
  }

  /// How much of their way the menisci have gone.
  private func glideShare(at degrees: Double) -> Float {
    plan.menisci.map { Float(Self.early(degrees / $0.until)) } ?? 0
  }

  /// From 0 to 1, most of it at the start, and gently into 1.
  static func early(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * (2 - share)
  }
}
