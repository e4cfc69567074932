extension Phrases {
  /// What to tell a person about an answer that is none: what was typed and what would do, with
  /// numbers written with `decimalMark`.
  public func message(for error: AnswerError, decimalMark: Character = ".") -> String {
    let show = { (number: Double) in DecimalText.text(of: number, decimalMark: decimalMark) }
    switch error {
    case .notANumber, .wrongUnit, .notAWholeNumber, .markedNumber,
      .outOfRange, .ambiguousNumber, .tooManyDecimals, .below, .above, .offStep:
      return numberMessage(error, show)
    case .neitherYesNorNo, .notAChoice, .notAChoiceValue, .severalChoicesFit, .severalWordsFit,
      .oneChoiceOnly, .standsAlone, .otherNeedsWords, .notInTheList, .chosenTwice, .wrongCount:
      return choiceMessage(error)
    case .tooShort, .tooLarge, .severalLines, .controlCharacters, .doesNotMatch, .doesNotRepeat,
      .notAnEmail, .notOnEarth:
      return textMessage(error)
    case .empty: return self(.empty)
    case .required: return self(.required)
    case .tooLong(let count, let maximum):
      return self(.tooLong, ["count": String(count), "maximum": String(maximum)])
    case .notADate(let text):
      return self(.notADate, ["text": text.excerpt, "example": "2026-11-30"])
    case .notAWrittenDate(let text): return self(.notAWrittenDate, ["text": text.excerpt])
    case .onlyDay(let date, let day):
      return self(.onlyDay, ["text": date.description, "date": day.description])
    case .before(let date, let limit):
      return self(.before, ["text": date.description, "limit": limit.description])
    case .after(let date, let limit):
      return self(.after, ["text": date.description, "limit": limit.description])
    case .time(let error): return message(for: error)
    case .measure(let error): return message(for: error)
    case .dontKnowIsNoAnswer: return self(.dontKnowIsNoAnswer)
    case .decliningIsNoAnswer: return self(.decliningIsNoAnswer)
    case .file(let problem): return message(for: problem, decimalMark: decimalMark)
    case .wrongKind(let text, let expected):
      return self(.wrongKind, ["text": text.excerpt, "expected": expected])
    }
  }

  private func numberMessage(_ error: AnswerError, _ show: @escaping (Double) -> String) -> String {
    let limit = { (number: Double, unit: String?) in show(number) + (unit.map { " \($0)" } ?? "") }
    switch error {
    case .notANumber(let text):
      return self(.notANumber, ["text": text.excerpt, "example": show(4.5)])
    case .wrongUnit(let text, let unit):
      return self(.wrongUnit, ["text": text.excerpt, "unit": unit])
    case .markedNumber(let text, let number):
      return self(.markedNumber, ["text": text.excerpt, "number": String(number)])
    case .notAWholeNumber(let text): return self(.notAWholeNumber, ["text": text.excerpt])
    case .outOfRange(let text, let minimum, let maximum):
      return self(.outOfRange, ["text": text.excerpt, "minimum": minimum, "maximum": maximum])
    case .ambiguousNumber(let text, let whole, let fraction):
      return self(
        .ambiguousNumber, ["text": text, "whole": show(whole), "fraction": show(fraction)])
    case .tooManyDecimals(let text, 0): return self(.noDecimals, ["text": text])
    case .tooManyDecimals(let text, let maximum):
      return self(.tooManyDecimals, count: maximum, ["text": text])
    case .below(let number, let minimum, let unit):
      return self(.below, ["text": show(number), "limit": limit(minimum, unit)])
    case .above(let number, let maximum, let unit):
      return self(.above, ["text": show(number), "limit": limit(maximum, unit)])
    case .offStep(let number, let below, let above):
      return self(
        .offStep, ["text": show(number), "below": show(below), "above": show(above)])
    default: return ""
    }
  }
}
