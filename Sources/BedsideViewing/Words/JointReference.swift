internal import BedsideCore

/// The gap of a joint, which the places of parts are told against.
struct JointReference {
  /// The middle between the two faces of the shin.
  private let middle: Vector
  /// How far apart the middles of these faces lie.
  private let width: Float
  /// Which way the inner side lies: 1 to the right of the picture, -1 to its left.
  private let inward: Float

  /// Finds the gap of a model's joint; nil without one, or without faces that touch.
  init?(_ model: ViewedModel) {
    guard let contact = model.joint?.plan.contact,
      let medial = model.part(named: contact.medial),
      let lateral = model.part(named: contact.lateral)
    else { return nil }
    let (inner, outer) = (model.parts[medial].box, model.parts[lateral].box)
    middle = (inner.center + outer.center) * 0.5
    width = abs(inner.center.x - outer.center.x)
    inward = inner.center.x < outer.center.x ? -1 : 1
    guard width > 0 else { return nil }
  }

  /// Where a part lies: at which height, in front or behind, and on which side.
  func place(of part: ModelPart, _ phrases: Phrases) -> String {
    let offset = (part.box.center - middle) * (1 / width)
    let side = offset.x * inward
    var words = [phrases(height(of: part.box))]
    if abs(offset.z) > Self.depth {
      words.append(phrases(offset.z < 0 ? .placeBehind : .placeInFront))
    }
    if abs(side) > Self.aside { words.append(phrases(side < 0 ? .placeOutside : .placeInside)) }
    return words.joined(separator: ", ")
  }

  private func height(of box: Box) -> Phrase {
    let low = (box.minimum.y - middle.y) / width
    let high = (box.maximum.y - middle.y) / width
    let center = (low + high) / 2
    if low < -Self.beyond, high > Self.beyond { return .placeAcross }
    return center > Self.level
      ? .placeOverJoint : center < -Self.level ? .placeUnderJoint : .placeInJoint
  }

  /// How far off its middle a part lies in front or behind, in widths of the joint.
  private static let depth: Float = 0.2
  /// How far off it lies on one side.
  private static let aside: Float = 0.25
  /// How far off it lies above or below.
  private static let level: Float = 0.36
  /// How far a part reaches on both sides of the gap to lie across it.
  private static let beyond: Float = 0.3
}

extension Phrase {
  static let placeOverJoint = Phrase("viewer.place.overJoint", "above the joint")
  static let placeUnderJoint = Phrase("viewer.place.underJoint", "below the joint")
  static let placeInJoint = Phrase("viewer.place.inJoint", "in the joint")
  static let placeAcross = Phrase("viewer.place.across", "from above to below the joint")
  static let placeInside = Phrase("viewer.place.inside", "on the inner side")
  static let placeOutside = Phrase("viewer.place.outside", "on the outer side")
}
