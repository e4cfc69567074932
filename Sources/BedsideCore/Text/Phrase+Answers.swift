extension Phrase {
  package static let yes = Phrase("yes", "yes")
  package static let no = Phrase("no", "no")
  package static let today = Phrase("today", "today")
  package static let yesterday = Phrase("yesterday", "yesterday")
  static let tomorrow = Phrase("tomorrow", "tomorrow")

  /// Other words that mean yes, with commas between them.
  static let yesWords = Phrase("yes.words", "true, yeah, yep")
  /// Other words that mean no, with commas between them.
  static let noWords = Phrase("no.words", "false, nope")
  /// Words that mean that somebody does not know, with commas between them.
  package static let dontKnowWords = Phrase(
    "dontKnow.words", "don't know, dont know, i don't know, i dont know")
  /// Words that mean that somebody would rather not say, with commas between them.
  package static let declineWords = Phrase("decline.words", "rather not say, i'd rather not say")

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
  /// What stands for own words in an example: "4 your words".
  static let yourWords = Phrase("hint.yourWords", "your words")
  static let typedName = Phrase("answer.typedName", "{name} (typed signature)")
  static let numberUpTo = Phrase("hint.number", "a number from 1 to {count}")
  static let numbersUpTo = Phrase(
    "hint.numbers", "numbers from 1 to {count}, with commas between them")

  static let exactlyCharacters = Phrase(
    "hint.exactlyCharacters", one: "{count} character", other: "{count} characters")
  static let charactersBetween = Phrase(
    "hint.charactersBetween", "{minimum} to {maximum} characters")
  static let atLeastCharacters = Phrase(
    "hint.atLeastCharacters", one: "at least {count} character",
    other: "at least {count} characters")
  static let wordsOfTheList = Phrase("hint.wordsOfTheList", "one of the list, as it stands there")
  static let severalOfTheList = Phrase(
    "hint.severalOfTheList", "some of the list, as they stand there, with commas between them")
  static let oneOfEach = Phrase(
    "hint.oneOfEach", "{count} values in order, with commas between them")
  static let rankAll = Phrase(
    "hint.rankAll", "the numbers of all {count}, in your order")
  static let rankFirst = Phrase(
    "hint.rankFirst", "the numbers of your first {count}, in order")
  static let emailHint = Phrase("hint.email", "an address like name@example.org")
  static let placeHint = Phrase("hint.place", "an address, or coordinates like 52.52, 13.405")
  static let sameOnceMore = Phrase("hint.sameOnceMore", "the same once more")

  static let aChoiceCode = Phrase("kind.choiceCode", "the value of a choice")
  static let aCodeOfEach = Phrase("kind.codeOfEach", "an array of values, one of each list")
  static let codesInOrder = Phrase("kind.codesInOrder", "an array of values, the first one first")
  static let numberWithoutQuotes = Phrase(
    "kind.numberWithoutQuotes", "the number {number}, without quotes")
  static let aPlace = Phrase(
    "kind.place", "an address, or {\"latitude\": …, \"longitude\": …}")
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
  package func numberUpTo(_ count: Int) -> String {
    count == 2 ? either("1", "2") : self(.numberUpTo, ["count": String(count)])
  }

  func numbersUpTo(_ count: Int) -> String { self(.numbersUpTo, ["count": String(count)]) }
}
