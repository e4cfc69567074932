/// Where the bodies of a joint are, for steps of its flexion.
///
/// How the shin is settled and how far the kneecap has gone are found once, from the cartilages;
/// between the steps they change evenly.
public struct JointTable: Hashable, Sendable {
  /// One step.
  struct Row: Hashable, Sendable {
    /// How far the shin is raised towards the thigh, along itself.
    var lift: Float = 0
    /// How far it is tilted sideways, in radians.
    var tilt: Float = 0
    /// How far the kneecap is turned, in degrees.
    var kneecap: Double = 0
    /// How high the thigh's cartilage stands over the rooms of the menisci, at their grids' points.
    var ceilings: [JointSide: [Float]] = [:]

    func mixed(with other: Row, _ share: Double) -> Row {
      let part = Float(share)
      return Row(
        lift: lift + (other.lift - lift) * part,
        tilt: tilt + (other.tilt - tilt) * part,
        kneecap: kneecap + (other.kneecap - kneecap) * share,
        ceilings: ceilings.merging(other.ceilings) { start, end in
          zip(start, end).map { $0 + ($1 - $0) * part }
        })
    }
  }

  /// The distance between rows, in degrees.
  static let step = 2.5
  /// The distance between the kneecap's places, in degrees.
  static let kneecapStep = 5.0

  /// The first row's flexion, a multiple of the step.
  let first: Double
  var rows: [Row]
  /// How far the kneecap is shifted for each of its turns, from `kneecapFirst`.
  let kneecapShifts: [Vector]
  let kneecapFirst: Double

  /// The row at any flexion.
  func row(at degrees: Double) -> Row {
    let place = min(max((degrees - first) / Self.step, 0), Double(max(rows.count - 1, 0)))
    guard let last = rows.indices.last else { return Row() }
    let index = min(Int(place), last)
    return rows[index].mixed(with: rows[min(index + 1, last)], place - Double(index))
  }

  /// How far the kneecap is shifted once it has turned so many degrees.
  func kneecapShift(at degrees: Double) -> Vector {
    guard let last = kneecapShifts.indices.last else { return .zero }
    let place = min(max((degrees - kneecapFirst) / Self.kneecapStep, 0), Double(last))
    let index = min(Int(place), last)
    let (start, end) = (kneecapShifts[index], kneecapShifts[min(index + 1, last)])
    return start + (end - start) * Float(place - Double(index))
  }
}
