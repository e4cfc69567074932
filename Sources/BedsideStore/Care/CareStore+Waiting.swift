public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// The tasks that have something planned for a day and wait for another task, in the study's order.
  ///
  /// What waits for the study to begin, for a consent or for somebody who has left is not among them:
  /// then the one way on is shown alone.
  public func waitingTasks(on day: CivilDate) throws(CareError) -> [WaitingTask] {
    let gates = try gates()
    return tasks.compactMap { versions in
      guard let task = versions.governing(day),
        case .task(let gate) = gates.closure(of: task, on: day),
        !versions.events(startingOn: day, days: days, enrolment: gates.enrolment).isEmpty
      else { return nil }
      return WaitingTask(task: task, gate: gate)
    }
  }
}
