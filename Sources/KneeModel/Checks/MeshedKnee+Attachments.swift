extension MeshedKnee {
  /// How deep each ligament's two ends lie inside the structures that they hold to.
  public var attachments: [Attachment] {
    let femur = knee.femur.bone
    let tibia = knee.tibia.bone
    let patella = knee.patella.bone
    let acl = knee.cruciates.anterior.axis
    let pcl = knee.cruciates.posterior.axis
    let mcl = knee.collaterals.medial.axis
    let lcl = knee.collaterals.lateral.axis
    let patellar = knee.tendons.patellar.axis
    let transverse = knee.transverse.cord.axis
    let deep = knee.collaterals.deepMedial.axis
    let front = knee.meniscofemoral.anterior.axis
    let back = knee.meniscofemoral.posterior.axis
    let popliteus = knee.popliteus.tendon.axis
    let horn = knee.lateralMeniscus.solid
    return [
      Attachment(name: "ligament_acl in tibia", depth: -tibia(acl.start)),
      Attachment(name: "ligament_acl in femur", depth: -femur(acl.end)),
      Attachment(name: "ligament_pcl in femur", depth: -femur(pcl.start)),
      Attachment(name: "ligament_pcl in tibia", depth: -tibia(pcl.end)),
      Attachment(name: "ligament_mcl in femur", depth: -femur(mcl.start)),
      Attachment(name: "ligament_mcl in tibia", depth: -tibia(mcl.end)),
      Attachment(name: "ligament_mcl_deep in femur", depth: -femur(deep.start)),
      Attachment(name: "ligament_mcl_deep in tibia", depth: -tibia(deep.end)),
      Attachment(
        name: "ligament_meniscofemoral_anterior in meniscus_lateral", depth: -horn(front.start)),
      Attachment(name: "ligament_meniscofemoral_anterior in femur", depth: -femur(front.end)),
      Attachment(
        name: "ligament_meniscofemoral_posterior in meniscus_lateral", depth: -horn(back.start)),
      Attachment(name: "ligament_meniscofemoral_posterior in femur", depth: -femur(back.end)),
      Attachment(name: "tendon_popliteus in femur", depth: -femur(popliteus.start)),
      Attachment(name: "tendon_popliteus in tibia", depth: -tibia(popliteus.end)),
      Attachment(name: "ligament_lcl in femur", depth: -femur(lcl.start)),
      Attachment(name: "ligament_lcl in fibula", depth: -knee.fibula.bone(lcl.end)),
      Attachment(name: "tendon_patellar in patella", depth: -patella(patellar.start)),
      Attachment(name: "tendon_patellar in tibia", depth: -tibia(patellar.end)),
      Attachment(
        name: "tendon_quadriceps in patella", depth: -patella(knee.tendons.quadriceps.axis.start)),
      Attachment(
        name: "ligament_transverse in meniscus_medial",
        depth: -knee.medialMeniscus.solid(transverse.start)),
      Attachment(
        name: "ligament_transverse in meniscus_lateral",
        depth: -knee.lateralMeniscus.solid(transverse.end)),
    ]
  }
}
