extension Phrase {
  static let heightLike = Phrase("hint.height", "a height like 170 cm, {metres} or 5 ft 7 in")
  static let heightInFeetLike = Phrase(
    "hint.heightInFeet", "a height like 5 ft 7 in, 67 in or 170 cm")
  static let weightLike = Phrase("hint.weight", "a weight like {kilograms} kg or 155 lb")
  static let weightInPoundsLike = Phrase(
    "hint.weightInPounds", "a weight in pounds, or one like {kilograms} kg or 11 st 2 lb")
  static let heightLikeOne = Phrase("hint.heightOne", "a height like {example}")
  static let weightLikeOne = Phrase("hint.weightOne", "a weight like {example}")
  static let years = Phrase("age.years", one: "{count} year", other: "{count} years")
  static let orYounger = Phrase("age.orYounger", "{age} or younger")
  static let orOlder = Phrase("age.orOlder", "{age} or older")
  static let yearLike = Phrase("hint.year", "a year from {minimum} to {maximum}")
  static let rungFrom = Phrase(
    "hint.rung", "a rung from {minimum}, the lowest, to {maximum}, the highest")
  static let centimetresKind = Phrase("kind.height", "a number of centimetres")
  static let kilogramsKind = Phrase("kind.weight", "a number of kilograms")
  static let ageKind = Phrase(
    "kind.age", "a whole number, or an end that the question has, like {\"orOlder\": 90}")

  static let notAHeight = Phrase(
    "error.notAHeight", "'{text}' is not a height. {type} it like 170 cm, 1.70 m or 5 ft 7 in.")
  static let notAWeight = Phrase(
    "error.notAWeight", "'{text}' is not a weight. {type} it like 70.5 kg, 155 lb or 11 st 2 lb.")
  static let measureNeedsUnit = Phrase(
    "error.measureNeedsUnit", "'{text}' needs a unit. {type} it like {examples}.")
  static let tooFine = Phrase(
    "error.tooFine", "'{text}' is more exact than is kept here. Round it to {finest}.")
  static let notAYear = Phrase(
    "error.notAYear", "'{text}' is outside the years asked for. {type} a year from {from} to {to}.")
}

extension Phrases {
  func message(for error: MeasureError) -> String {
    switch error {
    case .notAHeight(let text): self(.notAHeight, ["text": text])
    case .notAWeight(let text): self(.notAWeight, ["text": text])
    case .needsUnit(let text, let examples):
      self(.measureNeedsUnit, ["text": text, "examples": examples])
    case .tooFine(let text, let finest): self(.tooFine, ["text": text, "finest": finest])
    case .below(let text, let limit): self(.below, ["text": text, "limit": limit])
    case .above(let text, let limit): self(.above, ["text": text, "limit": limit])
    case .notAYear(let text, let first, let last):
      self(.notAYear, ["text": text, "from": first, "to": last])
    }
  }
}
