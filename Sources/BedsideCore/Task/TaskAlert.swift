/// What an author has to say at once when an answer or a score makes it true, before the next question.
public struct TaskAlert: Hashable, Sendable, Identifiable {
  /// How pressing it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Good to know.
    case notice
    /// To be looked into soon.
    case warning
    /// To be acted on now.
    case urgent
  }

  /// The name that tells it from the task's others.
  public var id: Identifier<TaskAlert>
  /// When it is raised.
  public var when: ResultPredicate
  /// What lists call it.
  public var title: String
  /// What the person reads.
  public var text: String
  /// Whom to turn to, one a line.
  public var contacts: [String]
  /// How pressing it is.
  public var severity: Severity
  /// Whether the text for a crisis is shown with it.
  public var showsCrisis: Bool

  /// Makes an alert.
  public init(
    id: Identifier<TaskAlert>, when: ResultPredicate, title: String, text: String,
    contacts: [String] = [], severity: Severity = .warning, showsCrisis: Bool = false
  ) {
    self.id = id
    self.when = when
    self.title = title
    self.text = text
    self.contacts = contacts
    self.severity = severity
    self.showsCrisis = showsCrisis
  }
}
