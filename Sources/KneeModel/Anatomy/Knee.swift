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
  let joint: LoadedJoint
  let space: JointSpace
  let medialMeniscus: Meniscus
  let lateralMeniscus: Meniscus
  let cruciates: CruciateLigaments
  let collaterals: CollateralLigaments
  let meniscofemoral: MeniscofemoralLigaments
  let tendons: ExtensorTendons
  let popliteus: PopliteusTendon
  let transverse: TransverseLigament
  let fatPad: FatPad

  /// Builds the knee's solids; nothing is meshed yet.
  public init() {
    femur = Femur()
    femoralCartilage = FemoralCartilage(over: femur.bone)
    tibia = Tibia()
    tibialCartilage = TibialCartilage(over: tibia.bone)
    fibula = Fibula(beside: tibia.bone)
    patella = Patella()
    joint = LoadedJoint(
      femur: femoralCartilage.sheet.surface, tibia: tibialCartilage.surface)
    space = JointSpace(tibia: joint.tibia, femur: joint.femur)
    popliteus = PopliteusTendon(femur: femur.bone, tibia: tibia.bone)
    medialMeniscus = Meniscus.medial(in: space)
    lateralMeniscus = Meniscus.lateral(in: space, passedBy: popliteus.tendon.solid)
    cruciates = CruciateLigaments(femur: femur.bone, tibia: tibia.bone)
    collaterals = CollateralLigaments(
      femur: femur.bone, tibia: tibia.bone, fibula: fibula.bone,
      medialMeniscus: medialMeniscus.solid)
    meniscofemoral = MeniscofemoralLigaments(femur: femur.bone, horn: lateralMeniscus)
    tendons = ExtensorTendons(patella: patella.bone, tibia: tibia.bone)
    transverse = TransverseLigament(over: space.tibia)
    fatPad = FatPad(
      between: joint.femur.union(joint.tibia).union(patella.cartilage.surface)
        .union(tendons.patellar.solid).union(medialMeniscus.solid).union(lateralMeniscus.solid)
        .union(transverse.cord.solid).union(cruciates.anterior.solid))
  }

  /// Femur and its cartilage, under load.
  var femoralSurface: Solid { joint.femur }

  /// Tibia and both its cartilages, under load.
  var tibialSurface: Solid { joint.tibia }
}
