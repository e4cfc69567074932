/// Where to go after a step, always or when a predicate on the answers matches.
public struct NavigationRule: Hashable, Sendable {
  /// The step that was just finished.
  public var after: Identifier<Step>
  /// When the rule applies; always when nil.
  public var when: ResultPredicate?
  /// The step to go to; nil for the end of the task.
  public var goTo: Identifier<Step>?

  /// Makes a rule; without `when` it is a direct one, and with `goTo` nil it ends the task.
  public init(after: Identifier<Step>, when: ResultPredicate? = nil, goTo: Identifier<Step>?) {
    self.after = after
    self.when = when
    self.goTo = goTo
  }
}
