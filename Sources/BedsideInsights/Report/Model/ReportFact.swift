/// Something with its name: `Participant: 007`.
public struct ReportFact: Hashable, Sendable {
  /// What it is.
  public var label: String
  /// What is known of it.
  public var text: String

  /// Makes a fact.
  public init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }
}
