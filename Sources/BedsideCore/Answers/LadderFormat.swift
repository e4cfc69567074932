/// A rung of a ladder of ten, as ORKSESAnswerFormat: where people see themselves among others.
///
/// The rungs count from 1 at the bottom to 10 at the top. (ResearchKit counts from 0 at the top.)
public struct LadderFormat: Hashable, Sendable {
  /// The rungs.
  public static let rungs = 1...10

  /// Who stands at the top.
  public var top: String
  /// Who stands at the bottom.
  public var bottom: String
  /// The rung that is shown and that Enter accepts.
  public var `default`: Int?

  /// Makes a ladder.
  public init(top: String, bottom: String, default: Int? = nil) {
    self.top = top
    self.bottom = bottom
    self.default = `default`
  }

  var limits: NumberLimits {
    NumberLimits(minimum: Double(Self.rungs.lowerBound), maximum: Double(Self.rungs.upperBound))
  }

  private var scale: ScaleFormat {
    ScaleFormat(
      minimum: Self.rungs.lowerBound, maximum: Self.rungs.upperBound, default: `default`)
  }
}

extension LadderFormat: AnswerFormatRules {
  /// `ladder`.
  public var name: String { "ladder" }

  /// The default, when it is a rung.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    scale.defaultValue(in: context)
  }

  /// Checks that it is a rung.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    try scale.validate(value, in: context)
  }

  /// Reads the number of a rung.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    try scale.read(text, in: context)
  }

  /// Reads the number of a rung.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    try scale.read(json, in: context)
  }

  /// The number of the rung.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    scale.display(value, in: context)
  }

  /// "a rung from 1, the lowest, to 10, the highest".
  public func hint(in context: AnswerContext) -> String {
    context.phrases(
      .rungFrom,
      ["minimum": "\(Self.rungs.lowerBound)", "maximum": "\(Self.rungs.upperBound)"])
  }
}
