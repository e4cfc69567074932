/// Where the menisci's roots hold on to the tibia, against the spines and the cruciate ligaments.
extension MeshedKnee {
  /// Measures of all four roots.
  var roots: [Measure] {
    let (medial, lateral) = (knee.medialMeniscus.path, knee.lateralMeniscus.path)
    let foot = knee.cruciates.anterior.axis.firstExit(from: knee.tibia.bone)
    let rear = knee.cruciates.posterior.axis.lastExit(from: knee.tibia.bone)
    let spines = (medial: spine(-12...0), lateral: spine(0...12))
    let edge = range(of: "ligament_acl", along: .z) { $0.y < 3 }?.upperBound ?? .nan
    return [
      Measure(
        "medial meniscus: front root ahead of the ACL's foot", in: 6...8, medial.start.z - edge),
      Measure(
        "medial meniscus: back root behind the medial spine", in: 8...12, common: true,
        spines.medial.z - medial.end.z),
      Measure(
        "medial meniscus: back root ahead of the PCL's foot", in: 6...10, common: true,
        medial.end.z - rear.z),
      Measure(
        "lateral meniscus: front root beside the ACL's foot", in: 4...8, common: true,
        lateral.start.x - foot.x),
      Measure(
        "lateral meniscus: front root ahead of the lateral spine", in: 11...16, common: true,
        lateral.start.z - spines.lateral.z),
      Measure(
        "lateral meniscus: back root behind the lateral spine", in: 1...5, common: true,
        spines.lateral.z - lateral.end.z),
      Measure(
        "lateral meniscus: back root ahead of the PCL's foot", in: 10...15, common: true,
        lateral.end.z - rear.z),
    ]
  }

  /// The tip of the spine that lies between two places across the knee.
  private func spine(_ xs: ClosedRange<Double>) -> Vector {
    vertices(of: "tibia").filter { xs.contains($0.x) && abs($0.z) < 9 }.max { $0.y < $1.y }
      ?? Vector(.nan, .nan, .nan)
  }
}
