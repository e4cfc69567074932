/// A length of time, as ORKTimeIntervalAnswerFormat; zero is one too.
public struct DurationFormat: Hashable, Sendable {
  /// The least length in seconds.
  public var minimum: Int
  /// The greatest length in seconds; nil for a century.
  public var maximum: Int?
  /// The seconds between neighbours, counted from zero.
  public var step: Int
  /// The length that is shown and that Enter accepts, in seconds.
  public var `default`: Int?

  /// The greatest length where none is given: a century.
  public static let greatest = 36_525 * 86_400

  /// Makes a format for lengths of time.
  public init(minimum: Int = 0, maximum: Int? = nil, step: Int = 60, default: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.default = `default`
  }

  var limits: NumberLimits {
    NumberLimits(
      minimum: Double(minimum), maximum: Double(maximum ?? Self.greatest), unit: unit)
  }
}

extension DurationFormat: AnswerFormatRules {
  /// `duration`.
  public var name: String { "duration" }

  /// Seconds, `s`.
  public var unit: String? { "s" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let value = `default`.map(AnswerValue.duration) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits and the steps.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .duration(let seconds) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.secondsKind))
    }
    let show = { DurationText.show($0, in: context) }
    if seconds < minimum { throw .time(.below(show(seconds), minimum: show(minimum))) }
    let most = maximum ?? Self.greatest
    if seconds > most { throw .time(.above(show(seconds), maximum: show(most))) }
    let excess = seconds % step
    guard excess == 0 else {
      let below = seconds - excess
      throw .time(.offStep(show(seconds), below: show(below), above: show(below + step)))
    }
  }

  /// Reads a length as people type it: `1h30m`, `90 min`, `1:30`.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let seconds = try DurationText.seconds(typed, countsSeconds: step % 60 != 0, in: context)
    try validate(.duration(seconds), in: context)
    return .duration(seconds)
  }

  /// Reads a whole number of seconds.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    if case .string(let text) = json {
      throw .wrongKind(JSONValue.string(text).text, expected: context.phrases(.secondsKind))
    }
    let value = AnswerValue.duration(try json.wholeNumber(context))
    try validate(value, in: context)
    return value
  }

  /// What is typed, by examples that are taken here.
  private func like(_ context: AnswerContext) -> String {
    let own = AnswerFormat.duration(self)
    let takesAll = ["1h30m", "90 min", "1:30"].allSatisfy { own.takes($0, in: context) }
    guard !takesAll, let example = own.example(in: context) else {
      return context.phrases(.durationLike)
    }
    return context.phrases(.durationLikeOne, ["example": example])
  }

  /// "1 h 30 min".
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .duration(let seconds) = value { DurationText.show(seconds, in: context) } else { "" }
  }

  /// "a length of time like 1h30m, 90 min or 1:30", with the limits and the step where there are any.
  public func hint(in context: AnswerContext) -> String {
    let phrases = context.phrases
    let show = { DurationText.show($0, in: context) }
    let range =
      switch (minimum, maximum) {
      case (0, nil): like(context)
      case (let minimum, nil): phrases.atLeast(show(minimum))
      case (let minimum, let maximum?): phrases.range(show(minimum), show(maximum))
      }
    return step == 60 || step == 1 ? range : phrases.inSteps(range, show(step))
  }
}
