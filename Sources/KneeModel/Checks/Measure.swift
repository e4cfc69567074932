/// A measure of the model beside the published range, mm.
public struct Measure: Sendable {
  /// What is measured, and where.
  public let name: String
  /// The model's value.
  public let actual: Double
  /// What studies report: mean ± one standard deviation where they give it.
  public let published: ClosedRange<Double>
  /// Whether the range is one of common anatomy, without a study behind it.
  public let isCommon: Bool

  init(
    _ name: String, in published: ClosedRange<Double>, common isCommon: Bool = false,
    _ actual: Double
  ) {
    self.name = name
    self.actual = actual
    self.published = published
    self.isCommon = isCommon
  }

  /// Whether the model's value lies in the published range.
  public var isInRange: Bool { published.contains(actual) }
}
