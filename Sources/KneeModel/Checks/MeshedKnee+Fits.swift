extension MeshedKnee {
  /// Pairs that must touch or nearly touch without running into each other.
  public var fits: [Fit] { jointFits + boneFits + ligamentFits }

  private var jointFits: [Fit] {
    let femoral = knee.femoralSurface
    let tibial = knee.tibialSurface
    return [
      fit("meniscus_medial", in: "femur + cartilage", femoral, limit: 0.3),
      fit("meniscus_medial", in: "tibia + cartilage", tibial, limit: 0.3),
      fit("meniscus_lateral", in: "femur + cartilage", femoral, limit: 0.3),
      fit("meniscus_lateral", in: "tibia + cartilage", tibial, limit: 0.3),
      fit(
        "cartilage_femur", in: "cartilage_tibia_medial", knee.tibialCartilage.medial, limit: 0.1),
      fit(
        "cartilage_femur", in: "cartilage_tibia_lateral", knee.tibialCartilage.lateral,
        limit: 0.1),
      fit("cartilage_patella", in: "cartilage_femur", knee.femoralCartilage.solid, limit: 0.1),
    ]
  }

  private var boneFits: [Fit] {
    [
      fit("femur", in: "tibia + cartilage", knee.tibialSurface, limit: 0),
      fit("patella", in: "femur + cartilage", knee.femoralSurface, limit: 0),
      fit("fibula", in: "tibia", knee.tibia.bone, limit: 0.1),
    ]
  }

  private var ligamentFits: [Fit] {
    let femoral = knee.femoralSurface
    let medial = knee.medialMeniscus.solid
    let lateral = knee.lateralMeniscus.solid
    return [
      fit("ligament_acl", in: "notch roof (z -8 to 2)", femoral, limit: 0.5) {
        $0.z > -8 && $0.z < 2
      },
      fit("ligament_acl", in: "meniscus_medial", medial, limit: 0.5),
      fit("ligament_acl", in: "meniscus_lateral", lateral, limit: 0.5),
      fit("ligament_pcl", in: "meniscus_medial", medial, limit: 0.5),
      fit("ligament_pcl", in: "ligament_acl", knee.cruciates.anterior.solid, limit: 0.3),
      fit("ligament_mcl", in: "meniscus_medial", medial, limit: 0.8),
      fit("ligament_lcl", in: "meniscus_lateral", lateral, limit: 0),
      fit("tendon_patellar", in: "femur + cartilage", femoral, limit: 0),
    ]
  }

  private func fit(
    _ part: String, in name: String, _ solid: Solid, limit: Double,
    where isMeant: (Vector) -> Bool = { _ in true }
  ) -> Fit {
    let nearest = vertices(of: part).filter(isMeant).map { solid($0) }.min()
    return Fit(name: "\(part) in \(name)", nearest: nearest ?? .nan, limit: limit)
  }
}
