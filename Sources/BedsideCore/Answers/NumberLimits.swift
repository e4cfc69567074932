/// The least and the greatest number that a format takes, in the unit in which it is kept, and the one
/// in which it is shown.
struct NumberLimits: Hashable, Sendable {
  var minimum: Double?
  var maximum: Double?
  var unit: String?
  var displayUnit: DisplayUnit?
  /// How many digits are taken behind the decimal mark; nil for any number of them.
  var fractionDigits: Int?

  /// The unit in which numbers are shown.
  private var shownUnit: String? { displayUnit?.name ?? unit }

  private var suffix: String { shownUnit.map { " \($0)" } ?? "" }

  func check(_ number: Double) throws(AnswerError) {
    if let minimum, number < minimum {
      throw .below(shown(number), minimum: shownMinimum ?? minimum, unit: shownUnit)
    }
    if let maximum, number > maximum {
      throw .above(shown(number), maximum: shownMaximum ?? maximum, unit: shownUnit)
    }
  }

  /// Checks that all digits are kept: in the unit in which it was typed, or in the one of files.
  func checkDigits(_ number: Double, in context: AnswerContext) throws(AnswerError) {
    guard let fractionDigits, DecimalText.fractionDigits(of: shown(number)) > fractionDigits,
      displayUnit == nil || DecimalText.fractionDigits(of: number) > fractionDigits
    else { return }
    throw .tooManyDecimals(context.show(shown(number)), maximum: fractionDigits)
  }

  /// Checks that a number is small enough for whole ones to be kept exactly.
  func checkSize(_ number: Double, in context: AnswerContext) throws(AnswerError) {
    guard number.magnitude > DecimalText.greatestExact else { return }
    throw .outOfRange(
      context.show(number), from: context.show(shownMinimum ?? -DecimalText.greatestExact),
      to: context.show(shownMaximum ?? DecimalText.greatestExact))
  }

  /// Reads a whole number that was typed, with its unit or without.
  func readWhole(_ text: String, in context: AnswerContext) throws(AnswerError) -> Int {
    let typed = unmarked(text)
    let number: Int
    do throws(AnswerError) {
      number = try DecimalText.readWhole(typed.text, conventions: context.conventions)
    } catch {
      // An example with a fraction would be no answer here.
      if case .notANumber(let text) = error {
        throw wrongUnit(text, context) ?? .notAWholeNumber(text)
      }
      if case .outOfRange(let text, let least, let greatest) = error {
        throw .outOfRange(
          text, from: shownMinimum.map(context.show) ?? least,
          to: shownMaximum.map(context.show) ?? greatest)
      }
      throw error
    }
    guard let displayUnit, !typed.isKept else { return number }
    let kept = displayUnit.kept(Double(number))
    try checkSize(kept, in: context)
    guard let whole = Int(exactly: kept) else { throw .notAWholeNumber(text.trimmed) }
    return whole
  }

  /// Reads a number that was typed, with its unit or without.
  func readNumber(_ text: String, in context: AnswerContext) throws(AnswerError) -> Double {
    let typed = unmarked(text)
    let number: Double
    do throws(AnswerError) {
      number = try DecimalText.read(typed.text, conventions: context.conventions)
    } catch {
      if case .notANumber(let text) = error { throw wrongUnit(text, context) ?? error }
      throw error
    }
    guard number.magnitude <= DecimalText.greatestExact else {
      throw .outOfRange(
        typed.text.trimmed, from: context.show(shownMinimum ?? -DecimalText.greatestExact),
        to: context.show(shownMaximum ?? DecimalText.greatestExact))
    }
    guard let displayUnit, !typed.isKept else { return number }
    if let fractionDigits, DecimalText.fractionDigits(of: number) > fractionDigits {
      throw .tooManyDecimals(context.show(number), maximum: fractionDigits)
    }
    return displayUnit.kept(number)
  }

  /// The error for a number with another unit behind it than the one here; nil for any other text.
  private func wrongUnit(_ text: String, _ context: AnswerContext) -> AnswerError? {
    guard let shownUnit else { return nil }
    let end = text.lastIndex { $0.decimalDigit != nil }.map { text.index(after: $0) }
    guard let end, end != text.endIndex,
      (try? DecimalText.read(String(text[..<end]), conventions: context.conventions)) != nil
    else { return nil }
    let isUnit = text[end...].allSatisfy {
      $0.isLetter || $0.isWhitespace || "°%µ²³/".contains($0)
    }
    return isUnit ? .wrongUnit(text, unit: shownUnit) : nil
  }

  /// What may be typed: "0 to 10", "at least 0 kg".
  func hint(_ context: AnswerContext) -> String {
    switch (shownMinimum, shownMaximum) {
    case (let minimum?, let maximum?):
      return context.phrases.range(
        context.show(minimum), context.show(maximum)) + suffix
    case (let minimum?, nil): return context.phrases.atLeast(context.show(minimum)) + suffix
    case (nil, let maximum?): return context.phrases.atMost(context.show(maximum)) + suffix
    case (nil, nil): return shownUnit.map(context.phrases.numberIn) ?? context.phrases.aNumber
    }
  }

  func display(_ number: Int) -> String {
    // A whole number may be too large for a Double to hold exactly.
    guard displayUnit != nil else { return "\(number)" + suffix }
    return DecimalText.text(of: shown(Double(number))) + suffix
  }

  func display(_ number: Double, in context: AnswerContext) -> String {
    context.show(shown(number)) + suffix
  }

  /// The number in the unit in which it is shown.
  func shown(_ number: Double) -> Double { displayUnit?.shown(number) ?? number }

  /// The least number to show; one that is not exact moves inward, so that typing it will do.
  var shownMinimum: Double? { minimum.map { inward($0, .up) } }

  /// The greatest number to show.
  var shownMaximum: Double? { maximum.map { inward($0, .down) } }

  private func inward(_ limit: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard let displayUnit else { return limit }
    return displayUnit.shown(limit).rounded(fractionDigits: fractionDigits ?? 2, rule)
  }

  /// The text without the unit behind it, and whether that was the one in which numbers are kept:
  /// people type `37.2 °C` as well as `37.2`.
  private func unmarked(_ text: String) -> (text: String, isKept: Bool) {
    let names = [displayUnit?.name, unit].compactMap { $0 }
    // The longer one first, or "mg" would be taken for "g".
    for name in names.sorted(by: { $0.count > $1.count }) {
      let rest = text.droppingUnit(name)
      if rest != text.trimmed { return (rest, displayUnit != nil && name != displayUnit?.name) }
    }
    return (text.trimmed, false)
  }
}

extension String {
  /// The text without the unit behind it; degrees may be typed without their sign.
  func droppingUnit(_ unit: String) -> String {
    let text = trimmed
    for name in [unit, unit.hasPrefix("°") ? String(unit.dropFirst()) : unit] where !name.isEmpty {
      let number = text.dropLast(name.count)
      if text.suffix(name.count).lowercased() == name.lowercased(), !number.isEmpty,
        number.last != "°"
      {
        return String(number).trimmed
      }
    }
    return text
  }
}
