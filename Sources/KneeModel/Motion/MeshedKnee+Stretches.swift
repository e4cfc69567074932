/// The lengths of ligaments over the range of the knee.
extension MeshedKnee {
  /// How each ligament between thigh and shin, and each bundle of the ACL, stretches.
  var stretches: [Stretch] {
    let flexion = Flexion(knee, cartilage: vertices(of: "cartilage_femur"))
    let places = Stretch.flexions.map(flexion.place)
    let path = knee.lateralMeniscus.path
    let glide = HornGlide(vertices(of: "meniscus_lateral"), roots: [path.start, path.end])
    func lengths(_ thigh: Vector, _ shin: (Double) -> Vector) -> [Double] {
      zip(Stretch.flexions, places).map { degrees, place in
        (place(shin(degrees)) - thigh).length
      }
    }
    let anterior = zip(MeshedKnee.bundles, knee.cruciates.bundles).map { known, axis in
      let foot = axis.firstExit(from: knee.tibia.bone)
      return Stretch(
        known.name, in: known.range, lengths(axis.lastExit(from: knee.femur.bone)) { _ in foot })
    }
    return anterior
      + MeshedKnee.known.compactMap { object, name, range in
        guard let connection = knee.connections.first(where: { $0.object == object }) else {
          return nil
        }
        let (thigh, shin) = (connection.from.ownPoint, connection.to.ownPoint)
        let isOnHorn = connection.to.body == "meniscus_lateral"
        let straight = lengths(thigh) {
          isOnHorn ? glide?(shin, at: $0) ?? Vector(.nan, 0, 0) : shin
        }
        let own = object == "ligament_meniscofemoral_anterior" ? ownLengthOfHumphrys : 0
        return Stretch(name, in: range, straight.map { max($0, own) })
      }
  }

  /// The length of Humphry's ligament along its way: it is slack in extension and keeps this length
  /// until it is straight.
  private var ownLengthOfHumphrys: Double {
    knee.meniscofemoral.anterior.axis.freeLength(outside: knee.femur.bone)
  }

  /// By how many percent the bundles of the ACL become shorter from 0° to 90°, front one first.
  private static let bundles: [(name: String, range: ClosedRange<Double>)] = [
    ("ACL, anteromedial bundle", -20...0), ("ACL, posterolateral bundle", -25...(-10)),
  ]

  /// By how many percent the distance changes from 0° to 90°.
  private static let known: [(object: String, name: String, range: ClosedRange<Double>)] = [
    ("ligament_pcl", "PCL", -5...20),
    ("ligament_meniscofemoral_anterior", "Humphry's ligament", 0...20),
    ("ligament_meniscofemoral_posterior", "Wrisberg's ligament", -12...0),
    ("ligament_mcl", "MCL", -5...5),
    ("ligament_mcl_deep", "MCL, deep layer", -10...10),
    ("ligament_lcl", "LCL", -10...2),
  ]
}
