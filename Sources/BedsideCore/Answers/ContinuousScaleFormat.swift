/// A number on a scale without steps, as ORKContinuousScaleAnswerFormat.
public struct ContinuousScaleFormat: Hashable, Sendable {
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double
  /// How many digits are taken behind the decimal mark, 0 to 4; with percent, of the percentage.
  public var maximumFractionDigits: Int
  /// The value that is shown and that Enter accepts.
  public var `default`: Double?
  /// What the least value means.
  public var minimumDescription: String?
  /// What the greatest value means.
  public var maximumDescription: String?
  /// The unit.
  public var unit: String?
  /// Whether a fraction of one is typed and shown as percent: 0.5 is `50 %`.
  public var isPercent: Bool

  /// Makes a scale.
  public init(
    minimum: Double, maximum: Double, maximumFractionDigits: Int = 0, default: Double? = nil,
    minimumDescription: String? = nil, maximumDescription: String? = nil, unit: String? = nil,
    isPercent: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.maximumFractionDigits = maximumFractionDigits
    self.default = `default`
    self.minimumDescription = minimumDescription
    self.maximumDescription = maximumDescription
    self.unit = unit
    self.isPercent = isPercent
  }

  /// The unit in which numbers are typed and shown, where it is not the one in which they are kept.
  public var displayUnit: DisplayUnit? { isPercent ? .percent : nil }

  /// The same numbers without what the ends mean.
  var numbers: DecimalFormat {
    DecimalFormat(
      minimum: minimum, maximum: maximum, maximumFractionDigits: maximumFractionDigits,
      default: `default`, unit: unit, displayUnit: displayUnit)
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
