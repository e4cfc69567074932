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
    let number: Double
    do throws(AnswerError) {
      number = try DecimalText.read(text, decimalMark: context.decimalMark)
    } catch {
      // An example with a fraction would be no answer here.
      if case .notANumber(let text) = error { throw .notAWholeNumber(text) }
      throw error
    }
    guard let whole = Int(exactly: number) else { throw .notAWholeNumber(text.trimmed) }
    return whole
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

  func display(_ number: Double, in context: AnswerContext) -> String {
    context.show(number) + (unit.map { " \($0)" } ?? "")
  }
}
