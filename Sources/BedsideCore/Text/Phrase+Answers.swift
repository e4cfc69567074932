extension Phrase {
  package static let yes = Phrase("yes", "yes")
  package static let no = Phrase("no", "no")
  package static let today = Phrase("today", "today")
  package static let yesterday = Phrase("yesterday", "yesterday")
  static let tomorrow = Phrase("tomorrow", "tomorrow")

  static let range = Phrase("hint.range", "{minimum} to {maximum}")
  static let atLeast = Phrase("hint.atLeast", "at least {minimum}")
  static let atMost = Phrase("hint.atMost", "at most {maximum}")
  static let numberIn = Phrase("hint.numberIn", "a number in {unit}")
  static let inSteps = Phrase("hint.inSteps", "{range} in steps of {step}")
  static let either = Phrase("hint.either", "{first} or {second}")
  static let dateLike = Phrase("hint.date", "a date like {example}")
  static let upToCharacters = Phrase(
    "hint.characters", one: "up to {count} character", other: "up to {count} characters")
  static let ownWords = Phrase("hint.ownWords", "your own words")
  static let numberUpTo = Phrase("hint.number", "a number from 1 to {count}")
  static let numbersUpTo = Phrase(
    "hint.numbers", "numbers from 1 to {count}, with commas between them")

  static let aNumber = Phrase("kind.number", "a number")
  static let aWholeNumber = Phrase("kind.wholeNumber", "a whole number")
  static let aText = Phrase("kind.text", "a text")
  static let aDate = Phrase("kind.date", "a date like 2026-11-30")
  static let aChoice = Phrase("kind.choice", "the value of a choice, or several in an array")
  static let trueOrFalse = Phrase("kind.boolean", "true or false")
}

/// Shorthand for the formats.
extension Phrases {
  var yes: String { self(.yes) }
  var no: String { self(.no) }
  var aNumber: String { self(.aNumber) }
  var aWholeNumber: String { self(.aWholeNumber) }
  var aText: String { self(.aText) }
  var aDate: String { self(.aDate) }
  var aChoice: String { self(.aChoice) }
  var trueOrFalse: String { self(.trueOrFalse) }
  var ownWords: String { self(.ownWords) }

  package func range(_ minimum: String, _ maximum: String) -> String {
    self(.range, ["minimum": minimum, "maximum": maximum])
  }

  func atLeast(_ minimum: String) -> String { self(.atLeast, ["minimum": minimum]) }
  func numberIn(_ unit: String) -> String { self(.numberIn, ["unit": unit]) }
  func atMost(_ maximum: String) -> String { self(.atMost, ["maximum": maximum]) }

  package func inSteps(_ range: String, _ step: String) -> String {
    self(.inSteps, ["range": range, "step": step])
  }

  func either(_ first: String, _ second: String) -> String {
    self(.either, ["first": first, "second": second])
  }

  func dateLike(_ example: String) -> String { self(.dateLike, ["example": example]) }
  func upToCharacters(_ count: Int) -> String { self(.upToCharacters, count: count) }
  func numberUpTo(_ count: Int) -> String { self(.numberUpTo, ["count": String(count)]) }
  func numbersUpTo(_ count: Int) -> String { self(.numbersUpTo, ["count": String(count)]) }
}
