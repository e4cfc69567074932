/// How a day went: what was due, and how much of it was done.
public struct Adherence: Hashable, Sendable {
  /// What the ring of a day shows.
  public enum Ring: Hashable, Sendable {
    /// There was no task that counts.
    case noTasks
    /// There were such tasks, but none was due.
    case noneDue
    /// Nothing was done.
    case zero
    /// This share was done, above 0 up to 1.
    case fraction(Double)
  }

  /// What the ring shows: the mean of the events' shares.
  public var ring: Ring
  /// How many events were done.
  public var completed: Int
  /// How many events were due.
  public var due: Int

  /// How a day went, by the tasks that govern it and its events.
  ///
  /// Only tasks that impact adherence count.
  public init(tasks: some Sequence<CareTask>, events: some Sequence<Event>) {
    let progress = events.filter(\.task.impactsAdherence).map(\.progress)
    due = progress.count
    completed = progress.count(where: \.isComplete)
    let mean = progress.reduce(0) { $0 + $1.fraction } / Double(max(due, 1))
    if due > 0 {
      ring = mean > 0 ? .fraction(mean) : .zero
    } else {
      ring = tasks.contains(where: \.impactsAdherence) ? .noneDue : .noTasks
    }
  }
}
