internal import BedsideCore

/// What is said of models that were looked at.
extension Phrase {
  static let modelLooked = Phrase("model.looked", "You looked at: {parts}.")
  static let modelSelected = Phrase("model.selected", "You selected: {part}.")
  static let modelStops = Phrase("model.stops", "You saw {seen} of {count} stops of the tour.")
  static let modelRead = Phrase("model.read", "You read what the model shows.")
  static let modelMore = Phrase("model.more", "{parts}; and {count} more")
  static let modelParts = Phrase("model.parts", "The parts are:")
  static let modelChoose = Phrase(
    "model.choose", "Which part do you select? Type its number or its name: ")
  static let modelTypePart = Phrase("model.typePart", "Type a number from 1 to {count}, or a name.")
  static let modelNoPart = Phrase(
    "model.noPart", "There is no part '{text}'. Type a number from 1 to {count}, or a name.")
  static let modelOtherPart = Phrase(
    "model.otherPart", "{part}: that is not what is asked for. Select another part.")
}
