/// The units in which a height or a weight is asked for.
public enum MeasureSystem: String, Hashable, Sendable, CaseIterable {
  /// Those of the place where the person lives.
  case local
  /// Centimetres and kilograms.
  case metric
  /// Feet, inches and pounds.
  case us

  /// Whether a person is asked in metric units.
  func isMetric(in context: AnswerContext) -> Bool {
    switch self {
    case .local: context.conventions.measures == .metric
    case .metric: true
    case .us: false
    }
  }
}
