extension Knee {
  /// Every structure, with its colour and fineness, in the order in which it is written.
  ///
  /// Colours are told apart with every kind of colour blindness; neighbours differ in lightness
  /// too.
  public var parts: [Part] { bones + cartilages + menisci + ligaments + tendonParts + overlays }

  private var bones: [Part] {
    [
      bone("femur", femur.bone, Femur.box, step: 1.85),
      bone("tibia", tibia.bone, Tibia.box, step: 1.75),
      bone("fibula", fibula.bone, Fibula.box, step: 1.75),
      bone("patella", patella.bone, Patella.box, step: 1.4),
    ]
  }

  private var cartilages: [Part] {
    [
      cartilage("cartilage_femur", femoralCartilage.solid, FemoralCartilage.box, step: 1.35),
      cartilage(
        "cartilage_tibia_medial", tibialCartilage.medial, TibialCartilage.medialBox, step: 1.15),
      cartilage(
        "cartilage_tibia_lateral", tibialCartilage.lateral, TibialCartilage.lateralBox, step: 1.15),
      cartilage("cartilage_patella", patella.cartilage, Patella.box, step: 1.3),
    ]
  }

  private var menisci: [Part] {
    [
      Part(
        name: "meniscus_medial", material: Material(color: Color(0xD9541E), shine: 45),
        shape: .lattice(medialMeniscus.surface)),
      Part(
        name: "meniscus_lateral", material: Material(color: Color(0x1E74CF), shine: 45),
        shape: .lattice(lateralMeniscus.surface)),
    ]
  }

  private var ligaments: [Part] {
    [
      ligament("ligament_transverse", transverse.cord, 0x743F15, step: 0.7),
      ligament("ligament_acl", cruciates.anterior, 0xF4C430, step: 0.85),
      ligament("ligament_pcl", cruciates.posterior, 0x23BA85, step: 0.9),
      ligament("ligament_mcl", collaterals.medial, 0xD091E1, step: 1.15),
      ligament("ligament_lcl", collaterals.lateral, 0x5A2E80, step: 0.85),
    ]
  }

  private var tendonParts: [Part] {
    [
      ligament("tendon_patellar", tendons.patellar, 0xA39BAF, step: 1.4),
      ligament("tendon_quadriceps", tendons.quadriceps, 0xAD7352, step: 1.4),
    ]
  }

  private var overlays: [Part] {
    let rim = Material(color: Color(0x9A224A), shine: 45)
    let tear = Material(color: Color(0x161616), shine: 5)
    return [
      Part(
        name: "meniscus_medial_rim", material: rim,
        shape: .lattice(medialMeniscus.vascularRim(share: 0.22))),
      Part(
        name: "meniscus_lateral_rim", material: rim,
        shape: .lattice(lateralMeniscus.vascularRim(share: 0.22))),
      Part(
        name: "meniscus_medial_tear", material: tear,
        shape: .lattice(medialMeniscus.longitudinalTear(at: 0.66, along: 0.6...0.85))),
    ]
  }

  private func bone(_ name: String, _ solid: Solid, _ box: Box, step: Double) -> Part {
    Part(
      name: name, material: Material(color: Color(0xE8DCC3), shine: 12),
      shape: .solid(solid, in: box, step: step))
  }

  private func cartilage(_ name: String, _ solid: Solid, _ box: Box, step: Double) -> Part {
    Part(
      name: name, material: Material(color: Color(0xBFDDEA), shine: 70),
      shape: .solid(solid, in: box, step: step))
  }

  private func ligament(_ name: String, _ band: Ligament, _ rgb: Int, step: Double) -> Part {
    Part(
      name: name, material: Material(color: Color(rgb), shine: 30),
      shape: .solid(band.solid, in: band.box, step: step))
  }
}
