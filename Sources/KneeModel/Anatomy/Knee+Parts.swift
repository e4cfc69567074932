extension Knee {
  /// Every structure, with its colour and fineness, in the order in which it is written.
  ///
  /// Colours are told apart with every kind of colour blindness; neighbours differ in lightness
  /// too.
  public var parts: [Part] {
    bones + cartilages + menisci + ligaments + tendonParts + soft + overlays + tears
  }

  private var bones: [Part] {
    [
      bone("femur", femur.bone, Femur.box, step: 2.15),
      bone("tibia", tibia.bone, Tibia.box, step: 1.9),
      bone("fibula", fibula.bone, Fibula.box, step: 1.9),
      bone("patella", patella.bone, Patella.box, step: 1.5),
    ]
  }

  private var cartilages: [Part] {
    [
      cartilage(
        "cartilage_femur", femoralCartilage.sheet, joint.femur, FemoralCartilage.box, step: 1.65),
      cartilage(
        "cartilage_tibia_medial", tibialCartilage.medial, joint.tibia, TibialCartilage.medialBox,
        step: 1.3),
      cartilage(
        "cartilage_tibia_lateral", tibialCartilage.lateral, joint.tibia,
        TibialCartilage.lateralBox, step: 1.3),
      cartilage(
        "cartilage_patella", patella.cartilage, patella.cartilage.surface, Patella.box, step: 1.4),
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
      ligament("ligament_acl", cruciates.anterior, 0xF4C430, step: 0.9),
      ligament("ligament_pcl", cruciates.posterior, 0x23BA85, step: 1.0),
      ligament("ligament_meniscofemoral_anterior", meniscofemoral.anterior, 0x98F898, step: 0.55),
      ligament(
        "ligament_meniscofemoral_posterior", meniscofemoral.posterior, 0x98F898, step: 0.6),
      band("ligament_mcl", collaterals.medial, 0xD091E1),
      band("ligament_mcl_deep", collaterals.deepMedial, 0x8C5C8C),
      ligament("ligament_lcl", collaterals.lateral, 0x5A2E80, step: 0.95),
    ]
  }

  private var tendonParts: [Part] {
    [
      ligament("tendon_patellar", tendons.patellar, 0xA39BAF, step: 1.7),
      ligament("tendon_quadriceps", tendons.quadriceps, 0xAD7352, step: 1.9),
      ligament("tendon_popliteus", popliteus.tendon, 0xAD7352, step: 1.05),
    ]
  }

  private var soft: [Part] {
    [
      Part(
        name: "fat_pad", material: Material(color: Color(0xF8985C), shine: 20),
        shape: .solid(fatPad.solid, in: FatPad.box, step: 1.5))
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

  private var tears: [Part] {
    TornMeniscus.Kind.allCases.map { kind in
      Part(
        name: "tear_\(kind.rawValue)", material: Material(color: Color(0xD9541E), shine: 45),
        shape: .mesh(TornMeniscus(meniscus: medialMeniscus, kind: kind, space: space).mesh),
        pieces: kind == .root ? 2 : 1)
    }
  }

  private func bone(_ name: String, _ solid: Solid, _ box: Box, step: Double) -> Part {
    Part(
      name: name, material: Material(color: Color(0xE8DCC3), shine: 12),
      shape: .solid(solid, in: box, step: step))
  }

  private func cartilage(
    _ name: String, _ sheet: ArticularSheet, _ surface: Solid, _ box: Box, step: Double
  ) -> Part {
    Part(
      name: name, material: Material(color: Color(0xBFDDEA), shine: 70),
      shape: .sheet(SheetMesher(sheet: sheet, surface: surface, box: box, step: step)))
  }

  private func band(_ name: String, _ band: Band, _ rgb: Int) -> Part {
    Part(
      name: name, material: Material(color: Color(rgb), shine: 30),
      shape: .lattice(band.surface))
  }

  private func ligament(_ name: String, _ band: Ligament, _ rgb: Int, step: Double) -> Part {
    Part(
      name: name, material: Material(color: Color(rgb), shine: 30),
      shape: .solid(band.solid, in: band.box, step: step))
  }
}
