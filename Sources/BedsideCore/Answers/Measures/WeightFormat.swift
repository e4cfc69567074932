/// A person's weight, as ORKWeightAnswerFormat; kept in kilograms.
public struct WeightFormat: Hashable, Sendable {
  /// How exactly a weight is taken.
  ///
  /// ResearchKit's wheels have half kilograms where the scales that people stand on show tenths.
  public enum Precision: String, Hashable, Sendable, CaseIterable {
    /// Whole kilograms or pounds.
    case low
    /// Tenths of a kilogram or pound.
    case `default`
    /// Grams, hundredths of a pound, or ounces.
    case high
  }

  /// The weights that people have, in kilograms.
  public static let plausible = 0.2...700

  /// The units in which it is asked for; others can be typed.
  public var system: MeasureSystem
  /// How exactly it is taken.
  public var precision: Precision
  /// The least weight in kilograms.
  public var minimum: Double
  /// The greatest weight in kilograms.
  public var maximum: Double
  /// The weight that is shown and that Enter accepts, in kilograms; in pounds, the nearest one.
  public var `default`: Double?

  /// Makes a format for weights.
  public init(
    system: MeasureSystem = .local, precision: Precision = .default,
    minimum: Double = Self.plausible.lowerBound, maximum: Double = Self.plausible.upperBound,
    default: Double? = nil
  ) {
    self.system = system
    self.precision = precision
    self.minimum = minimum
    self.maximum = maximum
    self.default = `default`
  }

  var limits: NumberLimits { NumberLimits(minimum: minimum, maximum: maximum, unit: unit) }

  /// How many digits are taken behind the decimal mark, of kilograms and of pounds.
  private var digits: (kilograms: Int, pounds: Int) {
    switch precision {
    case .low: (0, 0)
    case .default: (1, 1)
    case .high: (3, 2)
    }
  }

  private func show(_ amount: Double, like unit: Measure.Unit, _ context: AnswerContext) -> String {
    Measure(amount, in: unit).text(decimalMark: context.decimalMark)
  }

  /// Whether a weight is no finer than what is taken in its unit.
  ///
  /// A plain number of kilograms from a file may have been pounds when it was typed.
  private func isTaken(_ weight: Measure) -> Bool {
    let kilograms = DecimalText.fractionDigits(of: weight.amount)
    let pounds = (weight.amount / Measure.Unit.pounds.factor).rounded(fractionDigits: 2)
    let isWholePounds = DecimalText.fractionDigits(of: pounds) <= digits.pounds
    guard kilograms <= 3 else { return false }
    return switch weight.unit {
    case .kilograms: kilograms <= digits.kilograms || isWholePounds
    case .grams: kilograms <= digits.kilograms
    case .poundsAndOunces: precision == .high || isWholePounds
    default: isWholePounds
    }
  }

  /// The finest weight that is taken in a unit.
  private func finest(_ unit: Measure.Unit, _ context: AnswerContext) -> String {
    switch unit {
    case .kilograms, .grams: show([1, 0.1, 0.1, 0.001][digits.kilograms], like: unit, context)
    default: "\(context.show([1, 0.1, 0.01][digits.pounds])) lb"
    }
  }
}

extension WeightFormat: AnswerFormatRules {
  /// `weight`.
  public var name: String { "weight" }

  /// Kilograms, `kg`.
  public var unit: String? { "kg" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let amount = `default` else { return nil }
    let pounds = (amount / Measure.Unit.pounds.factor).rounded()
    let value = AnswerValue.measure(
      system.isMetric(in: context)
        ? Measure(amount, in: .kilograms) : Measure(typed: pounds, in: .pounds))
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits and the precision.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .measure(let weight) = value, !weight.unit.isLength, weight.amount.isFinite else {
      throw .wrongKind(value.json.text, expected: context.phrases(.kilogramsKind))
    }
    let text = weight.text(decimalMark: context.decimalMark)
    // What misses a limit by less than is shown is told exactly.
    let exact = context.show(weight.amount) + " kg"
    if weight.amount < minimum {
      let limit = show(minimum, like: weight.unit, context)
      throw .measure(.below(text == limit ? exact : text, minimum: limit))
    }
    if weight.amount > maximum {
      let limit = show(maximum, like: weight.unit, context)
      throw .measure(.above(text == limit ? exact : text, maximum: limit))
    }
    if !isTaken(weight) {
      throw .measure(.tooFine(text, finest: finest(weight.unit, context)))
    }
  }

  /// Reads a weight as people type it: `70.5`, `155 lb`, `11st 2lb`, `7 lb 8 oz`.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let value = AnswerValue.measure(
      try MeasureText.weight(typed, isMetric: system.isMetric(in: context), in: context))
    try validate(value, in: context)
    return value
  }

  /// Reads a number of kilograms, or what a draft holds: `{"value": 70.307, "typed": "lb"}`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let measure = try Measure(
      json, plain: .kilograms, expected: .kilogramsKind, context)
    try validate(.measure(measure), in: context)
    return .measure(measure)
  }

  /// The weight in the unit in which it was given.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .measure(let weight) = value {
      weight.text(decimalMark: context.decimalMark)
    } else {
      ""
    }
  }

  /// "a weight like 70.5 kg".
  public func hint(in context: AnswerContext) -> String {
    let kilograms = context.show(precision == .low ? 70 : 70.5)
    let own = AnswerFormat.weight(self)
    let usual = [kilograms + " kg", "155 lb", "11 st 2 lb"]
    if !usual.allSatisfy({ own.takes($0, in: context) }), let example = own.example(in: context) {
      return context.phrases(.weightLikeOne, ["example": example])
    }
    return context.phrases(
      system.isMetric(in: context) ? .weightLike : .weightInPoundsLike,
      ["kilograms": kilograms])
  }
}
