/// How the parts of a model move when its joint bends: a knee, in the pose of the file at 0°.
///
/// Points and directions are in the coordinates of the file. Parts go by their objects' names;
/// those that are not named stay where they are, with the thigh.
public struct ModelJoint: Hashable, Sendable {
  /// How far the joint bends, in degrees.
  public var range: ClosedRange<Double>
  /// What it bends about.
  public var flexion: Flexion
  /// How the shin turns about its own length while the joint bends; nil when it does not.
  public var rotation: Rotation?
  /// The parts that go with the shin.
  public var moving: [String]
  /// The parts that are fixed to two others.
  public var between: [Connection]
  /// How the menisci glide on the shin; nil when they don't.
  public var menisci: Menisci?
  /// The parts that go with the kneecap.
  public var patella: [String]
  /// The parts that touch each other in every pose; nil when the shin only turns.
  public var contact: Contact?

  /// The axis through the centres of the condyles' rear circles.
  public struct Flexion: Hashable, Sendable {
    /// Along the axis; turning by the right hand about it takes the shin backward.
    public var direction: SIMD3<Double>
    /// The circle on the inner side.
    public var medial: Circle
    /// The circle on the outer side.
    public var lateral: Circle

    /// Makes an axis.
    public init(direction: SIMD3<Double>, medial: Circle, lateral: Circle) {
      self.direction = direction
      self.medial = medial
      self.lateral = lateral
    }
  }

  /// The rear circle of a condyle.
  public struct Circle: Hashable, Sendable {
    /// Its centre.
    public var point: SIMD3<Double>
    /// Its radius with cartilage.
    public var radius: Double

    /// Makes a circle.
    public init(point: SIMD3<Double>, radius: Double) {
      self.point = point
      self.radius = radius
    }
  }

  /// A turn about a line, most of it at the start.
  public struct Rotation: Hashable, Sendable {
    /// Along the line; the turn is by the right hand.
    public var direction: SIMD3<Double>
    /// A point on the line.
    public var point: SIMD3<Double>
    /// How far it turns in all, in degrees.
    public var degrees: Double
    /// How far the joint is bent once it has.
    public var until: Double

    /// Makes a rotation.
    public init(
      direction: SIMD3<Double>, point: SIMD3<Double>, degrees: Double, until: Double
    ) {
      self.direction = direction
      self.point = point
      self.degrees = degrees
      self.until = until
    }
  }

  /// A ligament, tendon or meniscus, and what it is fixed to.
  public struct Connection: Hashable, Sendable {
    /// The part.
    public var object: String
    /// Its end nearer to the thigh, or its front end.
    public var from: End
    /// Its other end.
    public var to: End
    /// From where to where on the way between the ends it is free, as shares of the way; before and
    /// after that it lies on the end's body and goes with it.
    public var free: ClosedRange<Double>

    /// Makes a connection.
    public init(object: String, from: End, to: End, free: ClosedRange<Double> = 0...1) {
      self.object = object
      self.from = from
      self.to = to
      self.free = free
    }
  }

  /// One end of a connection.
  public struct End: Hashable, Sendable {
    /// The part it is fixed to and goes with.
    public var body: String
    /// Where.
    public var point: SIMD3<Double>
    /// Whether it turns about that point towards the other end, as a round footprint lets it; else
    /// it keeps its direction on the body.
    public var pivots: Bool
    /// Makes an end.
    public init(body: String, point: SIMD3<Double>, pivots: Bool = false) {
      self.body = body
      self.point = point
      self.pivots = pivots
    }
  }

  /// How both menisci glide.
  public struct Menisci: Hashable, Sendable {
    /// Where to.
    public var direction: SIMD3<Double>
    /// How far the joint is bent once they have.
    public var until: Double
    /// The inner one.
    public var medial: Meniscus
    /// The outer one.
    public var lateral: Meniscus

    /// Makes the glide of two menisci.
    public init(
      direction: SIMD3<Double>, until: Double, medial: Meniscus, lateral: Meniscus
    ) {
      self.direction = direction
      self.until = until
      self.medial = medial
      self.lateral = lateral
    }
  }

  /// How one meniscus glides.
  public struct Meniscus: Hashable, Sendable {
    /// The meniscus, then what goes with it.
    public var moving: [String]
    /// How far its front goes, in the unit of the file.
    public var front: Double
    /// How far its back goes.
    public var back: Double

    /// Makes the glide of a meniscus.
    public init(moving: [String], front: Double, back: Double) {
      self.moving = moving
      self.front = front
      self.back = back
    }
  }

  /// The cartilages, which keep the distance that they have in the file.
  public struct Contact: Hashable, Sendable {
    /// That of the thigh bone.
    public var thigh: String
    /// That of the shin bone on the inner side.
    public var medial: String
    /// That of the shin bone on the outer side.
    public var lateral: String
    /// That of the kneecap.
    public var patella: String?

    /// Makes a contact.
    public init(thigh: String, medial: String, lateral: String, patella: String? = nil) {
      self.thigh = thigh
      self.medial = medial
      self.lateral = lateral
      self.patella = patella
    }
  }

  /// Makes a joint.
  public init(
    range: ClosedRange<Double>, flexion: Flexion, rotation: Rotation? = nil,
    moving: [String] = [], between: [Connection] = [], menisci: Menisci? = nil,
    patella: [String] = [], contact: Contact? = nil
  ) {
    self.range = range
    self.flexion = flexion
    self.rotation = rotation
    self.moving = moving
    self.between = between
    self.menisci = menisci
    self.patella = patella
    self.contact = contact
  }
}
