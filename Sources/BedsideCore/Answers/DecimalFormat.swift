/// A number, as ORKNumericAnswerFormat in decimal style.
public struct DecimalFormat: Hashable, Sendable {
  /// The least value; nil for none.
  public var minimum: Double?
  /// The greatest value; nil for none.
  public var maximum: Double?
  /// How many digits are kept behind the decimal mark; nil for any number of them.
  public var maximumFractionDigits: Int?
  /// The value that is shown and that Enter accepts.
  public var `default`: Double?
  /// The unit.
  public var unit: String?

  /// Makes a format for numbers.
  public init(
    minimum: Double? = nil, maximum: Double? = nil, maximumFractionDigits: Int? = nil,
    default: Double? = nil, unit: String? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.maximumFractionDigits = maximumFractionDigits
    self.default = `default`
    self.unit = unit
  }

  var limits: NumberLimits { NumberLimits(minimum: minimum, maximum: maximum, unit: unit) }
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
    if let digits = maximumFractionDigits, DecimalText.fractionDigits(of: number) > digits {
      throw .tooManyDecimals(context.show(number), maximum: digits)
    }
  }

  /// Reads a number.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.decimal(
      try DecimalText.read(text.droppingUnit(unit), decimalMark: context.decimalMark))
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

extension String {
  /// The text without the unit behind it: people type `37.2 °C` as well as `37.2`.
  func droppingUnit(_ unit: String?) -> String {
    let text = trimmed
    guard let unit, text.count > unit.count,
      text.suffix(unit.count).lowercased() == unit.lowercased()
    else { return text }
    return String(text.dropLast(unit.count)).trimmed
  }
}
