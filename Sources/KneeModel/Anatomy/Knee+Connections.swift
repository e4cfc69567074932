extension Knee {
  /// What every ligament, tendon and meniscus joins, in the model's order.
  ///
  /// A footprint's middle is where the axis meets the surface of its bone.
  public var connections: [Connection] {
    meniscal + crossing + fromHorn + alongside + extensor
  }

  private var meniscal: [Connection] {
    [("meniscus_medial", medialMeniscus), ("meniscus_lateral", lateralMeniscus)].map { name, m in
      func root(_ i: Int) -> Connection.End {
        let p = m.path.samples[i].position
        return Connection.End("tibia", at: Vector(p.x, Tibia.plateauHeight(p.x, p.z), p.z))
      }
      return Connection(object: name, from: root(0), to: root(m.path.samples.count - 1))
    } + [
      Connection(
        object: "ligament_transverse",
        from: Connection.End("meniscus_medial", at: transverse.cord.axis.start),
        to: Connection.End("meniscus_lateral", at: transverse.cord.axis.end))
    ]
  }

  private var crossing: [Connection] {
    [
      Connection(
        object: "ligament_acl",
        from: Connection.End("femur", at: cruciates.anterior.axis.lastExit(from: femur.bone)),
        to: Connection.End("tibia", at: cruciates.anterior.axis.firstExit(from: tibia.bone))),
      Connection(
        object: "ligament_pcl",
        from: Connection.End("femur", at: cruciates.posterior.axis.firstExit(from: femur.bone)),
        to: Connection.End("tibia", at: cruciates.posterior.axis.lastExit(from: tibia.bone))),
    ]
  }

  private var fromHorn: [Connection] {
    [
      ("ligament_meniscofemoral_anterior", meniscofemoral.anterior.axis),
      ("ligament_meniscofemoral_posterior", meniscofemoral.posterior.axis),
    ].map { name, axis in
      Connection(
        object: name, from: Connection.End("femur", at: axis.lastExit(from: femur.bone)),
        to: Connection.End("meniscus_lateral", at: axis.start))
    }
  }

  private var alongside: [Connection] {
    let medial = collaterals.medial.axis
    let lateral = collaterals.lateral.axis
    return [
      Connection(
        object: "ligament_mcl",
        from: Connection.End("femur", at: collaterals.medial.footprint, pivots: true),
        to: Connection.End("tibia", at: medial.end)),
      Connection(
        object: "ligament_mcl_deep",
        from: Connection.End("femur", at: collaterals.deepMedial.footprint, pivots: true),
        to: Connection.End("tibia", at: collaterals.deepMedial.axis.end)),
      Connection(
        object: "ligament_lcl",
        from: Connection.End("femur", at: lateral.firstExit(from: femur.bone), pivots: true),
        to: Connection.End("fibula", at: lateral.lastExit(from: fibula.bone), pivots: true)),
    ]
  }

  private var extensor: [Connection] {
    let quadriceps = tendons.quadriceps.axis
    return [
      Connection(
        object: "tendon_patellar",
        from: Connection.End("patella", at: tendons.patellar.axis.start),
        to: Connection.End("tibia", at: tendons.patellar.axis.end)),
      Connection(
        object: "fat_pad", from: Connection.End("patella", at: FatPad.upper),
        to: Connection.End("tibia", at: FatPad.lower)),
      // The stump's upper end stays with the thigh, where its muscle lies.
      Connection(
        object: "tendon_quadriceps",
        from: Connection.End("femur", at: ExtensorTendons.stumpEnd(of: quadriceps)),
        to: Connection.End("patella", at: quadriceps.firstExit(from: patella.bone))),
      Connection(
        object: "tendon_popliteus",
        from: Connection.End(
          "femur", at: popliteus.tendon.axis.firstExit(from: femur.bone), pivots: true),
        to: Connection.End("tibia", at: popliteus.tendon.axis.lastExit(from: tibia.bone))),
    ]
  }
}
