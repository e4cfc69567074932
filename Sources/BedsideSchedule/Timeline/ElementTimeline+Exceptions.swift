internal import BedsideCore

extension ElementTimeline {
  /// An event that an exception moved.
  struct Moved {
    var k: Int
    /// The second at which it would have started by the rule.
    var planned: Int
    /// The second at which it starts.
    var start: Int
  }

  /// The exception for an event that starts at an instant by the rule; nil for none.
  func exception(forStart start: Instant) -> ScheduleException? {
    exceptions.isEmpty ? nil : exceptions[days.day(of: start)]
  }

  /// The second at which an event begins that was moved to a wall time.
  func start(movedTo wall: LocalDateTime) -> Int {
    (duration == .allDay ? days.start(of: wall.date) : days.zone.instant(of: wall)).seconds
  }

  /// The first k from another one on whose event takes place when the rule says.
  ///
  /// Where there is none, its start is not before the element's end.
  func firstRegular(from k: Int) -> Int {
    var k = k
    while start(k) < end {
      let start = Instant(seconds: start(k))
      if exception(forStart: start) != nil {
        k = firstIndex(startingFrom: days.end(of: days.day(of: start)))
      } else if takesPlace(k) {
        return k
      } else {
        k += 1
      }
    }
    return k
  }

  /// The moved events whose new start and end are wanted.
  func moved(where isWanted: (Instant, Instant) -> Bool) -> [Moved] {
    moves.flatMap { exception -> [Moved] in
      guard let target = exception.target else { return [] }
      let start = start(movedTo: target)
      guard isWanted(Instant(seconds: start), end(ofStart: start)) else { return [] }
      let bounds = days.bounds(of: exception.date)
      let first = firstIndex(startingFrom: bounds.lowerBound)
      let next = firstIndex(startingFrom: bounds.upperBound)
      return (first..<max(first, next)).filter(takesPlace).map {
        Moved(k: $0, planned: self.start($0), start: start)
      }
    }
  }
}
