extension NumberLimits {
  /// Numbers that may well be typed, with their unit: one of the `usual` ones within the limits, else
  /// one from the middle, else an end.
  ///
  /// Where both are possible, no number is below zero: a minus sign looks like a mistake to most people.
  func examples(usual: [Double], in context: AnswerContext) -> [String] {
    let least = shownMinimum
    let most = shownMaximum
    let isWithin = { (number: Double) in
      least.map { number >= $0 } ?? true && most.map { number <= $0 } ?? true
    }
    var numbers = usual.filter(isWithin)
    if let least, let most {
      let middle = (most > 0 ? max(0, least) : least) / 2 + most / 2
      // Up to the tenths, where there is no whole number in the middle.
      numbers += [middle.rounded(.down), middle.rounded(fractionDigits: 1, .down), middle]
        .filter { isWithin($0) && ($0 != 0 || most <= 0) }
    }
    numbers += [least, most, 0].compactMap { $0 }.filter { $0 > 0 && isWithin($0) }
    numbers += [0, most, least].compactMap { $0 }.filter(isWithin)
    let unit = displayUnit?.name ?? unit
    return numbers.map { context.show($0) + (unit.map { " \($0)" } ?? "") }
  }
}

extension ScaleFormat {
  /// The step in the middle, or in the middle of what is not below zero.
  func examples(in context: AnswerContext) -> [String] {
    let (span, isHuge) = maximum.subtractingReportingOverflow(minimum)
    let middle = isHuge ? minimum : minimum + span / step / 2 * step
    let upper = middle < 0 && maximum > 0 ? maximum / 2 : middle
    // The step above the middle of what is not below zero.
    let (past, isFar) = upper.subtractingReportingOverflow(minimum)
    let onStep = isFar ? middle : minimum + past / step * step
    return [onStep, middle, minimum].map { display(.integer($0), in: context) }
  }
}
