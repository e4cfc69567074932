/// A time of day, as ORKTimeOfDayAnswerFormat.
public struct TimeFormat: Hashable, Sendable {
  /// The first time that will do; one later than the last means that they reach across midnight.
  public var minimum: WallTime?
  /// The last time that will do.
  public var maximum: WallTime?
  /// The minutes between neighbours, counted from midnight; a divisor of a day's 1440.
  public var minuteInterval: Int
  /// The time that is shown and that Enter accepts.
  public var `default`: WallTime?

  /// Makes a format for times.
  public init(
    minimum: WallTime? = nil, maximum: WallTime? = nil, minuteInterval: Int = 1,
    default: WallTime? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.minuteInterval = minuteInterval
    self.default = `default`
  }

  /// Whether the limits admit `time`.
  func admits(_ time: WallTime) -> Bool {
    let first = minimum ?? .midnight
    guard let last = maximum else { return time >= first }
    return first <= last ? first <= time && time <= last : time >= first || time <= last
  }
}

extension TimeFormat: AnswerFormatRules {
  /// `time`.
  public var name: String { "time" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let value = `default`.map(AnswerValue.time) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits and the steps.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .time(let time) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.aTime))
    }
    guard admits(time) else {
      throw .time(
        .outside(
          show(time, context), from: show(minimum ?? .midnight, context),
          to: show(maximum ?? Self.lastMinute, context)))
    }
    try MinuteSteps.check(time, every: minuteInterval, in: context)
  }

  /// Reads a time as people type it; of two that it may be, the one that the limits admit.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let value: AnswerValue
    if case .either(let morning, let evening) = ClockText.read(typed, in: context),
      admits(morning) != admits(evening)
    {
      value = .time(admits(morning) ? morning : evening)
    } else {
      value = .time(try ClockText.time(typed, in: context))
    }
    try validate(value, in: context)
    return value
  }

  /// Reads a string `HH:MM`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let text = try json.words(context.phrases(.aTime))
    guard let time = WallTime(text), time.second == 0 else {
      throw .time(.notAWrittenTime(text))
    }
    try validate(.time(time), in: context)
    return .time(time)
  }

  /// `20:30`, or `8:30 pm` where the place has it.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .time(let time) = value { show(time, context) } else { "" }
  }

  /// "a time from 22:00 to 06:00, every 15 minutes".
  public func hint(in context: AnswerContext) -> String {
    let phrases = context.phrases
    let range =
      minimum == nil && maximum == nil
      ? phrases(
        .timeLike,
        ["example": AnswerFormat.time(self).example(in: context) ?? show(.midnight, context)])
      : phrases(
        .timesFrom,
        [
          "minimum": show(minimum ?? .midnight, context),
          "maximum": show(maximum ?? Self.lastMinute, context),
        ])
    return minuteInterval == 1
      ? range : phrases(.everyMinutes, count: minuteInterval, ["range": range])
  }

  private static let lastMinute = WallTime(secondOfDay: 86_340) ?? .midnight

  private func show(_ time: WallTime, _ context: AnswerContext) -> String {
    ClockText.show(time, in: context)
  }
}

/// The steps of minutes on which times of day are taken.
enum MinuteSteps {
  /// Checks that `time` is a whole number of steps after midnight.
  static func check(
    _ time: WallTime, every minutes: Int, in context: AnswerContext
  ) throws(AnswerError) {
    let below = floor(time, every: minutes)
    guard below != time else { return }
    let next = (below.secondOfDay + minutes * 60) % 86_400
    throw .time(
      .offStep(
        ClockText.show(time, in: context), below: ClockText.show(below, in: context),
        above: ClockText.show(WallTime(secondOfDay: next) ?? .midnight, in: context)))
  }

  /// The last step that is not after `time`.
  static func floor(_ time: WallTime, every minutes: Int) -> WallTime {
    WallTime(secondOfDay: time.secondOfDay - time.secondOfDay % (minutes * 60)) ?? .midnight
  }
}
