import BedsideCore
import BedsideSchedule
import Testing

struct RandomScheduleTests {
  @Test(arguments: ClockChange.all)
  func `a query finds what walking from the first event finds`(_ change: ClockChange) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let example = try RandomSchedule(change, using: &random)
      let all = example.walked.events(before: example.around.adding(seconds: 9 * 86_400))
      let timeline = example.schedule.timeline(days: example.walked.days)
      for _ in 0..<6 {
        let from = example.around.adding(
          milliseconds: Int64.random(in: -260_000..<260_000, using: &random) * 1000
            + [0, 1, 500].randomElement(using: &random, or: 0))
        let to = from.adding(seconds: Int.random(in: 0...400_000, using: &random))
        let expected = all.enumerated().filter { _, event in
          event.start < to
            && (event.start == event.end ? event.start >= from : event.end > from)
        }
        let found = timeline.events(overlapping: from, to)
        #expect(found.map(\.occurrence) == expected.map(\.offset))
        #expect(found.map(WalkedSchedule.Found.init) == expected.map(\.element))
      }
    }
  }

  @Test(arguments: ClockChange.all)
  func `an event is the same alone, next and on its day`(_ change: ClockChange) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<10 {
      let example = try RandomSchedule(change, using: &random)
      let all = example.walked.events(before: example.around.adding(seconds: 4 * 86_400))
      let timeline = example.schedule.timeline(days: example.walked.days)
      for (number, event) in all.enumerated().suffix(12) {
        let alone = timeline.event(element: event.element, k: event.k)
        let found = try #require(alone)
        #expect(found.occurrence == number)
        #expect(WalkedSchedule.Found(found) == event)
        let sameStart = all.first { $0.start == event.start }
        #expect(
          timeline.nextEvent(after: event.start.adding(milliseconds: -1))
            .map(WalkedSchedule.Found.init) == sameStart)
        #expect(timeline.events(startingOn: found.day).contains(found))
        let isRunning = event.end > timeline.days.end(of: found.day)
        #expect(
          timeline.events(runningInto: found.day.adding(days: 1)).contains(found) == isRunning)
      }
    }
  }
}

extension WalkedSchedule.Found {
  init(_ event: ScheduleEvent) {
    self.init(element: event.element, k: event.k, start: event.start, end: event.end)
  }
}

extension Array {
  func randomElement(using random: inout some RandomNumberGenerator, or other: Element) -> Element {
    randomElement(using: &random) ?? other
  }
}
