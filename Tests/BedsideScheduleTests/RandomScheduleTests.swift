import BedsideCore
import BedsideSchedule
import Testing

struct RandomScheduleTests {
  @Test(arguments: ClockChange.all)
  func `a query finds what walking from the first event finds`(_ change: ClockChange) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let example = try RandomSchedule(change, using: &random)
      let all = example.walked.takingPlace(before: example.around.adding(seconds: 9 * 86_400))
      let timeline = example.schedule.timeline(days: example.walked.days)
      for _ in 0..<6 {
        let from = example.around.adding(
          milliseconds: Int64.random(in: -260_000..<260_000, using: &random) * 1000
            + [0, 1, 500].randomElement(using: &random, or: 0))
        let to = from.adding(seconds: Int.random(in: 0...400_000, using: &random))
        let expected = all.filter { _, event in
          event.start < to
            && (event.start == event.end ? event.start >= from : event.end > from)
        }
        let found = timeline.events(overlapping: from, to)
        #expect(found.map(\.occurrence) == expected.map(\.number))
        #expect(found.map(WalkedSchedule.Found.init) == expected.map(\.event))
      }
    }
  }

  @Test(arguments: ClockChange.all)
  func `an event is the same alone, by its number, next and on its day`(
    _ change: ClockChange
  ) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<10 {
      let example = try RandomSchedule(change, using: &random)
      let limit = example.around.adding(seconds: 4 * 86_400)
      let taking = example.walked.takingPlace(before: limit.adding(seconds: 86_400))
      let timeline = example.schedule.timeline(days: example.walked.days)
      for (number, event) in example.walked.events(before: limit).enumerated().suffix(12) {
        let alone = timeline.event(element: event.element, k: event.k)
        #expect(alone.map(WalkedSchedule.Found.init) == example.walked.taken(event))
        #expect(timeline.event(occurrence: number) == alone)
        let planned = try #require(timeline.plannedEvent(element: event.element, k: event.k))
        #expect(WalkedSchedule.Found(planned) == event)
        #expect(planned.occurrence == number)
        guard let found = alone else { continue }
        #expect(found.occurrence == number)
        #expect(found.plannedStart == event.start)
        #expect(found.plannedDay == example.walked.day(of: event.start))
        #expect(timeline.events(startingOn: found.day).contains(found))
        let isRunning = found.end > timeline.days.end(of: found.day)
        #expect(
          timeline.events(runningInto: found.day.adding(days: 1)).contains(found) == isRunning)
        let next = taking.first { $0.event.start == found.start }?.event
        #expect(
          timeline.nextEvent(after: found.start.adding(milliseconds: -1))
            .map(WalkedSchedule.Found.init) == next)
      }
    }
  }

  @Test(arguments: ClockChange.all)
  func `something exists on the days on which something starts`(_ change: ClockChange) throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<10 {
      let example = try RandomSchedule(change, using: &random)
      let taking = example.walked.takingPlace(before: example.around.adding(seconds: 9 * 86_400))
      let timeline = example.schedule.timeline(days: example.walked.days)
      let started = Set(taking.map { example.walked.day(of: $0.event.start) })
      let date = example.walked.day(of: example.around)
      for day in (-6...6).map({ date.adding(days: $0) }) {
        #expect(timeline.exists(on: day) == started.contains(day))
        #expect(timeline.events(startingOn: day).isEmpty != started.contains(day))
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
