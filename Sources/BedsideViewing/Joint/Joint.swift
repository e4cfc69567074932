public import BedsideCore

/// How the parts of a model move when its joint bends, in the coordinates of the mesh.
public struct Joint: Hashable, Sendable {
  /// What the model's description says.
  public let plan: ModelJoint
  /// How each part moves.
  let roles: [JointRole]
  let axes: JointAxes
  let surfaces: JointSurfaces?
  let glides: [JointSide: Glide]

  /// How far the joint bends, in degrees.
  public var range: ClosedRange<Double> { plan.range }

  /// Whether a part moves at all.
  func moves(_ part: Int) -> Bool { roles[part] != .part(.thigh) }

  /// Whether a part changes its shape.
  func bends(_ part: Int) -> Bool {
    switch roles[part] {
    case .strand, .part(.meniscus): true
    case .part: false
    }
  }

  /// A number of degrees, brought into the range.
  public func limited(_ degrees: Double) -> Double {
    min(max(degrees, range.lowerBound), range.upperBound)
  }
}

/// The two sides of a knee.
enum JointSide: Hashable, Sendable, CaseIterable { case medial, lateral }

/// What a part goes with.
enum JointBody: Hashable, Sendable {
  case thigh
  case shin
  case kneecap
  case meniscus(JointSide)
}

/// How a part moves.
enum JointRole: Hashable, Sendable {
  /// With a body.
  case part(JointBody)
  /// Between two bodies.
  case strand(JointBody, JointBody, Strand)
}

/// The directions and the points that a joint moves about, in the coordinates of the mesh.
struct JointAxes: Hashable, Sendable {
  /// Along the axis of flexion.
  var side: Vector
  /// Along the shin, upward.
  var up: Vector
  /// Forward.
  var front: Vector
  /// The middle between the condyles' rear circles.
  var center: Vector
  /// The middle between where these circles rest.
  var floor: Vector
  /// Along the line that the shin turns inward about, and a point on it.
  var rotation: (direction: Vector, point: Vector) { (spin, pivot) }
  private var spin = Vector(0, 1, 0)
  private var pivot = Vector.zero
  /// How far the menisci glide where to.
  var glide = Vector.zero

  init(_ plan: ModelJoint, up: Vector, front: Vector, origin: SIMD3<Double>) {
    func place(_ point: SIMD3<Double>) -> Vector { Vector(point - origin) }
    side = Vector(plan.flexion.direction).normalized
    self.up = up
    self.front = front
    let (medial, lateral) = (plan.flexion.medial, plan.flexion.lateral)
    center = place((medial.point + lateral.point) / 2)
    floor = center - up * Float((medial.radius + lateral.radius) / 2)
    if let rotation = plan.rotation {
      spin = Vector(rotation.direction).normalized
      pivot = place(rotation.point)
    }
    if let menisci = plan.menisci { glide = Vector(menisci.direction).normalized }
  }
}
