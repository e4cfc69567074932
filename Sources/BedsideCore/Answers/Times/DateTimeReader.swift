/// Reads and shows a day with a time in the zone of a context.
struct DateTimeReader {
  let context: AnswerContext

  func read(_ typed: String) throws(AnswerError) -> OffsetDateTime {
    if let moment = OffsetDateTime(typed) { return moment }
    let (text, offset) = takingOffset(from: typed)
    let local = if let iso = LocalDateTime(text) { iso } else { try local(text, typed) }
    let moments = context.zone.occurrences(of: local)
    if let offset { return OffsetDateTime(local: local, offset: offset) }
    switch moments.count {
    case 0:
      let jump = context.zone.jump(over: local)
      throw .time(
        .skipped(
          show(local), from: ClockText.show(jump?.from.time ?? local.time, in: context),
          to: ClockText.show(jump?.to.time ?? local.time, in: context)))
    case 1: return moments[0]
    default:
      let isoTexts = moments.map { "\(local.date) \(local.time) \($0.offsetText)" }
      throw .time(.doubled(show(local), first: isoTexts[0], second: isoTexts[1]))
    }
  }

  func show(_ local: LocalDateTime) -> String {
    context.phrases(
      .fullDateTime,
      [
        "date": context.phrases.full(local.date),
        "time": ClockText.show(local.time, in: context),
      ])
  }

  /// Takes an offset like `+01:00` off the end.
  private func takingOffset(from text: String) -> (String, Int?) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let word = words.last, word.first == "+" || word.first == "-" else {
      return (text, nil)
    }
    var reader = TimeText(String(word))
    guard let offset = reader.offset(), reader.isAtEnd else { return (text, nil) }
    return (words.dropLast().joined(separator: " "), offset)
  }

  /// A day's midnight is its beginning to some and its end to others, and 24:00 is another day's 0:00.
  private func checkMidnight(
    _ clock: String, of date: CivilDate, _ typed: String
  ) throws(AnswerError) {
    let next = "\(date.adding(days: 1)) 00:00"
    if ClockText.endsDay(clock) { throw .time(.endOfThatDay(typed, next: next)) }
    guard context.phrases.means(clock, .midnight) else { return }
    throw .time(.midnight(typed, beginning: "\(date) 00:00", end: next))
  }

  /// Finds the first blank behind which all is a time.
  private func local(_ text: String, _ typed: String) throws(AnswerError) -> LocalDateTime {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for index in words.indices.dropFirst() {
      let clock = words[index...].joined(separator: " ")
      // A year is no time.
      if clock.allSatisfy({ $0.decimalDigit != nil }) { continue }
      guard ClockText.isTime(clock, in: context) else { continue }
      var day = words[..<index].joined(separator: " ")
      while day.last == "," { day.removeLast() }
      let date = try DateText.date(day, in: context)
      try checkMidnight(clock, of: date, typed)
      return LocalDateTime(date: date, time: try ClockText.time(clock, in: context))
    }
    throw .time(.notADateTime(typed))
  }
}
