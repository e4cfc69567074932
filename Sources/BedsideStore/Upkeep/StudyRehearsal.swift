/// A copy of a record in memory, to which lines are added to see what the study plans behind them.
public struct StudyRehearsal {
  /// Adds lines behind those that are there.
  public var take: ([JournalRecord]) -> Void
  /// What the study plans by all the lines that are there when it is asked.
  public var plan: () throws(JournalError) -> StudyPlan

  /// Makes a rehearsal.
  public init(
    take: @escaping ([JournalRecord]) -> Void, plan: @escaping () throws(JournalError) -> StudyPlan
  ) {
    self.take = take
    self.plan = plan
  }
}
