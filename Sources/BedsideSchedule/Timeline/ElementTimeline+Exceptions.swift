internal import BedsideCore

extension ElementTimeline {
  /// The k of a day's events, and what becomes of these.
  struct Exception: Sendable {
    /// The k of the events that start on the day by the rule.
    var range: Range<Int>
    /// The second at which they start instead; nil where they are skipped.
    var start: Int?
  }

  /// What becomes of the events of days, in order of these days.
  func resolve(_ exceptions: [ScheduleException]) -> [Exception] {
    exceptions.sorted { $0.date < $1.date }.map { exception in
      let bounds = days.bounds(of: exception.date)
      let first = firstIndex(startingFrom: bounds.lowerBound)
      let next = firstIndex(startingFrom: bounds.upperBound)
      return Exception(range: first..<max(first, next), start: exception.target.map(start))
    }
  }

  /// The second at which an event begins that was moved to a wall time.
  private func start(movedTo wall: LocalDateTime) -> Int {
    (duration == .allDay ? days.start(of: wall.date) : days.zone.instant(of: wall)).seconds
  }

  /// The exception that event k falls under; nil for none.
  func exception(of k: Int) -> Exception? {
    var (low, high) = (0, exceptions.count)
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].range.upperBound <= k { low = middle + 1 } else { high = middle }
    }
    guard low < exceptions.count, exceptions[low].range.contains(k) else { return nil }
    return exceptions[low]
  }

  /// The first k from another one on whose event takes place when the rule says.
  ///
  /// Where there is none, its start is not before the element's end.
  func firstRegular(from k: Int) -> Int {
    var k = k
    while start(k) < end {
      if let exception = exception(of: k) {
        k = exception.range.upperBound
      } else if takesPlace(k) {
        return k
      } else {
        k += 1
      }
    }
    return k
  }

  /// The events that were moved: their k, when they would have started, and when they do.
  var moved: [(k: Int, planned: Int, start: Int)] {
    exceptions.flatMap { exception -> [(k: Int, planned: Int, start: Int)] in
      guard let start = exception.start else { return [] }
      return exception.range.filter(takesPlace).map { ($0, self.start($0), start) }
    }
  }
}
