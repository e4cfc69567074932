@testable import KneeModel

/// The described knee, built once for all tests.
enum SharedKnee {
  static let knee = Knee()
  static let parts = knee.parts
  /// All checks of the description with the meshes of the committed file.
  static let report = CheckReport(
    knee, meshes: CommittedModel.shared.meshes, bytes: CommittedModel.shared.bytes.count,
    looksForCrossings: false)

  static func torn(_ kind: TornMeniscus.Kind) -> TornMeniscus {
    TornMeniscus(meniscus: knee.medialMeniscus, kind: kind, space: knee.space)
  }
}
