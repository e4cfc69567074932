extension Phrases {
  func message(for error: TimeAnswerError) -> String {
    switch error {
    case .ambiguousDate, .swappedDate, .shortYear, .oldYear, .wrongWeekday:
      return dateMessage(error)
    case .notADuration(let text): return self(.notADuration, ["text": text])
    case .needsUnit(let text): return self(.durationNeedsUnit, ["text": text])
    case .ambiguous(let text, let first, let second):
      return self(.ambiguousNumber, ["text": text, "whole": first, "fraction": second])
    case .below(let text, let limit): return self(.below, ["text": text, "limit": limit])
    case .above(let text, let limit): return self(.above, ["text": text, "limit": limit])
    case .offStep(let text, let below, let above):
      return self(.betweenSteps, ["text": text, "below": below, "above": above])
    default: return clockMessage(error)
    }
  }

  private func dateMessage(_ error: TimeAnswerError) -> String {
    switch error {
    case .ambiguousDate(let text, let first, let second):
      return self(
        .ambiguousDate,
        [
          "text": text, "first": full(first), "second": full(second),
          "firstDate": first.description, "secondDate": second.description,
        ])
    case .swappedDate(let text, let date):
      return self(
        .swappedDate, ["text": text, "date": full(date), "typed": date.description])
    case .shortYear(let text): return self(.shortYear, ["text": text])
    case .oldYear(let text, let year):
      return self(.oldYear, ["text": text, "year": String(year)])
    case .wrongWeekday(let text, let date):
      return self(.wrongWeekday, ["text": text, "date": full(date)])
    default: return ""
    }
  }

  private func clockMessage(_ error: TimeAnswerError) -> String {
    switch error {
    case .notATime(let text): return self(.notATime, ["text": text])
    case .endOfDay(let text): return self(.endOfDay, ["text": text])
    case .endOfThatDay(let text, let next):
      return self(.endOfThatDay, ["text": text, "next": next.withJoints])
    case .midnight(let text, let beginning, let end):
      return self(
        .whichMidnight, ["text": text, "beginning": beginning.withJoints, "end": end.withJoints])
    case .notAWrittenTime(let text): return self(.notAWrittenTime, ["text": text])
    case .outside(let text, let first, let last):
      return self(.outsideTimes, ["text": text, "from": first, "to": last])
    case .notADateTime(let text): return self(.notADateTime, ["text": text])
    case .notAWrittenDateTime(let text): return self(.notAWrittenDateTime, ["text": text])
    case .skipped(let text, let start, let end):
      return self(.skippedTime, ["text": text, "from": start, "to": end])
    case .doubled(let text, let first, let second):
      return self(
        .doubledTime, ["text": text, "first": first.withJoints, "second": second.withJoints])
    case .tooEarly(let text, let limit): return self(.tooEarly, ["text": text, "limit": limit])
    case .tooLate(let text, let limit): return self(.tooLate, ["text": text, "limit": limit])
    default: return ""
    }
  }
}
