import BedsideCore
import BedsideSchedule

/// The events of one day of a schedule that has had one every minute for ten years.
///
/// A query costs the events that it returns, not the schedule's age.
enum MinuteSchedule {
  static let benchmark = Benchmark(name: "minute schedule") { _ in
    guard let first = LocalDateTime("2016-03-01T00:00:00"),
      let from = Instant("2026-03-01T00:00:00Z")
    else { throw BenchError("The days can't be read.") }
    let element = try ScheduleElement(
      start: .at(first), interval: try RecurrenceInterval(minutes: 1), duration: .seconds(60))
    let timeline = Schedule([element]).timeline(days: DayRule(zone: .utc), enrolment: nil)
    let to = from.adding(seconds: 86_400)
    let minutes = 24 * 60
    let ours = {
      var count = 0
      let time = seconds { count = timeline.events(overlapping: from, to).count }
      guard count == minutes else { throw BenchError("There are \(count) events, not \(minutes).") }
      return time
    }
    let rounds = try Rounds(15, ours: ours, peer: nil)
    return Row(name: "minute schedule", seconds: rounds.seconds, floor: 0.01)
  }
}
