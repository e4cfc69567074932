extension MeshedKnee {
  /// Measures of every structure, beside what studies report.
  public var dimensions: [Measure] {
    femur + tibia + fibulaAndPatella + menisci + roots + ligaments
  }

  private var femur: [Measure] {
    [
      Measure(
        "femur: bicondylar width", in: 75.5...92.8,
        extent(of: "femur", along: .x) { $0.y < 60 }),
      Measure(
        "femur: medial condyle depth", in: 53...65,
        extent(of: "femur", along: .z) { $0.x < -8 && $0.y < 40 }),
      Measure(
        "femur: lateral condyle depth", in: 53...65,
        extent(of: "femur", along: .z) { $0.x > 8 && $0.y < 40 }),
      Measure("femur: notch width (y 12, z -18)", in: 17...24, notchWidth(y: 12, z: -18)),
      Measure("femur: notch depth (y 12)", in: 22...30, notchDepth(y: 12)),
      Measure("femur: trochlear groove depth", in: 4.5...7.5, common: true, grooveDepth(y: 28)),
      Measure(
        "femur: shaft width (y 130)", in: 27...30, common: true,
        extent(of: "femur", along: .x) { abs($0.y - 130) < 1.5 }),
    ]
  }

  private var tibia: [Measure] {
    func spine(_ xs: ClosedRange<Double>) -> Double {
      let spine = range(of: "tibia", along: .y) { xs.contains($0.x) && abs($0.z) < 9 }
      return (spine?.upperBound ?? .nan) - Tibia.plateauHeight(-21, -2)
    }
    return [
      Measure(
        "tibia: plateau width", in: 68...78, common: true,
        extent(of: "tibia", along: .x) { $0.y > -12 }),
      Measure(
        "tibia: medial depth", in: 47...53, common: true,
        extent(of: "tibia", along: .z) { $0.y > -12 && $0.x < -10 }),
      Measure(
        "tibia: lateral depth", in: 42...48, common: true,
        extent(of: "tibia", along: .z) { $0.y > -12 && $0.x > 10 }),
      Measure("tibia: medial spine above plateau", in: 8...10.5, common: true, spine(-12...0)),
      Measure("tibia: lateral spine above plateau", in: 7...10.5, common: true, spine(0...12)),
      Measure(
        "tibia: shaft width (y -120)", in: 25...30, common: true,
        extent(of: "tibia", along: .x) { abs($0.y + 120) < 1.5 }),
    ]
  }

  private var fibulaAndPatella: [Measure] {
    [
      Measure(
        "fibula: head top below joint line", in: 10...15, common: true,
        -(range(of: "fibula", along: .y)?.upperBound ?? .nan)),
      Measure(
        "fibula: head width", in: 20...25, common: true,
        extent(of: "fibula", along: .z) { $0.y > -28 }),
      Measure(
        "fibula: shaft width (y -100)", in: 10...13, common: true,
        extent(of: "fibula", along: .x) { abs($0.y + 100) < 1.5 }),
      Measure("patella: height", in: 42...46.5, common: true, extent(of: "patella", along: .y)),
      Measure("patella: width", in: 44.5...48, common: true, extent(of: "patella", along: .x)),
      Measure("patella: thickness", in: 20...24, common: true, extent(of: "patella", along: .z)),
    ]
  }

  private var menisci: [Measure] {
    let medial = "meniscus_medial"
    let lateral = "meniscus_lateral"
    return [
      Measure("medial meniscus: length", in: 43.1...50.5, extent(of: medial, along: .z)),
      Measure("medial meniscus: width", in: 28.6...34.6, extent(of: medial, along: .x)),
      Measure(
        "medial meniscus: rim width in front", in: 5...8, rimWidth(medial, x: -22.5, front: true)),
      Measure(
        "medial meniscus: rim width behind", in: 10...14,
        rimWidth(medial, x: -22.5, front: false)),
      Measure("medial meniscus: rim height behind", in: 3...9, rimHeight(medial, x: -22.5)),
      Measure("lateral meniscus: length", in: 32.5...38.1, extent(of: lateral, along: .z)),
      Measure("lateral meniscus: width", in: 28...35.4, extent(of: lateral, along: .x)),
      Measure(
        "lateral meniscus: rim width in front", in: 8...12, rimWidth(lateral, x: 21, front: true)),
      Measure(
        "lateral meniscus: rim width behind", in: 8...12, rimWidth(lateral, x: 21, front: false)),
      Measure("lateral meniscus: rim height behind", in: 3...9, rimHeight(lateral, x: 21)),
    ]
  }

  private var ligaments: [Measure] {
    let bones = knee.femur.bone.union(knee.tibia.bone)
    let extensorBones = knee.patella.bone.union(knee.tibia.bone).offset(1.3)
    let medial = knee.collaterals.medial.axis
    return [
      Measure(
        "ACL: free length", in: 34...41, knee.cruciates.anterior.axis.freeLength(outside: bones)),
      Measure(
        "PCL: free length", in: 33...42, common: true,
        knee.cruciates.posterior.axis.freeLength(outside: bones)),
      Measure(
        "MCL: femoral footprint above joint", in: 26.5...35.7,
        knee.collaterals.medial.footprint.y),
      Measure("MCL: tibial end below joint", in: 56.9...67.9, -medial.end.y),
      Measure("LCL: whole length", in: 55...65, common: true, knee.collaterals.lateral.axis.length),
      Measure(
        "patellar tendon: free length", in: 39...46,
        knee.tendons.patellar.axis.freeLength(outside: extensorBones)),
    ]
  }
}
