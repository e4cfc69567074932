/// What reading and showing answers depends on besides the format: the language, the conventions of the
/// place, and the time.
public struct AnswerContext: Sendable {
  /// The words of the interface.
  public var phrases: Phrases
  /// How numbers, dates, times and measures are written.
  public var conventions: Conventions
  /// The zone in which times are meant.
  public var zone: Zone
  /// The moment at which answers are read, which limits like "not in the future" count from.
  public var now: Instant
  /// The day it is for the person, which relative dates count from.
  public var today: CivilDate
  /// The answers to other questions, as far as the format at hand looks at them.
  public var answers: [Identifier<FormItem>: Answer] = [:]

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - phrases: The words of the interface.
  ///   - conventions: How numbers, dates, times and measures are written.
  ///   - zone: The zone in which times are meant.
  ///   - now: The moment at which answers are read; noon of `today` if it is left out.
  ///   - today: The day it is for the person.
  public init(
    phrases: Phrases = .english, conventions: Conventions = Conventions(), zone: Zone = .utc,
    now: Instant? = nil, today: CivilDate
  ) {
    self.phrases = phrases
    self.conventions = conventions
    self.zone = zone
    self.now = now ?? zone.startOfDay(today).adding(seconds: 43_200)
    self.today = today
  }

  /// The mark between a number's whole part and its fraction, "." or ",".
  public var decimalMark: Character { conventions.decimalMark }

  /// A number as it is shown: without superfluous zeros, with the context's decimal mark.
  public func show(_ number: Double) -> String {
    DecimalText.text(of: number, decimalMark: decimalMark)
  }
}
