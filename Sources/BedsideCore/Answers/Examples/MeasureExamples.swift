extension HeightFormat {
  /// An adult's height, else one from the middle, in the units of the place.
  func examples(in context: AnswerContext) -> [String] {
    let heights = [170, ((minimum + maximum) / 2).rounded(.down), maximum, minimum]
    let isMetric = system.isMetric(in: context)
    return heights.flatMap { height in
      let inches = (height / Measure.Unit.inches.factor).rounded()
      let usual =
        isMetric ? Measure(height, in: .centimetres) : Measure(typed: 0, inches, in: .feet)
      return [usual, Measure(height, in: .centimetres)].map {
        $0.text(decimalMark: context.decimalMark)
      }
    }
  }
}

extension WeightFormat {
  /// An adult's weight, else one from the middle, in the units of the place.
  func examples(in context: AnswerContext) -> [String] {
    let middle = (minimum + maximum) / 2
    let weights = [
      70.5, 70, middle.rounded(.down), middle.rounded(fractionDigits: 1, .down), maximum, minimum,
    ]
    let isMetric = system.isMetric(in: context)
    return weights.filter { $0 > 0 }.flatMap { weight in
      let pounds = (weight / Measure.Unit.pounds.factor).rounded()
      let usual = isMetric ? Measure(weight, in: .kilograms) : Measure(typed: pounds, in: .pounds)
      return [usual, Measure(weight, in: .kilograms), Measure(weight, in: .grams)].map {
        $0.text(decimalMark: context.decimalMark)
      }
    }
  }
}

extension AgeFormat {
  /// An age from the middle, or the year of birth that belongs to it.
  func examples(in context: AnswerContext) -> [String] {
    let ages = [42, (minimum + maximum) / 2, minimum, maximum]
    return ages.map { String(asked == .age ? $0 : context.today.year - $0) }
  }
}
