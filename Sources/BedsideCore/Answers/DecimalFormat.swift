/// A number, as ORKNumericAnswerFormat in decimal style.
public struct DecimalFormat: Hashable, Sendable {
  /// The least value; nil for none.
  public var minimum: Double?
  /// The greatest value; nil for none.
  public var maximum: Double?
  /// How many digits are taken behind the decimal mark; nil for any number of them.
  public var maximumFractionDigits: Int?
  /// The value that is shown and that Enter accepts.
  public var `default`: Double?
  /// The unit in which it is kept.
  public var unit: String?
  /// The unit in which it is typed and shown, where that is another.
  public var displayUnit: DisplayUnit?

  /// Makes a format for numbers.
  public init(
    minimum: Double? = nil, maximum: Double? = nil, maximumFractionDigits: Int? = nil,
    default: Double? = nil, unit: String? = nil, displayUnit: DisplayUnit? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.maximumFractionDigits = maximumFractionDigits
    self.default = `default`
    self.unit = unit
    self.displayUnit = displayUnit
  }

  var limits: NumberLimits {
    NumberLimits(
      minimum: minimum, maximum: maximum, unit: unit, displayUnit: displayUnit,
      fractionDigits: maximumFractionDigits)
  }
}

extension DecimalFormat: AnswerFormatRules {
  /// `decimal`.
  public var name: String { "decimal" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let value = `default`.map(AnswerValue.decimal) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits and the digits.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .decimal(let number) = value, number.isFinite else {
      throw .wrongKind(value.json.text, expected: context.phrases.aNumber)
    }
    try limits.check(number)
    try limits.checkSize(number, in: context)
    try limits.checkDigits(number, in: context)
  }

  /// Reads a number.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.decimal(try limits.readNumber(text, in: context))
    try validate(value, in: context)
    return value
  }

  /// Reads a number.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let value = AnswerValue.decimal(try json.finiteNumber(context))
    try validate(value, in: context)
    return value
  }

  /// The number and its unit.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    value.number.map { limits.display($0, in: context) } ?? ""
  }

  /// "35 to 42 °C".
  public func hint(in context: AnswerContext) -> String { limits.hint(context) }
}
