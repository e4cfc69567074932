extension MeshedKnee {
  /// Pairs that must touch or nearly touch without running into each other.
  public var fits: [Fit] { jointFits + boneFits + ligamentFits + softFits }

  private var jointFits: [Fit] {
    let femoral = knee.femoralSurface
    let tibial = knee.tibialSurface
    return [
      fit("meniscus_medial", in: "femur + cartilage", femoral, limit: 0.3),
      fit("meniscus_medial", in: "tibia + cartilage", tibial, limit: 0.6),
      fit("meniscus_lateral", in: "femur + cartilage", femoral, limit: 0.3),
      fit("meniscus_lateral", in: "tibia + cartilage", tibial, limit: 0.6),
      fit(
        "cartilage_femur", in: "cartilage_tibia_medial", knee.joint.tibia, limit: 0.1),
      fit(
        "cartilage_femur", in: "cartilage_tibia_lateral", knee.joint.tibia,
        limit: 0.1),
      fit("cartilage_patella", in: "cartilage_femur", knee.joint.femur, limit: 0.1),
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
      fit("ligament_acl", in: "notch roof (z -8 to 2)", femoral, limit: 0.6) {
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

  private var softFits: [Fit] {
    let posterior = knee.cruciates.posterior.solid
    return [
      fit("ligament_acl", in: "lateral spine (z -9 to -2)", knee.tibialSurface, limit: 0.6) {
        $0.z > -9 && $0.z < -2
      },
      fit("ligament_meniscofemoral_anterior", in: "ligament_pcl (x > -6)", posterior, limit: 1) {
        $0.x > -6
      },
      fit("ligament_meniscofemoral_posterior", in: "ligament_pcl (x > -7)", posterior, limit: 0.3) {
        $0.x > -7
      },
      fit("tendon_popliteus", in: "meniscus_lateral", knee.lateralMeniscus.solid, limit: 1.5),
      fit("tendon_popliteus", in: "femur + cartilage (y < 9)", knee.femoralSurface, limit: 0.3) {
        $0.y < 9
      },
      fit("fat_pad", in: "femur + cartilage", knee.femoralSurface, limit: 0.1),
      fit("fat_pad", in: "tendon_patellar", knee.tendons.patellar.solid, limit: 0.1),
    ]
  }

  private func fit(
    _ part: String, in name: String, _ solid: Solid, limit: Double,
    where isMeant: (Vector) -> Bool = { _ in true }
  ) -> Fit {
    let distances = vertices(of: part).filter(isMeant).map { (place: $0, distance: solid($0)) }
    let nearest = distances.min { $0.distance < $1.distance }
    return Fit(
      name: "\(part) in \(name)", nearest: nearest?.distance ?? .nan,
      place: nearest?.place ?? .zero, limit: limit)
  }
}
