/// Why something is not an answer to a question.
///
/// The wording stands in `Phrases`, so that it can be translated.
public enum AnswerError: Error, Hashable, Sendable {
  /// Nothing was typed where something is needed.
  case empty
  /// The question must be answered.
  case required
  /// The text is no number.
  case notANumber(String)
  /// The number has another unit than this one.
  case wrongUnit(String, unit: String)
  /// The text is a number, but not a whole one.
  case notAWholeNumber(String)
  /// The number can't be kept exactly; what is between the two can.
  case outOfRange(String, from: String, to: String)
  /// The text can be read as either number.
  case ambiguousNumber(String, Double, Double)
  /// The whole number has a mark that groups its digits here, and is a decimal mark elsewhere.
  case markedNumber(String, Int)
  /// The number has more digits after the decimal mark than are kept.
  case tooManyDecimals(String, maximum: Int)
  /// The number is below the least one.
  case below(Double, minimum: Double, unit: String?)
  /// The number is above the greatest one.
  case above(Double, maximum: Double, unit: String?)
  /// The number is no step of the scale; the steps on both sides of it follow.
  case offStep(Double, below: Double, above: Double)
  /// The text is neither yes nor no; the words for both follow.
  case neitherYesNorNo(String, yes: String, no: String)
  /// The text is none of the choices, of which there are `count`.
  case notAChoice(String, count: Int)
  /// The value in a file is that of no choice; the choices' values follow.
  case notAChoiceValue(String, values: [String])
  /// The text fits several choices.
  case severalChoicesFit(String, [String])
  /// The text fits several choices of a list whose choices go by their words.
  case severalWordsFit(String, [String])
  /// Several things were chosen where one is asked for.
  case oneChoiceOnly(count: Int)
  /// A choice that stands alone was chosen with others.
  case standsAlone(String)
  /// The other choice needs words of its own.
  case otherNeedsWords(String)
  /// The text is nothing of a list whose choices go by their words.
  case notInTheList(String)
  /// Something was chosen twice.
  case chosenTwice(String)
  /// So many were given where another number is asked for.
  case wrongCount(given: Int, expected: Int)
  /// The text has more characters than are kept.
  case tooLong(count: Int, maximum: Int)
  /// The text has fewer characters than are needed.
  case tooShort(count: Int, minimum: Int)
  /// The text takes more bytes than are kept, as when characters are made of many marks.
  case tooLarge(bytes: Int, maximum: Int)
  /// The text has several lines where one is kept.
  case severalLines
  /// The text has characters that are no text.
  case controlCharacters
  /// The text does not look as it must; the author's own words say how.
  case doesNotMatch(message: String)
  /// The text is not the one that answers the other question; the author's own words may say so.
  case doesNotRepeat(message: String?)
  /// The text is no e-mail address.
  case notAnEmail(String)
  /// The coordinates are those of no place.
  case notOnEarth(String)
  /// The text is no date.
  case notADate(String)
  /// The text in a file is no date.
  case notAWrittenDate(String)
  /// The date is not the only one that will do.
  case onlyDay(CivilDate, CivilDate)
  /// The date is before the first one.
  case before(CivilDate, minimum: CivilDate)
  /// The date is after the last one.
  case after(CivilDate, maximum: CivilDate)
  /// The text is no such day, time or length of time, or one outside the limits.
  case time(TimeAnswerError)
  /// The text is no such height or weight, or one outside the limits.
  case measure(MeasureError)
  /// "I don't know" is no answer here.
  case dontKnowIsNoAnswer
  /// "I'd rather not say" is no answer here.
  case decliningIsNoAnswer
  /// What was named is no file that will do.
  case file(FileProblem)
  /// A value of the wrong kind, as from an answers file; what would do follows.
  case wrongKind(String, expected: String)
}

extension AnswerError: CustomStringConvertible {
  /// The error in English.
  public var description: String { Phrases.english.message(for: self) }
}
