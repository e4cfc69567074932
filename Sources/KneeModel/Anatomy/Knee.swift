/// The whole right knee, extended.
///
/// The frame has its origin at the joint centre between the tibial spines; x points laterally, y
/// up, z forward. For a right knee that is a left-handed frame: what is written to a file is
/// mirrored (`Part.mesh()`), so that the usual right-handed viewers show a right knee.
public struct Knee: Sendable {
  let femur: Femur
  let femoralCartilage: FemoralCartilage
  let tibia: Tibia
  let tibialCartilage: TibialCartilage
  let fibula: Fibula
  let patella: Patella
  let medialMeniscus: Meniscus
  let lateralMeniscus: Meniscus
  let cruciates: CruciateLigaments
  let collaterals: CollateralLigaments
  let tendons: ExtensorTendons
  let transverse: TransverseLigament

  /// Builds the knee's solids; nothing is meshed yet.
  public init() {
    let femur = Femur()
    let femoralCartilage = FemoralCartilage(over: femur.bone)
    let tibia = Tibia()
    let cartilage = TibialCartilage(over: tibia.bone)
    let fibula = Fibula(beside: tibia.bone)
    let space = JointSpace(
      tibia: tibia.bone.union(cartilage.medial, blend: 3).union(cartilage.lateral, blend: 3),
      femur: femur.bone.union(femoralCartilage.solid))
    let medialMeniscus = Meniscus.medial(in: space)
    self.femur = femur
    self.femoralCartilage = femoralCartilage
    self.tibia = tibia
    self.tibialCartilage = cartilage
    self.fibula = fibula
    patella = Patella()
    self.medialMeniscus = medialMeniscus
    lateralMeniscus = Meniscus.lateral(in: space)
    cruciates = CruciateLigaments(femur: femur.bone, tibia: tibia.bone)
    collaterals = CollateralLigaments(
      femur: femur.bone, tibia: tibia.bone, fibula: fibula.bone,
      medialMeniscus: medialMeniscus.solid)
    tendons = ExtensorTendons(patella: patella.bone, tibia: tibia.bone)
    transverse = TransverseLigament(over: space.tibia)
  }

  /// Femur and its cartilage.
  var femoralSurface: Solid { femur.bone.union(femoralCartilage.solid) }

  /// Tibia and both its cartilages.
  var tibialSurface: Solid {
    tibia.bone.union(tibialCartilage.medial).union(tibialCartilage.lateral)
  }
}
