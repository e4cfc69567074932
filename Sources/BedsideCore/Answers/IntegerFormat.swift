/// A whole number, as ORKNumericAnswerFormat in integer style.
public struct IntegerFormat: Hashable, Sendable {
  /// The least value; nil for none.
  public var minimum: Int?
  /// The greatest value; nil for none.
  public var maximum: Int?
  /// The value that is shown and that Enter accepts.
  public var `default`: Int?
  /// The unit.
  public var unit: String?

  /// Makes a format for whole numbers.
  public init(
    minimum: Int? = nil, maximum: Int? = nil, default: Int? = nil, unit: String? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.default = `default`
    self.unit = unit
  }

  var limits: NumberLimits {
    NumberLimits(
      minimum: minimum.map(Double.init), maximum: maximum.map(Double.init), unit: unit)
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

  /// Checks the limits.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .integer(let number) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aWholeNumber)
    }
    try limits.check(Double(number))
  }

  /// Reads a whole number.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.integer(try limits.readWhole(text.droppingUnit(unit), in: context))
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
    value.number.map { limits.display($0, in: context) } ?? ""
  }

  /// "at least 0".
  public func hint(in context: AnswerContext) -> String { limits.hint(context) }
}
