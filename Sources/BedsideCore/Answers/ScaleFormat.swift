/// A whole number on a scale, as ORKScaleAnswerFormat.
public struct ScaleFormat: Hashable, Sendable {
  /// The least value.
  public var minimum: Int
  /// The greatest value.
  public var maximum: Int
  /// The distance between neighbours, at least 1; it divides the scale evenly.
  public var step: Int
  /// The value that is shown and that Enter accepts.
  public var `default`: Int?
  /// What the least value means: "No pain".
  public var minimumDescription: String?
  /// What the greatest value means.
  public var maximumDescription: String?
  /// The unit, for display and export.
  public var unit: String?

  /// Makes a scale.
  public init(
    minimum: Int, maximum: Int, step: Int = 1, default: Int? = nil,
    minimumDescription: String? = nil, maximumDescription: String? = nil, unit: String? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.default = `default`
    self.minimumDescription = minimumDescription
    self.maximumDescription = maximumDescription
    self.unit = unit
  }

  var limits: NumberLimits {
    NumberLimits(minimum: Double(minimum), maximum: Double(maximum), unit: unit)
  }
}

extension ScaleFormat: AnswerFormatRules {
  /// `scale`.
  public var name: String { "scale" }

  /// The default, when it is a value of the scale.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let value = `default`.map(AnswerValue.integer) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks that the value is a step of the scale.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .integer(let number) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aWholeNumber)
    }
    try limits.check(Double(number))
    let excess = (number - minimum) % step
    guard excess == 0 else {
      throw .offStep(
        Double(number), below: Double(number - excess), above: Double(number - excess + step))
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
    value.number.map { limits.display($0, in: context) } ?? ""
  }

  /// "0 to 10", with the step where it is not 1.
  public func hint(in context: AnswerContext) -> String {
    let range = limits.hint(context)
    return step == 1 ? range : context.phrases.inSteps(range, String(step))
  }
}
