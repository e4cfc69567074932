internal import BedsideCore

extension ViewedModel {
  /// Where a part lies, in words: against the joint, if there is one that bends, else against the
  /// middle of the model, along each axis that says something.
  func place(of part: ModelPart, _ phrases: Phrases) -> String {
    if let reference = JointReference(self) { return reference.place(of: part, phrases) }
    return part.place(in: box, phrases)
  }
}

extension ModelPart {
  /// Where the part lies in a model, in words: along each axis that says something.
  ///
  /// Left and right are the model's own, as in the names of views.
  fileprivate func place(in whole: Box, _ phrases: Phrases) -> String {
    let axes: [(axis: WritableKeyPath<Vector, Float>, less: Phrase, more: Phrase)] = [
      (\.y, .placeBelow, .placeAbove), (\.z, .placeBehind, .placeInFront),
      (\.x, .placeRight, .placeLeft),
    ]
    let words = axes.compactMap { axis, less, more -> String? in
      let half = (whole.maximum[keyPath: axis] - whole.minimum[keyPath: axis]) / 2
      let own = (box.maximum[keyPath: axis] - box.minimum[keyPath: axis]) / 2
      // What reaches nearly from end to end lies nowhere along this axis.
      guard half > 0, own < half * Self.longShare else { return nil }
      let offset = (box.center[keyPath: axis] - whole.center[keyPath: axis]) / half
      guard abs(offset) > Self.middleShare else { return nil }
      return phrases(offset < 0 ? less : more)
    }
    return words.isEmpty ? phrases(.placeMiddle) : words.joined(separator: ", ")
  }

  /// How much of an axis a part may take and still lie on one side of it.
  private static let longShare: Float = 0.8
  /// How far off the middle, as a share of the half axis, still counts as the middle.
  private static let middleShare: Float = 0.12
}

extension Phrase {
  static let placeAbove = Phrase("viewer.place.above", "in the upper half")
  static let placeBelow = Phrase("viewer.place.below", "in the lower half")
  static let placeInFront = Phrase("viewer.place.inFront", "at the front")
  static let placeBehind = Phrase("viewer.place.behind", "at the back")
  static let placeLeft = Phrase("viewer.place.left", "on the left side")
  static let placeRight = Phrase("viewer.place.right", "on the right side")
  static let placeMiddle = Phrase("viewer.place.middle", "in the middle")
}
