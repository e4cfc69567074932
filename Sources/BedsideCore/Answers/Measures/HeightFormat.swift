/// A person's height, as ORKHeightAnswerFormat; kept in centimetres.
public struct HeightFormat: Hashable, Sendable {
  /// The heights that people have, in centimetres.
  public static let plausible = 20.0...300

  /// The units in which it is asked for; others can be typed.
  public var system: MeasureSystem
  /// The least height in centimetres.
  public var minimum: Double
  /// The greatest height in centimetres.
  public var maximum: Double
  /// The height that is shown and that Enter accepts, in centimetres; in feet and inches, the nearest
  /// inch.
  public var `default`: Double?

  /// Makes a format for heights.
  public init(
    system: MeasureSystem = .local, minimum: Double = Self.plausible.lowerBound,
    maximum: Double = Self.plausible.upperBound, default: Double? = nil
  ) {
    self.system = system
    self.minimum = minimum
    self.maximum = maximum
    self.default = `default`
  }

  var limits: NumberLimits { NumberLimits(minimum: minimum, maximum: maximum, unit: unit) }

  private func show(_ amount: Double, like unit: Measure.Unit, _ context: AnswerContext) -> String {
    Measure(amount, in: unit).text(decimalMark: context.decimalMark)
  }
}

extension HeightFormat: AnswerFormatRules {
  /// `height`.
  public var name: String { "height" }

  /// Centimetres, `cm`.
  public var unit: String? { "cm" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let amount = `default` else { return nil }
    let isMetric = system.isMetric(in: context)
    let inches = (amount / Measure.Unit.inches.factor).rounded()
    let value = AnswerValue.measure(
      isMetric ? Measure(amount, in: .centimetres) : Measure(typed: 0, inches, in: .feet))
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits, and that it is a height to a tenth of a millimetre.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .measure(let height) = value, height.unit.isLength, height.amount.isFinite else {
      throw .wrongKind(value.json.text, expected: context.phrases(.centimetresKind))
    }
    let text = height.text(decimalMark: context.decimalMark)
    // What misses a limit by less than is shown is told exactly.
    let exact = context.show(height.amount) + " cm"
    if height.amount < minimum {
      let limit = show(minimum, like: height.unit, context)
      throw .measure(.below(text == limit ? exact : text, minimum: limit))
    }
    if height.amount > maximum {
      let limit = show(maximum, like: height.unit, context)
      throw .measure(.above(text == limit ? exact : text, maximum: limit))
    }
    if DecimalText.fractionDigits(of: height.amount) > 2 {
      throw .measure(
        .tooFine(context.show(height.amount), finest: show(0.01, like: .centimetres, context)))
    }
  }

  /// Reads a height as people type it: `170`, `1.70 m`, `5'7"`, `5 ft 7 in`.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let value = AnswerValue.measure(
      try MeasureText.height(typed, isMetric: system.isMetric(in: context), in: context))
    try validate(value, in: context)
    return value
  }

  /// Reads a number of centimetres, or what a draft holds: `{"value": 170.18, "typed": "ft"}`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let measure = try Measure(
      json, plain: .centimetres, expected: .centimetresKind, context)
    try validate(.measure(measure), in: context)
    return .measure(measure)
  }

  /// The height in the unit in which it was given.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .measure(let height) = value {
      height.text(decimalMark: context.decimalMark)
    } else {
      ""
    }
  }

  /// "a height like 170, 1.70 m or 5 ft 7 in".
  public func hint(in context: AnswerContext) -> String {
    let own = AnswerFormat.height(self)
    // A child's height is not explained by an adult's.
    if !own.takes("170 cm", in: context), let example = own.example(in: context) {
      return context.phrases(.heightLikeOne, ["example": example])
    }
    let metre = show(170, like: .metres, context)
    return context.phrases(
      system.isMetric(in: context) ? .heightLike : .heightInFeetLike, ["metres": metre])
  }
}
