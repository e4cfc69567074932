extension AnswerFormatReader {
  /// Beyond these a scale is no scale; ResearchKit's limits.
  private static let scaleLimits = -10_000.0...10_000
  private static let continuousScaleLimits = -100_000.0...100_000
  private static let fractionDigits = 0...4
  /// Nobody tells more steps apart than the hundred of the scales of well-being; ResearchKit's 13 are
  /// what a finger can hit on a small screen.
  private static let mostSteps = 100

  mutating func scale() -> AnswerFormat? {
    _ = object.requiredNode("minimum", hint: "0")
    _ = object.requiredNode("maximum", hint: "10")
    let minimum = object.integer("minimum")
    let maximum = object.integer("maximum")
    let step = object.integer("step") ?? 1
    let value = object.integer("default")
    let ends = descriptions()
    guard let minimum, let maximum,
      areApart(Double(minimum), Double(maximum), within: Self.scaleLimits)
    else { return nil }
    guard stepFits(step, from: minimum, to: maximum) else { return nil }
    let format = ScaleFormat(
      minimum: minimum, maximum: maximum, step: step, default: value,
      minimumDescription: ends.minimum, maximumDescription: ends.maximum, unit: ends.unit)
    checkDefault(value.map(Double.init), Double(minimum), Double(maximum))
    if let value, (minimum...maximum).contains(value), (value - minimum) % step != 0 {
      object.problem(
        "'default' is \(value), which is no step of the scale. Count up from \(minimum) by \(step).",
        at: "default")
    }
    return .scale(format)
  }

  mutating func continuousScale() -> AnswerFormat? {
    _ = object.requiredNode("minimum", hint: "0")
    _ = object.requiredNode("maximum", hint: "10")
    let minimum = object.double("minimum")
    let maximum = object.double("maximum")
    let digits = fractionDigits() ?? 0
    let value = object.double("default")
    let isPercent = object.word("style", as: ScaleStyle.self) == .percent
    let ends = descriptions()
    guard let minimum, let maximum, areApart(minimum, maximum, within: Self.continuousScaleLimits)
    else { return nil }
    if isPercent, ends.unit != nil {
      object.problem("'unit' stands with percent, which is the unit. Take it out.", at: "unit")
    }
    checkDefault(value, minimum, maximum)
    checkDigits(
      [("minimum", minimum), ("maximum", maximum), ("default", value)], at: digits,
      in: isPercent ? .percent : nil)
    return .continuousScale(
      ContinuousScaleFormat(
        minimum: minimum, maximum: maximum, maximumFractionDigits: digits, default: value,
        minimumDescription: ends.minimum, maximumDescription: ends.maximum, unit: ends.unit,
        isPercent: isPercent))
  }

  /// How the numbers of a continuous scale are typed and shown.
  private enum ScaleStyle: String, CaseIterable {
    case number, percent
  }

  mutating func integer() -> AnswerFormat? {
    let minimum = object.integer("minimum")
    let maximum = object.integer("maximum")
    let value = object.integer("default")
    let unit = object.string("unit")
    let displayUnit = displayUnit(for: unit)
    checkDefault(value.map(Double.init), minimum.map(Double.init), maximum.map(Double.init))
    if let displayUnit { checkWhole(displayUnit, value, unit) }
    return .integer(
      IntegerFormat(
        minimum: minimum, maximum: maximum, default: value, unit: unit, displayUnit: displayUnit))
  }

  mutating func decimal() -> AnswerFormat? {
    let minimum = object.double("minimum")
    let maximum = object.double("maximum")
    let digits = fractionDigits()
    let value = object.double("default")
    let unit = object.string("unit")
    let displayUnit = displayUnit(for: unit)
    checkDefault(value, minimum, maximum)
    if let digits {
      checkDigits(
        [("minimum", minimum), ("maximum", maximum), ("default", value)], at: digits,
        in: displayUnit)
    }
    return .decimal(
      DecimalFormat(
        minimum: minimum, maximum: maximum, maximumFractionDigits: digits, default: value,
        unit: unit, displayUnit: displayUnit))
  }

  private mutating func descriptions() -> (minimum: String?, maximum: String?, unit: String?) {
    (
      object.text("minimumDescription", most: TextLength.title),
      object.text("maximumDescription", most: TextLength.title),
      object.string("unit")
    )
  }

  private mutating func fractionDigits() -> Int? {
    let key = "maximumFractionDigits"
    guard let digits = object.integer(key) else { return nil }
    if Self.fractionDigits.contains(digits) { return digits }
    object.problem("'\(key)' is \(digits). Write 0 to 4.", at: key)
    return nil
  }

  /// Whether there is a stretch between the ends of a scale, within what is a scale at all.
  private func areApart(
    _ minimum: Double, _ maximum: Double, within limits: ClosedRange<Double>
  ) -> Bool {
    guard maximum > minimum else {
      object.problem(
        "'maximum' is \(show(maximum)), not above 'minimum', which is \(show(minimum)).",
        at: "maximum")
      return false
    }
    for (key, value) in [("minimum", minimum), ("maximum", maximum)]
    where !limits.contains(value) {
      object.problem(
        "'\(key)' is \(show(value)). A scale lies within \(show(limits.lowerBound)) and"
          + " \(show(limits.upperBound)).", at: key)
      return false
    }
    return true
  }

  private func stepFits(_ step: Int, from minimum: Int, to maximum: Int) -> Bool {
    let length = maximum - minimum
    if step < 1 {
      object.problem("'step' is \(step). Write 1 or more.", at: "step")
      return false
    }
    if length / step > Self.mostSteps {
      object.problem(
        "The scale has \(length / step) steps, more than the \(Self.mostSteps) that people tell"
          + " apart. Write a larger 'step', or take an integer.", at: "maximum")
      return false
    }
    if length % step == 0 { return true }
    let nearest = (1...min(step, length)).last { length % $0 == 0 } ?? 1
    object.problem(
      "'step' is \(step), which does not divide the \(length) from 'minimum' to 'maximum'. \(nearest)"
        + " does.", at: "step")
    return false
  }

  func checkDefault(_ value: Double?, _ minimum: Double?, _ maximum: Double?) {
    if let minimum, let maximum, maximum < minimum {
      object.problem(
        "'maximum' is \(show(maximum)), below 'minimum', which is \(show(minimum)).", at: "maximum")
      return
    }
    guard let value else { return }
    if let minimum, value < minimum {
      object.problem(
        "'default' is \(show(value)), below the \(show(minimum)) of 'minimum'.", at: "default")
    }
    if let maximum, value > maximum {
      object.problem(
        "'default' is \(show(value)), above the \(show(maximum)) of 'maximum'.", at: "default")
    }
  }

  /// Notes the numbers that nobody could type, neither in their own unit nor in the one shown.
  private func checkDigits(
    _ values: [(key: String, value: Double?)], at digits: Int, in displayUnit: DisplayUnit?
  ) {
    for (key, value) in values {
      guard let value, DecimalText.fractionDigits(of: value) > digits,
        DecimalText.fractionDigits(of: displayUnit?.shown(value) ?? value) > digits
      else { continue }
      object.problem(
        "'\(key)' is \(show(value)), with more digits behind the point than the \(digits) of"
          + " 'maximumFractionDigits'.", at: key)
    }
  }

  func show(_ number: Double) -> String { DecimalText.text(of: number, decimalMark: ".") }
}
