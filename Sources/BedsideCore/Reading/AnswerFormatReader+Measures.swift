extension AnswerFormatReader {
  mutating func height() -> AnswerFormat? {
    let system = object.word("system", as: MeasureSystem.self) ?? .local
    guard
      let limits = limits(HeightFormat.plausible, "A height lies", digits: 2)
    else { return nil }
    return .height(
      HeightFormat(
        system: system, minimum: limits.minimum, maximum: limits.maximum, default: limits.value))
  }

  mutating func weight() -> AnswerFormat? {
    let system = object.word("system", as: MeasureSystem.self) ?? .local
    let precision = object.word("precision", as: WeightFormat.Precision.self) ?? .default
    guard let limits = limits(WeightFormat.plausible, "A weight lies", digits: 3) else {
      return nil
    }
    let format = WeightFormat(
      system: system, precision: precision, minimum: limits.minimum, maximum: limits.maximum,
      default: limits.value)
    let digits = precision == .low ? 0 : precision == .default ? 1 : 3
    if let value = limits.value, DecimalText.fractionDigits(of: value) > digits {
      object.problem(
        "'default' is \(show(value)), more exact than 'precision' takes.", at: "default")
    }
    return .weight(format)
  }

  mutating func age() -> AnswerFormat? {
    let asked = object.word("asks", as: AgeFormat.Asked.self) ?? .age
    let minimum = object.integer("minimum") ?? AgeFormat.possible.lowerBound
    let maximum = object.integer("maximum") ?? AgeFormat.possible.upperBound
    let value = object.integer("default")
    let orYounger = end("orYounger")
    let orOlder = end("orOlder")
    for (key, age) in [("minimum", minimum), ("maximum", maximum)]
    where !AgeFormat.possible.contains(age) {
      object.problem("'\(key)' is \(age). Write an age from 0 to 150.", at: key)
      return nil
    }
    guard minimum < maximum else {
      object.problem(
        "'maximum' is \(maximum), not above 'minimum', which is \(minimum).", at: "maximum")
      return nil
    }
    for (key, label) in [("orYounger", orYounger), ("orOlder", orOlder)]
    where label != nil && !object.has(key == "orYounger" ? "minimum" : "maximum") {
      let limit = key == "orYounger" ? "minimum" : "maximum"
      object.problem(
        "'\(key)' needs the age from which it counts. Add \"\(limit)\": ….", at: key)
    }
    if asked == .age {
      checkDefault(value.map(Double.init), Double(minimum), Double(maximum))
    } else if let value, !(1800...2200).contains(value) {
      object.problem("'default' is \(value). Write a year of birth.", at: "default")
    }
    return .age(
      AgeFormat(
        asked: asked, minimum: minimum, maximum: maximum, orYounger: orYounger, orOlder: orOlder,
        default: value))
  }

  mutating func ladder() -> AnswerFormat? {
    let top = object.requiredText("top", most: TextLength.title)
    let bottom = object.requiredText("bottom", most: TextLength.title)
    let value = object.integer("default")
    if let value, !LadderFormat.rungs.contains(value) {
      object.problem("'default' is \(value). Write a rung from 1 to 10.", at: "default")
    }
    guard let top, let bottom else { return nil }
    return .ladder(LadderFormat(top: top, bottom: bottom, default: value))
  }

  /// Reads what an end that stands for all further ages is called: a text, or `true` for the
  /// interface's own words.
  private mutating func end(_ key: String) -> AgeFormat.OpenEnd? {
    guard let node = object.node(key) else { return nil }
    if let isOpen = node.bool { return isOpen ? .plain : nil }
    return object.requiredText(key, most: TextLength.title).map { .called($0) }
  }

  private struct MeasureLimits {
    var minimum: Double
    var maximum: Double
    var value: Double?
  }

  private mutating func limits(
    _ plausible: ClosedRange<Double>, _ claim: String, digits: Int
  ) -> MeasureLimits? {
    let minimum = object.double("minimum")
    let maximum = object.double("maximum")
    let value = object.double("default")
    for (key, number) in [("minimum", minimum), ("maximum", maximum), ("default", value)] {
      guard let number else { continue }
      if !plausible.contains(number) {
        object.problem(
          "'\(key)' is \(show(number)). \(claim) within \(show(plausible.lowerBound)) and"
            + " \(show(plausible.upperBound)).", at: key)
        return nil
      }
      if DecimalText.fractionDigits(of: number) > digits {
        object.problem(
          "'\(key)' is \(show(number)), with more than the \(digits) digits behind the point that"
            + " are kept.", at: key)
      }
    }
    let limits = MeasureLimits(
      minimum: minimum ?? plausible.lowerBound, maximum: maximum ?? plausible.upperBound,
      value: value)
    checkDefault(value, limits.minimum, limits.maximum)
    return limits
  }
}
