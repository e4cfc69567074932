/// The least and the greatest number that a format takes, in its unit.
struct NumberLimits: Hashable, Sendable {
  var minimum: Double?
  var maximum: Double?
  var unit: String?

  func check(_ number: Double) throws(AnswerError) {
    if let minimum, number < minimum { throw .below(number, minimum: minimum, unit: unit) }
    if let maximum, number > maximum { throw .above(number, maximum: maximum, unit: unit) }
  }

  /// Reads a whole number that was typed.
  func readWhole(_ text: String, in context: AnswerContext) throws(AnswerError) -> Int {
    do throws(AnswerError) {
      return try DecimalText.readWhole(text, decimalMark: context.decimalMark)
    } catch {
      // An example with a fraction would be no answer here.
      if case .notANumber(let text) = error { throw .notAWholeNumber(text) }
      if case .outOfRange(let text, let least, let greatest) = error {
        throw .outOfRange(
          text, from: minimum.map(context.show) ?? least, to: maximum.map(context.show) ?? greatest)
      }
      throw error
    }
  }

  /// Reads a number that was typed; one so large that whole numbers are not kept exactly is none.
  func readNumber(_ text: String, in context: AnswerContext) throws(AnswerError) -> Double {
    let number = try DecimalText.read(text, decimalMark: context.decimalMark)
    guard number.magnitude > DecimalText.greatestExact else { return number }
    throw .outOfRange(
      text.trimmed, from: context.show(minimum ?? -DecimalText.greatestExact),
      to: context.show(maximum ?? DecimalText.greatestExact))
  }

  /// What may be typed: "0 to 10", "at least 0 kg".
  func hint(_ context: AnswerContext) -> String {
    let suffix = unit.map { " \($0)" } ?? ""
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return context.phrases.range(
        context.show(minimum), context.show(maximum)) + suffix
    case (let minimum?, nil): return context.phrases.atLeast(context.show(minimum)) + suffix
    case (nil, let maximum?): return context.phrases.atMost(context.show(maximum)) + suffix
    case (nil, nil): return unit.map(context.phrases.numberIn) ?? context.phrases.aNumber
    }
  }

  func display(_ number: Int) -> String { "\(number)" + (unit.map { " \($0)" } ?? "") }

  func display(_ number: Double, in context: AnswerContext) -> String {
    context.show(number) + (unit.map { " \($0)" } ?? "")
  }
}
