/// Why something is no height or weight.
///
/// Measures are given as they are shown.
public enum MeasureError: Hashable, Sendable {
  /// The text is no height.
  case notAHeight(String)
  /// The text is no weight.
  case notAWeight(String)
  /// The number could be in several units; examples with units follow.
  case needsUnit(String, examples: String)
  /// It is finer than what is kept: `finest`.
  case tooFine(String, finest: String)
  /// It is less than the least.
  case below(String, minimum: String)
  /// It is more than the most.
  case above(String, maximum: String)
  /// The year is none in which somebody of the ages asked for was born.
  case notAYear(String, from: String, to: String)
}
