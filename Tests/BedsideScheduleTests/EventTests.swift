import BedsideCore
import BedsideSchedule
import Testing

struct EventTests {
  private func event(
    lateDays: Int = 0, values: [OutcomeValue]? = nil, impactsAdherence: Bool = true,
    progress: ProgressRule = .exists, targets: [OutcomeValue] = []
  ) throws -> Event {
    let element = try ScheduleElement(
      start: .at(wall("2026-03-04T08:00:00")), interval: .day, targetValues: targets)
    let schedule = Schedule([element])
    let task = CareTask(
      id: "check-in", version: 2, effective: try date("2026-01-01"), title: "Check In",
      schedule: schedule, lateDays: lateDays, progress: progress,
      impactsAdherence: impactsAdherence)
    let scheduled = schedule.timeline(days: try days("UTC")).event(element: 0, k: 2)
    var event = Event(
      task: task, scheduleEvent: try #require(scheduled), participant: "ann", study: "recover")
    event.outcome = try values.map {
      Outcome(key: event.key, values: $0, recorded: try instant("2026-03-06T08:30:00Z"))
    }
    return event
  }

  @Test func `an event's key comes from its task and its place in the schedule`() throws {
    let event = try event()
    #expect(event.key.description == "ann/recover/check-in/2/0/2")
    #expect(event.element?.interval == .day)
  }

  @Test(arguments: [
    (today: "2026-03-05", lateDays: 0, state: EventState.later),
    (today: "2026-03-06", lateDays: 0, state: .due),
    (today: "2026-03-07", lateDays: 0, state: .missed),
    (today: "2026-03-07", lateDays: 1, state: .late),
    (today: "2026-03-08", lateDays: 1, state: .missed),
  ])
  func `an event is later, due, late or missed by its day`(
    _ example: (today: String, lateDays: Int, state: EventState)
  ) throws {
    let event = try event(lateDays: example.lateDays)
    #expect(try event.state(on: date(example.today)) == example.state)
    let done = try self.event(values: [OutcomeValue(.boolean(true))])
    #expect(try done.state(on: date(example.today)) == .completed)
  }

  @Test func `an outcome without values is not complete`() throws {
    #expect(try event(values: []).state(on: date("2026-03-06")) == .due)
    #expect(try !event(values: [], progress: .sum).progress.isComplete)
    let target = [OutcomeValue(.integer(0))]
    #expect(try !event(values: [], progress: .sum, targets: target).progress.isComplete)
  }

  @Test func `a day without tasks, without events, without progress and with some differ`() throws {
    let counted = try event()
    let ignored = try event(impactsAdherence: false)
    let done = try event(values: [OutcomeValue(.integer(4))])
    let half = try event(
      values: [OutcomeValue(.integer(1))], progress: .sum, targets: [OutcomeValue(.integer(2))])
    #expect(Adherence(tasks: [], events: []).ring == .noTasks)
    #expect(Adherence(tasks: [ignored.task], events: [ignored]).ring == .noTasks)
    #expect(Adherence(tasks: [counted.task], events: []).ring == .noneDue)
    #expect(Adherence(tasks: [counted.task], events: [counted]).ring == .zero)
    let some = Adherence(tasks: [counted.task], events: [counted, done, half, ignored])
    #expect(some.ring == .fraction(0.5))
    #expect(some.completed == 1 && some.due == 3)
    #expect(Adherence(tasks: [done.task], events: [done]).ring == .fraction(1))
  }

  @Test func `a week is the mean of the days on which something was due`() throws {
    let counted = try event()
    let done = try event(values: [OutcomeValue(.integer(4))])
    let whole = Adherence(tasks: [done.task], events: [done])
    let half = Adherence(tasks: [done.task], events: [done, counted])
    let none = Adherence(tasks: [counted.task], events: [counted])
    let idle = Adherence(tasks: [counted.task], events: [])
    let empty = Adherence(tasks: [], events: [])
    let week = Adherence(days: [whole, half, none, none, idle, empty, idle])
    #expect(week.ring == .fraction(0.375))
    #expect(week.completed == 2 && week.due == 5)
    #expect(Adherence(days: [none, idle]).ring == .zero)
    #expect(Adherence(days: [idle, empty]).ring == .noneDue)
    #expect(Adherence(days: [empty, empty]).ring == .noTasks)
    #expect(Adherence(days: []).ring == .noTasks)
    #expect(Adherence(days: [whole, empty]).ring == .fraction(1))
  }
}
