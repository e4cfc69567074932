/// What a range of a score means.
public struct ScoreBand: Hashable, Sendable {
  /// How grave a range is, the same words for every instrument, so that programs can compare.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing of note.
    case none
    /// Mild.
    case mild
    /// Moderate.
    case moderate
    /// Severe.
    case severe
  }

  /// The greatest value of the range; nil for all that is above the others.
  public var upTo: Double?
  /// What it is called: "moderately severe".
  public var label: String
  /// How grave it is; nil where nothing is said.
  public var severity: Severity?

  /// Makes a range.
  public init(upTo: Double?, label: String, severity: Severity? = nil) {
    self.upTo = upTo
    self.label = label
    self.severity = severity
  }
}
