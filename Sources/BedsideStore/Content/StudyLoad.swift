internal import BedsideCore
internal import BedsideSchedule

/// How much the tasks of a study put on a page.
///
/// Without a limit a page could have a line for each second of the day, which nobody reads and no
/// machine shows in time.
struct StudyLoad {
  /// The most events that a page can hold: those of the day, those that may still be done late, and
  /// those that go on.
  static let mostEvents = 2000
  /// The most elements of schedules in all, each of which is asked for the events of each day.
  static let mostElements = 1000

  /// The events that each task can put on a page, in the version that puts most there.
  private var events: [String: Int] = [:]
  private var elements = 0

  /// Counts `task` in; returns why it does not fit any more, and counts nothing then.
  mutating func excess(adding task: CareTask) -> String? {
    guard let schedule = task.schedule else { return nil }
    let own = schedule.eventsAtOnce(lateDays: task.lateDays)
    let others = events.reduce(0) { $0 + ($1.key == task.id ? 0 : $1.value) }
    if own + others > Self.mostEvents {
      return "With this task a page can hold \(own + others) events, more than the"
        + " \(Self.mostEvents) that it can show. Give it a longer interval, a shorter duration or"
        + " fewer days to be late."
    }
    if elements + schedule.elements.count > Self.mostElements {
      return "The schedules have more than the \(Self.mostElements) elements that a study can have"
        + " in all. Give what comes again an 'interval'."
    }
    elements += schedule.elements.count
    events[task.id] = max(own, events[task.id] ?? 0)
    return nil
  }
}

extension StudyReader {
  /// The most of each list of a study, and of a number that pages are searched by.
  ///
  /// Each is far beyond what people would read, and none makes a page or a check run long.
  enum Limits {
    static let tasks = 1000
    static let topics = 500
    static let contacts = 500
    static let charts = 100
    static let carePlans = 100
    static let series = 50
    static let bands = 100
    /// Links of a card, numbers and addresses of a contact.
    static let ways = 100
    /// Tags and requirements of a task.
    static let names = 100
    /// A year: whoever answers later remembers nothing.
    static let lateDays = 366
  }

  /// Whether pages have room for a task besides those before it; notes it where they have not.
  mutating func hasRoom(for entry: StudyEntry) -> Bool {
    guard let excess = load.excess(adding: entry.task) else { return true }
    log.add(excess, at: entry.node["schedule"]?.offset ?? entry.node.offset)
    return false
  }
}
