public import BedsideSchedule

extension Study {
  /// The plan of care that a task belongs to; nil for none.
  ///
  /// Where there is only one plan, every task belongs to it that names no other.
  public func carePlan(of task: CareTask) -> CarePlan? {
    guard let id = task.carePlan else { return carePlans.count == 1 ? carePlans.first : nil }
    return carePlans.first { $0.id == id }
  }

  /// The tasks of a group, in order.
  public func tasks(inGroup group: String) -> [CareTask] { tasks.filter { $0.group == group } }

  /// The tasks that have any of some tags, in order.
  public func tasks(tagged tags: Set<String>) -> [CareTask] {
    tasks.filter { !tags.isDisjoint(with: $0.tags) }
  }
}
