/// Times of day as people type and read them.
public enum ClockText {
  /// A time, or why the text is none.
  ///
  /// Read are `20:30`, `20.30`, `20h30`, `2030`, `8:30 pm`, `8 pm` and the interface's words for now,
  /// noon and midnight. Where
  /// clocks have twelve hours, an hour from 1 to 12 needs `am` or `pm`, unless a zero stands before it.
  ///
  /// - Throws: `TimeAnswerError.notATime` or `.ambiguous`.
  public static func time(
    _ text: String, in context: AnswerContext
  ) throws(AnswerError) -> WallTime {
    let typed = text.trimmed
    if context.phrases.means(typed, .now) {
      let second = context.zone.local(context.now).time.secondOfDay
      return WallTime(secondOfDay: second - second % 60) ?? .midnight
    }
    if context.phrases.means(typed, .midnight) { return .midnight }
    if context.phrases.means(typed, .noon), let noon = WallTime(hour: 12, minute: 0) { return noon }
    // The end of a day is the beginning of another, and a time alone does not say of which.
    if endsDay(typed) { throw .time(.endOfDay(typed)) }
    switch read(typed, in: context) {
    case .time(let time): return time
    case .either(let morning, let evening):
      throw .time(.ambiguous(typed, show(morning, in: context), show(evening, in: context)))
    case nil: throw .time(.notATime(typed))
    }
  }

  /// Whether `text` is the end of a day: 24:00.
  static func endsDay(_ text: String) -> Bool { ["24:00", "24.00", "2400", "24h"].contains(text) }

  /// Whether `text` is a time of some day, in words or in figures.
  static func isTime(_ text: String, in context: AnswerContext) -> Bool {
    context.phrases.means(text, .noon) || context.phrases.means(text, .midnight) || endsDay(text)
      || read(text, in: context) != nil
  }

  /// The time as it is given where the person lives: `20:30` or `8:30 pm`.
  public static func show(_ time: WallTime, in context: AnswerContext) -> String {
    show(time, phrases: context.phrases, conventions: context.conventions)
  }

  /// The time as it is given where people have these conventions.
  public static func show(
    _ time: WallTime, phrases: Phrases, conventions: Conventions
  ) -> String {
    guard conventions.usesTwelveHours else { return time.description }
    let hour = (time.hour + 11) % 12 + 1
    let half = phrases(time.hour < 12 ? .morning : .afternoon)
    let minutes = time.description.dropFirst(3)
    return "\(hour):\(minutes) \(half)"
  }

  enum Reading {
    case time(WallTime)
    case either(morning: WallTime, evening: WallTime)
  }

  /// What a text says; nil for one that is no time.
  static func read(_ text: String, in context: AnswerContext) -> Reading? {
    var rest = text.lowercased()
    let isAfternoon = half(&rest, in: context)
    guard let figures = figures(rest, needsMinutes: isAfternoon == nil) else { return nil }
    if let isAfternoon {
      guard (1...12).contains(figures.hour) else { return nil }
      let hour = figures.hour % 12 + (isAfternoon ? 12 : 0)
      return WallTime(hour: hour, minute: figures.minute).map(Reading.time)
    }
    guard let time = WallTime(hour: figures.hour, minute: figures.minute) else { return nil }
    let isClear =
      !context.conventions.usesTwelveHours || figures.isPadded || !(1...12).contains(time.hour)
    if isClear { return .time(time) }
    guard let morning = WallTime(hour: time.hour % 12, minute: time.minute),
      let evening = WallTime(hour: time.hour % 12 + 12, minute: time.minute)
    else { return nil }
    return .either(morning: morning, evening: evening)
  }

  /// Takes `am` or `pm` off the end, and tells which it was.
  private static func half(_ rest: inout String, in context: AnswerContext) -> Bool? {
    for word in [context.phrases(.oClock).lowercased()] where rest.hasSuffix(word) {
      rest = String(rest.dropLast(word.count)).trimmed + ":00"
    }
    let phrases = context.phrases
    let words = [
      ("a.m.", false), ("p.m.", true), ("am", false), ("pm", true),
      (phrases(.morning).lowercased(), false), (phrases(.afternoon).lowercased(), true),
    ]
    for (word, isAfternoon) in words where rest.hasSuffix(word) && rest != word {
      rest = String(rest.dropLast(word.count)).trimmed
      return isAfternoon
    }
    return nil
  }

  private struct Figures {
    var hour: Int
    var minute: Int
    /// Whether a zero stands before an hour of one digit.
    var isPadded: Bool
  }

  private static func figures(_ text: String, needsMinutes: Bool) -> Figures? {
    var parts = [""]
    var isApart = false
    for character in text {
      if let digit = character.decimalDigit {
        if isApart, !parts[parts.count - 1].isEmpty { return nil }
        parts[parts.count - 1].append(digit)
      } else if ":.h\u{FF1A}時时".contains(character), !parts[parts.count - 1].isEmpty {
        parts.append("")
      } else if !character.isWhitespace && character != "分" {
        return nil
      }
      isApart = character.isWhitespace
    }
    if parts.count == 2, parts[1].isEmpty, ["h", "時", "时"].contains(text.last) { parts[1] = "00" }
    if parts.count == 1 {
      if parts[0].count == 4 {
        parts = [String(parts[0].prefix(2)), String(parts[0].suffix(2))]
      } else if !needsMinutes {
        parts.append("00")
      }
    }
    // Seconds may be written where they are none.
    if parts.count == 3, parts[2] == "00" { parts.removeLast() }
    guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    return Figures(hour: hour, minute: minute, isPadded: parts[0].hasPrefix("0"))
  }
}
