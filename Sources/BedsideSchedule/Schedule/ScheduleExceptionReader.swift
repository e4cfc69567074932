internal import BedsideCore

/// Reads the days on which an element departs from its rule.
struct ScheduleExceptionReader {
  var interval: RecurrenceInterval?
  var isAllDay: Bool
  /// The element's own time, which a move to a date alone keeps.
  var time: WallTime?
  var log: ProblemLog

  /// The most exceptions of an element: those of ten years of which each day departs from the rule.
  static let most = 3660

  /// The exceptions; nil when anything is wrong with one, which is then noted.
  func exceptions(_ nodes: [JSONNode]) -> [ScheduleException]? {
    if nodes.count > Self.most {
      note(.tooManyExceptions(nodes.count, most: Self.most), at: nodes[Self.most])
      return nil
    }
    var exceptions: [ScheduleException] = []
    var dates: Set<CivilDate> = []
    var told: Set<CivilDate> = []
    for node in nodes {
      guard let exception = exception(node) else { continue }
      if !dates.insert(exception.date).inserted {
        // However often a date comes again, it is one mistake.
        guard told.insert(exception.date).inserted else { continue }
        note(.exceptionTwice(exception.date), at: node["date"] ?? node)
      } else if exception.target != nil, interval?.isExact == true {
        note(.moveWithinDay(exception.date), at: node["moveTo"] ?? node)
      } else {
        exceptions.append(exception)
      }
    }
    return exceptions.count == nodes.count ? exceptions : nil
  }

  private func exception(_ node: JSONNode) -> ScheduleException? {
    guard var object = ObjectReader(node, "An exception", log: log) else { return nil }
    let problems = log.problems.count
    let date = object.requiredNode("date", hint: "\"2026-12-25\"").flatMap { _ in
      object.text("date", CivilDate.init, like: "2026-12-25")
    }
    let (hasSkip, hasMove) = (object.has("skip"), object.has("moveTo"))
    if object.bool("skip") == false {
      object.problem("'skip' is false. Write true, or take the exception out.", at: "skip")
    }
    let target = target(&object)
    if hasSkip == hasMove {
      object.problem(
        hasSkip
          ? "An exception has 'skip' and 'moveTo'. Take one of them out."
          : "An exception has no 'skip' and no 'moveTo'. Add one of them.",
        at: hasSkip ? "moveTo" : nil)
    }
    object.finish()
    guard let date, log.problems.count == problems else { return nil }
    return target.map { .move(date, to: $0) } ?? .skip(date)
  }

  private func target(_ object: inout ObjectReader) -> LocalDateTime? {
    guard let text = object.string("moveTo") else { return nil }
    if let date = CivilDate(text) {
      return LocalDateTime(date: date, time: isAllDay ? .midnight : time ?? .midnight)
    }
    let example = isAllDay ? "2026-12-27" : "2026-12-27T10:00:00"
    if !isAllDay, let wall = LocalDateTime(text) { return wall }
    let advice =
      isAllDay
      ? "Write a date like \"\(example)\", since the event lasts all day."
      : "Write one like \"\(example)\", or a date alone to keep the time."
    object.problem("'moveTo' cannot be '\(text)'. \(advice)", at: "moveTo")
    return nil
  }

  private func note(_ error: ScheduleError, at node: JSONNode) {
    log.add("\(error)", at: node.offset)
  }
}
