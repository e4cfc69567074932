/// A whole number, as ORKNumericAnswerFormat in integer style.
public struct IntegerFormat: Hashable, Sendable {
  /// The least value; nil for none.
  public var minimum: Int?
  /// The greatest value; nil for none.
  public var maximum: Int?
  /// The value that is shown and that Enter accepts.
  public var `default`: Int?
  /// The unit in which it is kept.
  public var unit: String?
  /// The unit in which it is typed and shown, where that is another; its factor is a whole number.
  public var displayUnit: DisplayUnit?

  /// Makes a format for whole numbers.
  public init(
    minimum: Int? = nil, maximum: Int? = nil, default: Int? = nil, unit: String? = nil,
    displayUnit: DisplayUnit? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.default = `default`
    self.unit = unit
    self.displayUnit = displayUnit
  }

  var limits: NumberLimits {
    NumberLimits(
      minimum: minimum.map(Double.init), maximum: maximum.map(Double.init), unit: unit,
      displayUnit: displayUnit, fractionDigits: 0)
  }
}

extension IntegerFormat: AnswerFormatRules {
  /// `integer`.
  public var name: String { "integer" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let value = `default`.map(AnswerValue.integer) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits, and that it is a whole number in the unit in which it is shown.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .integer(let number) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aWholeNumber)
    }
    let limits = limits
    if let minimum, number < minimum {
      throw .below(
        limits.shown(Double(number)), minimum: limits.shownMinimum ?? Double(minimum),
        unit: displayUnit?.name ?? unit)
    }
    if let maximum, number > maximum {
      throw .above(
        limits.shown(Double(number)), maximum: limits.shownMaximum ?? Double(maximum),
        unit: displayUnit?.name ?? unit)
    }
    guard let step = displayUnit.flatMap({ Int(exactly: $0.factor) }) else { return }
    let excess = number % step
    guard excess == 0 else {
      let below = Double(number - (excess < 0 ? excess + step : excess))
      throw .offStep(Double(number), below: below, above: below + Double(step))
    }
  }

  /// Reads a whole number.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.integer(try limits.readWhole(text, in: context))
    try validate(value, in: context)
    return value
  }

  /// Reads a number without a fraction.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let value = AnswerValue.integer(try json.wholeNumber(context))
    try validate(value, in: context)
    return value
  }

  /// The number and its unit.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .integer(let number) = value else { return "" }
    return limits.display(number)
  }

  /// "at least 0".
  public func hint(in context: AnswerContext) -> String { limits.hint(context) }
}
