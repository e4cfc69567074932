/// A day and a time in the person's zone, as ORKDateAnswerFormat in dateTime style.
///
/// A time that the clocks jump over is none, and one that they show twice is asked about.
public struct DateTimeFormat: Hashable, Sendable {
  /// A moment given as such or counted from the moment of the answer.
  public enum Moment: Hashable, Sendable {
    /// This time in the zone of the answer.
    case local(LocalDateTime)
    /// The same time so many days after the answer; before it when negative.
    case now(days: Int)
  }

  /// The first moment that will do; nil for none.
  public var minimum: Moment?
  /// The last moment that will do; nil for none.
  public var maximum: Moment?
  /// The minutes between neighbours, counted from midnight; a divisor of a day's 1440.
  public var minuteInterval: Int
  /// The moment that is shown and that Enter accepts, rounded down to a step.
  public var `default`: Moment?

  /// Makes a format for moments.
  public init(
    minimum: Moment? = nil, maximum: Moment? = nil, minuteInterval: Int = 1,
    default: Moment? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.minuteInterval = minuteInterval
    self.default = `default`
  }

  private func value(of moment: Moment, in context: AnswerContext) -> OffsetDateTime {
    let zone = context.zone
    let instant =
      switch moment {
      case .now(days: 0): context.now
      case .now(let days): zone.instant(of: Self.local(context, days: days))
      case .local(let local): zone.instant(of: local)
      }
    return value(instant, in: context)
  }

  /// The moment of the next step.
  private func later(_ step: OffsetDateTime) -> Instant {
    step.instant.adding(seconds: minuteInterval * 60)
  }

  private func value(_ instant: Instant, in context: AnswerContext) -> OffsetDateTime {
    OffsetDateTime(local: context.zone.local(instant), offset: context.zone.offset(at: instant))
  }

  private static func local(_ context: AnswerContext, days: Int) -> LocalDateTime {
    var local = context.zone.local(context.now)
    local.date = local.date.adding(days: days)
    return local
  }

  /// The step at `moment`, or the last one before it.
  func step(at moment: Moment, in context: AnswerContext) -> OffsetDateTime {
    floor(value(of: moment, in: context))
  }

  /// The step after `step`.
  func later(than step: OffsetDateTime, in context: AnswerContext) -> OffsetDateTime {
    value(later(step), in: context)
  }

  /// The moment on the last step that is not after it.
  private func floor(_ moment: OffsetDateTime) -> OffsetDateTime {
    var local = moment.local
    local.time = MinuteSteps.floor(local.time, every: minuteInterval)
    return OffsetDateTime(local: local, offset: moment.offset)
  }
}

extension DateTimeFormat: AnswerFormatRules {
  /// `dateTime`.
  public var name: String { "dateTime" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let moment = `default` else { return nil }
    let value = AnswerValue.dateTime(floor(self.value(of: moment, in: context)))
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits and the steps.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .dateTime(let moment) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.aDateTime))
    }
    if let first = minimum.map({ self.value(of: $0, in: context) }),
      moment.instant < first.instant
    {
      let step = floor(first)
      let limit = step == first ? first : self.value(later(step), in: context)
      throw .time(.tooEarly(show(moment, context), minimum: show(limit, context)))
    }
    if let last = maximum.map({ self.value(of: $0, in: context) }), moment.instant > last.instant {
      throw .time(.tooLate(show(moment, context), maximum: show(floor(last), context)))
    }
    try MinuteSteps.check(moment.local.time, every: minuteInterval, in: context)
  }

  /// Reads a day and a time with a blank between them, each as people type it, with the offset behind
  /// where it matters; or the interface's word for now.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let moment: OffsetDateTime
    if context.phrases.means(typed, .now) {
      moment = floor(self.value(of: .now(days: 0), in: context))
    } else {
      moment = try DateTimeReader(context: context).read(typed)
    }
    try validate(.dateTime(moment), in: context)
    return .dateTime(moment)
  }

  /// Reads a string `YYYY-MM-DDTHH:MM:SS+HH:MM`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let text = try json.words(context.phrases(.aDateTime))
    guard let moment = OffsetDateTime(text) else { throw .time(.notAWrittenDateTime(text)) }
    try validate(.dateTime(moment), in: context)
    return .dateTime(moment)
  }

  /// The day in full and the time, with the offset where the zone does not tell it.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .dateTime(let moment) = value { show(moment, context) } else { "" }
  }

  /// "a date and a time like 30.11.2026 20:30".
  public func hint(in context: AnswerContext) -> String {
    let phrases = context.phrases
    let example = AnswerFormat.dateTime(self).example(in: context)
    let range = example.map { phrases(.dateTimeLike, ["example": $0]) } ?? phrases(.aDateAndTime)
    return minuteInterval == 1
      ? range : phrases(.everyMinutes, count: minuteInterval, ["range": range])
  }

  private func show(_ moment: OffsetDateTime, _ context: AnswerContext) -> String {
    let text = DateTimeReader(context: context).show(moment.local)
    let isClear = context.zone.occurrences(of: moment.local) == [moment]
    return isClear ? text : "\(text) \(moment.offsetText)"
  }
}
