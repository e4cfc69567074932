/// What reading and showing answers depends on besides the format: the language, its decimal mark
/// and the day.
public struct AnswerContext: Sendable {
  /// The words of the interface.
  public var phrases: Phrases
  /// The mark between a number's whole part and its fraction, "." or ",".
  public var decimalMark: Character
  /// The day it is for the person, which relative dates count from.
  public var today: CivilDate
  /// The answers to other questions, as far as the format at hand looks at them.
  public var answers: [Identifier<FormItem>: Answer] = [:]

  /// Makes a context.
  public init(phrases: Phrases = .english, decimalMark: Character = ".", today: CivilDate) {
    self.phrases = phrases
    self.decimalMark = decimalMark
    self.today = today
  }

  /// A number as it is shown: without superfluous zeros, with the context's decimal mark.
  public func show(_ number: Double) -> String {
    DecimalText.text(of: number, decimalMark: decimalMark)
  }
}
