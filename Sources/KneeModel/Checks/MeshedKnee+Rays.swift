/// Measures taken along straight lines through the solids, and in thin cuts.
extension MeshedKnee {
  func notchWidth(y: Double, z: Double) -> Double {
    let bone = knee.femur.bone
    let steps = (0..<400).map { Double($0) * 0.1 }
    let lateral = steps.first { bone(Vector($0, y, z)) < 0 } ?? .nan
    let medial = steps.first { bone(Vector(-$0, y, z)) < 0 } ?? .nan
    return lateral + medial
  }

  /// From the back of the condyles to the notch's roof.
  func notchDepth(y: Double) -> Double {
    let bone = knee.femur.bone
    let steps = (0..<850).map { -45 + Double($0) * 0.1 }
    let back = steps.first { bone(Vector(-22, y + 11, $0)) < 0 } ?? .nan
    let roof = steps.first { $0 > -25 && bone(Vector(0, y, $0)) < 0 } ?? .nan
    return roof - back
  }

  /// Depth of the trochlear groove below the line that joins its two lips.
  func grooveDepth(y: Double) -> Double {
    func front(_ x: Double) -> Double {
      knee.femur.bone.contact(
        from: Vector(x, y, 50), towards: Vector(0, 0, -1), clearance: 0, reach: 50
      ).z
    }
    let profile = (0...104).map { -26 + Double($0) * 0.5 }.map { (x: $0, z: front($0)) }
    let medial = profile.filter { $0.x < -4 }.max { $0.z < $1.z }
    let lateral = profile.filter { $0.x > 4 }.max { $0.z < $1.z }
    guard let medial, let lateral else { return .nan }
    return profile.filter { $0.x > medial.x && $0.x < lateral.x }.map { point in
      mix(medial.z, lateral.z, (point.x - medial.x) / (lateral.x - medial.x)) - point.z
    }.max() ?? .nan
  }

  /// A meniscus' rim width in a vertical cut along z, seen from above.
  func rimWidth(_ meniscus: String, x: Double, front: Bool) -> Double {
    extent(of: meniscus, along: .z) { abs($0.x - x) < 0.8 && ($0.z > -2) == front }
  }

  /// Height of a meniscus' outer edge behind, in the same kind of cut.
  func rimHeight(_ meniscus: String, x: Double) -> Double {
    func isBehind(_ p: Vector) -> Bool { abs(p.x - x) < 0.8 && p.z < -2 }
    guard let outer = range(of: meniscus, along: .z, where: isBehind)?.lowerBound else {
      return .nan
    }
    return extent(of: meniscus, along: .y) { isBehind($0) && $0.z < outer + 3 }
  }
}
