/// How a day or several days went: what was due, and how much of it was done.
public struct Adherence: Hashable, Sendable {
  /// What the ring shows.
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
  /// Only tasks that impact adherence count, and nothing that was due before the participant took part.
  public init(tasks: some Sequence<CareTask>, events: some Sequence<Event>) {
    let progress = events.filter { $0.task.impactsAdherence && !$0.isBeforeBeginning }
      .map(\.progress)
    due = progress.count
    completed = progress.count(where: \.isComplete)
    let mean = progress.reduce(0) { $0 + $1.fraction } / Double(max(due, 1))
    if due > 0 {
      ring = mean > 0 ? .fraction(mean) : .zero
    } else {
      ring = tasks.contains(where: \.impactsAdherence) ? .noneDue : .noTasks
    }
  }

  /// How several days went, such as a week.
  ///
  /// The ring shows the mean of the days on which something was due; the others say nothing of how
  /// they went.
  public init(days: some Sequence<Adherence>) {
    let days = Array(days)
    due = days.reduce(0) { $0 + $1.due }
    completed = days.reduce(0) { $0 + $1.completed }
    let shares = days.compactMap(\.share)
    let mean = shares.reduce(0, +) / Double(max(shares.count, 1))
    if !shares.isEmpty {
      ring = mean > 0 ? .fraction(mean) : .zero
    } else {
      ring = days.contains { $0.ring == .noneDue } ? .noneDue : .noTasks
    }
  }

  /// The share that was done; nil where nothing was due.
  private var share: Double? {
    switch ring {
    case .noTasks, .noneDue: nil
    case .zero: 0
    case .fraction(let share): share
    }
  }
}
