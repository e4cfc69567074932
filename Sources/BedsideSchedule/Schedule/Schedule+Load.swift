internal import BedsideCore

extension Schedule {
  /// How many events can stand on one page: those that start on a day and on the `lateDays` before it,
  /// and those that began earlier and go on.
  ///
  /// An estimate by the mean length of the intervals, a little too high rather than too low.
  package func eventsAtOnce(lateDays: Int) -> Int {
    let most = elements.reduce(0.0) { $0 + $1.eventsAtOnce(lateDays: lateDays) }
    return Int(exactly: min(most, 1e15)) ?? .max
  }
}

extension ScheduleElement {
  fileprivate func eventsAtOnce(lateDays: Int) -> Double {
    guard let interval else { return 1 }
    var seconds = (Double(lateDays) + 1) * 86_400
    if case .milliseconds(let length) = duration { seconds += Double(length) / 1000 }
    let atOnce = (seconds / interval.meanSeconds).rounded(.up)
    return min(atOnce, eventsInAll) + Double(mostMovedToADay)
  }

  /// How many events there are until the end.
  private var eventsInAll: Double {
    guard case .at(let wall) = start, let end, let interval else { return .infinity }
    let seconds = end.secondNumber - wall.secondNumber
    return (Double(seconds) / interval.meanSeconds).rounded(.up) + 1
  }

  private var mostMovedToADay: Int {
    Dictionary(grouping: exceptions.compactMap(\.target), by: \.date).values.map(\.count).max() ?? 0
  }
}
