/// An alert of a report, or a value in a range that its study marks.
public struct ReportAlert: Hashable, Sendable {
  /// How pressing it is; the word for it stands in `label`, so that no colour need tell it.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Good to know.
    case notice
    /// To be looked into soon.
    case warning
    /// To be acted on at once.
    case urgent
  }

  /// How pressing it is.
  public var severity: Severity
  /// How pressing it is, in a word.
  public var label: String
  /// When it was, as it is read.
  public var time: String
  /// What it is called.
  public var title: String
  /// What raised it and what became of that, a sentence each.
  public var details: [String]

  /// Makes an alert.
  public init(
    _ severity: Severity, label: String, time: String, title: String, details: [String] = []
  ) {
    self.severity = severity
    self.label = label
    self.time = time
    self.title = title
    self.details = details
  }
}
