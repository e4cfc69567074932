internal import BedsideCore
internal import BedsideMesh

extension Joint {
  /// Finds what a joint's description means in a mesh.
  ///
  /// `names` are those of the parts, in their order; `corners` gives the corners of a part's
  /// triangles, three each.
  init(
    _ plan: ModelJoint, up: Vector, front: Vector, origin: SIMD3<Double>, names: [String],
    corners: (String) -> [Vector]
  ) {
    self.plan = plan
    let axes = JointAxes(plan, up: up, front: front, origin: origin)
    self.axes = axes
    surfaces = plan.contact.flatMap { contact in
      JointSurfaces(
        axes, [contact.thigh, contact.medial, contact.lateral, contact.patella], corners)
    }
    roles = names.map { plan.role(of: $0, origin) }
    var glides: [JointSide: Glide] = [:]
    for side in JointSide.allCases {
      guard let meniscus = plan.meniscus(side), let name = meniscus.moving.first else { continue }
      let points = corners(name)
      glides[side] = Glide(
        meniscus, along: axes.glide, points: points,
        roots: plan.between.first { $0.object == name }, origin)
      if let floor = side == .medial ? surfaces?.medial : surfaces?.lateral {
        let way = Float(max(meniscus.front, meniscus.back))
        glides[side]?.room = Room(floor, under: points, margin: way / 2)
      }
    }
    self.glides = glides
  }
}

extension ModelJoint {
  fileprivate func meniscus(_ side: JointSide) -> Meniscus? {
    side == .medial ? menisci?.medial : menisci?.lateral
  }

  /// What a part goes with.
  fileprivate func body(of part: String) -> JointBody {
    for side in JointSide.allCases where meniscus(side)?.moving.contains(part) ?? false {
      return .meniscus(side)
    }
    if patella.contains(part) { return .kneecap }
    return moving.contains(part) ? .shin : .thigh
  }

  /// How a part moves.
  fileprivate func role(of part: String, _ origin: SIMD3<Double>) -> JointRole {
    let body = body(of: part)
    if case .meniscus = body { return .part(body) }
    guard let connection = between.first(where: { $0.object == part }) else { return .part(body) }
    let ends = (self.body(of: connection.from.body), self.body(of: connection.to.body))
    if ends.0 == ends.1 { return .part(ends.0) }
    let (start, free) = (connection.from.point, connection.free)
    let way = connection.to.point - start
    return .strand(
      ends.0, ends.1,
      Strand(
        from: Vector(start + way * free.lowerBound - origin),
        to: Vector(start + way * free.upperBound - origin),
        // The tendon above the kneecap lies in the groove of the thigh bone.
        wraps: ends == (.thigh, .kneecap) || ends == (.kneecap, .thigh),
        pivots: (connection.from.pivots, connection.to.pivots)))
  }
}

extension Glide {
  /// Makes the whole glide of a meniscus that has these points.
  fileprivate init?(
    _ meniscus: ModelJoint.Meniscus, along direction: Vector, points: [Vector],
    roots: ModelJoint.Connection?, _ origin: SIMD3<Double>
  ) {
    let places = points.map { $0.dot(direction) }
    guard let front = places.min(), let back = places.max(), front < back else { return nil }
    let most = Float(max(meniscus.front, meniscus.back))
    guard most > 0 else { return nil }
    let far = direction * (front - 100 * most)
    let (first, second) = (roots?.from.point, roots?.to.point)
    self.init(
      direction, extent: SIMD2(back, front),
      amount: SIMD2(Float(meniscus.back), Float(meniscus.front)),
      roots: (
        first.map { Vector($0 - origin) } ?? far, second.map { Vector($0 - origin) } ?? far
      ),
      // Wide enough that nothing overtakes what lies before it.
      reach: most * 1.75)
  }

  /// A share of the glide.
  func scaled(by share: Float) -> Glide {
    var glide = self
    glide.amount *= share
    return glide
  }
}
