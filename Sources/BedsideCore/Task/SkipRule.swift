/// When to leave a step out.
public struct SkipRule: Hashable, Sendable {
  /// The step to leave out.
  public var skip: Identifier<Step>
  /// When to.
  public var when: ResultPredicate

  /// Makes a rule that leaves out `skip` when `when` matches.
  public init(skip: Identifier<Step>, when: ResultPredicate) {
    self.skip = skip
    self.when = when
  }
}
