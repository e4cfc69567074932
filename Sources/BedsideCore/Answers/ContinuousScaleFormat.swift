/// A number on a scale without steps, as ORKContinuousScaleAnswerFormat.
public struct ContinuousScaleFormat: Hashable, Sendable {
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double
  /// How many digits are kept behind the decimal mark, 0 to 4.
  public var maximumFractionDigits: Int
  /// The value that is shown and that Enter accepts.
  public var `default`: Double?
  /// What the least value means.
  public var minimumDescription: String?
  /// What the greatest value means.
  public var maximumDescription: String?
  /// The unit.
  public var unit: String?

  /// Makes a scale.
  public init(
    minimum: Double, maximum: Double, maximumFractionDigits: Int = 0, default: Double? = nil,
    minimumDescription: String? = nil, maximumDescription: String? = nil, unit: String? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.maximumFractionDigits = maximumFractionDigits
    self.default = `default`
    self.minimumDescription = minimumDescription
    self.maximumDescription = maximumDescription
    self.unit = unit
  }

  private var numbers: DecimalFormat {
    DecimalFormat(
      minimum: minimum, maximum: maximum, maximumFractionDigits: maximumFractionDigits,
      default: `default`, unit: unit)
  }
}

extension ContinuousScaleFormat: AnswerFormatRules {
  /// `continuousScale`.
  public var name: String { "continuousScale" }

  /// The default, when it is a value of the scale.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    numbers.defaultValue(in: context)
  }

  /// Checks the limits and the digits.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    try numbers.validate(value, in: context)
  }

  /// Reads a number.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    try numbers.read(text, in: context)
  }

  /// Reads a number.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    try numbers.read(json, in: context)
  }

  /// The number and its unit.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    numbers.display(value, in: context)
  }

  /// "35 to 42 °C".
  public func hint(in context: AnswerContext) -> String { numbers.hint(in: context) }
}
