import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// A study whose consent has two versions, the second from 2 April on.
struct CareStoreConsentTests {
  private let clock = HandClock("2026-03-02T09:00:00Z")
  private let journal = MemoryJournal()

  private static func file(_ version: Int) -> String {
    """
    {"id": "joining", "version": \(version), "title": "Joining", "steps": [
    {"id": "consent", "type": "consent", "title": "Taking part",
     "sections": [{"title": "What", "text": "Text of version \(version)."}],
     "agreement": "Do you agree?", "namePrompt": "Name?", "datePrompt": "Date?",
     "sharing": {"question": "Who?", "study": "We alone", "researchers": "All"}}]}
    """
  }

  private func store(hasSecond: Bool = true) throws -> CareStore {
    let first = try require(LocalDateTime("2026-01-01T00:00:00"))
    let daily = try RecurrenceInterval(days: 1)
    let allDay = Schedule([
      try ScheduleElement(start: .at(first), interval: daily, duration: .allDay)
    ])
    let start = try require(CivilDate("2026-01-01"))
    let change = try require(CivilDate("2026-04-02"))
    var tasks = [
      CareTask(
        id: "joining", version: 1, effective: start, title: "Joining", schedule: allDay,
        survey: "joining.json", isOnce: true),
      CareTask(id: "daily", version: 1, effective: start, title: "Daily", schedule: allDay),
    ]
    if hasSecond {
      tasks.append(
        CareTask(
          id: "joining", version: 2, effective: change, title: "Joining", schedule: allDay,
          survey: "joining.json", isOnce: true))
    }
    let participant = try require(ParticipantID("p1"))
    return CareStore(
      journal: journal, study: "recover", participant: participant, tasks: tasks,
      enrolment: "joining", consent: "joining", days: DayRule(zone: .utc), clock: clock,
      source: { task in
        guard task.id == "joining" else { return nil }
        let text = Self.file(task.version)
        return TaskSource(
          entry: "{}", file: text, contentHash: "hash \(task.version)")
      })
  }

  @discardableResult
  private func join(_ store: CareStore, agreeing: Bool = true) throws -> StoredOutcome {
    let event = try store.eventToStart("joining")
    let version = event.task.version
    let item = { (part: String, value: AnswerValue) in
      AnswerResult(
        id: Identifier("consent-\(part)"), answer: .answered(value, .typed), format: "text",
        display: "\(value)", startDate: store.now, endDate: store.now)
    }
    let date = try require(CivilDate("2026-03-02"))
    let answers = [
      item("agreed", .boolean(agreeing)), item("sharing", .choices([.code(.text("study"))])),
      item("name", .text("Ada Lovelace")), item("date", .date(date)),
    ]
    let result = TaskResult(
      task: "joining", version: version, contentHash: "hash \(version)", runID: "run",
      finish: "completed", language: "en", startDate: store.now, endDate: store.now,
      steps: [
        StepResult(id: "consent", startDate: store.now, endDate: store.now, answers: answers)
      ])
    return try store.record(result, for: event.key)
  }

  @Test func `a new version of the consent closes the other tasks until it is agreed to`() throws {
    let store = try store()
    try join(store)
    try store.complete("daily")
    clock.set("2026-04-01T09:00:00Z")
    try store.complete("daily")
    clock.set("2026-04-02T09:00:00Z")
    #expect(try store.neededConsents().map(\.version) == [2])
    #expect(throws: CareError.refused(.consentNeeded(task: "daily", consent: "joining"))) {
      try store.complete("daily")
    }
    #expect(try store.titles(on: "2026-04-02") == ["joining"])
    #expect(try store.titles(on: "2026-04-01") == ["daily"])
    #expect(try store.dueEvents().map(\.task.id) == ["joining"])
    try join(store)
    #expect(try store.neededConsents() == [])
    try store.complete("daily")
    #expect(try store.titles(on: "2026-04-02") == ["joining", "daily"])
    #expect(try store.enrolmentDay()?.description == "2026-03-02")
    #expect(try store.history().count == 5)
  }

  @Test func `days under an unsigned version are closed for good, the ones before are not`() throws
  {
    let store = try store()
    try join(store)
    clock.set("2026-04-05T09:00:00Z")
    try join(store)
    #expect(try store.titles(on: "2026-04-01") == ["daily"])
    #expect(try store.titles(on: "2026-04-03") == [])
    #expect(try store.titles(on: "2026-04-05") == ["joining", "daily"])
    #expect(try store.titles(on: "2026-04-06") == ["daily"])
  }

  @Test func `what was recorded before the new version was known stays on its page`() throws {
    let before = try store(hasSecond: false)
    try join(before)
    clock.set("2026-04-03T09:00:00Z")
    try before.complete("daily")
    #expect(try store().titles(on: "2026-04-03") == ["joining", "daily"])
  }

  @Test func `a declined consent that was recorded all the same opens nothing`() throws {
    let store = try store()
    try join(store)
    clock.set("2026-04-02T09:00:00Z")
    try join(store, agreeing: false)
    #expect(throws: CareError.refused(.consentNeeded(task: "daily", consent: "joining"))) {
      try store.complete("daily")
    }
  }

  @Test func `the signed copy has the text of its time, whatever the files say now`() throws {
    let store = try store()
    try join(store)
    clock.set("2026-04-02T09:00:00Z")
    try join(store)
    let signed = try store.signedConsents()
    #expect(
      signed.map { $0.content.sections[0].text } == ["Text of version 2.", "Text of version 1."])
    #expect(signed.map(\.key.version) == [2, 1])
    #expect(signed.map(\.isCurrent) == [true, false])
    #expect(signed.map(\.contentHash) == ["hash 2", "hash 1"])
    #expect(signed.map(\.name) == ["Ada Lovelace", "Ada Lovelace"])
    #expect(signed.map(\.date) == ["2026-03-02", "2026-03-02"])
    #expect(signed.map(\.sharing) == [.study, .study])
  }

  @Test func `who has left can begin, record and change nothing, and keeps the history`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    clock.set("2026-03-05T09:00:00Z")
    let recorded = try store.complete("daily")
    clock.set("2026-03-05T10:00:00Z")
    let left = try store.withdraw()
    #expect(left == Withdrawal(date: store.now, day: store.today, records: .kept))
    #expect(try self.store().withdrawal() == left)
    let refusal = CareError.refused(
      .withdrawn(day: try require(CivilDate("2026-03-05")), rejoin: "joining"))
    #expect(throws: refusal) { try store.delete(recorded.outcome.key) }
    #expect(throws: refusal) {
      try store.amend(recorded.outcome.values, result: nil, for: recorded.outcome.key)
    }
    #expect(throws: refusal) { try store.withdraw() }
    #expect(try store.titles(on: "2026-03-05") == ["joining", "daily"])
    clock.set("2026-03-06T09:00:00Z")
    #expect(throws: refusal) { try store.complete("daily") }
    #expect(try store.titles(on: "2026-03-04") == ["daily"])
    #expect(try store.titles(on: "2026-03-06") == ["joining"])
    #expect(try store.history().count == 2)
  }

  @Test func `a run that was begun before leaving can't be finished after it`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    let event = try store.eventToStart("daily")
    let header = DraftHeader(
      task: "daily", version: 1, contentHash: "", runID: "run-1", startDate: store.now)
    let draft = try store.begin(event, header)
    try store.withdraw()
    #expect(try store.drafts().isEmpty)
    #expect(throws: CareError.draftGone) { try store.append([.item("pain")], to: draft) }
    #expect(throws: CareError.self) {
      try store.record(
        store.result("daily", answer: 1), for: event.key, finishing: draft)
    }
  }

  @Test func `completing the joining task anew takes part again`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    clock.set("2026-03-05T09:00:00Z")
    try store.withdraw()
    clock.set("2026-03-08T09:00:00Z")
    #expect(try store.dueEvents().map(\.task.id) == ["joining"])
    try join(store)
    #expect(try store.withdrawal() == nil)
    #expect(try store.withdrawals().count == 1)
    try store.complete("daily")
    #expect(try store.titles(on: "2026-03-06") == [])
    #expect(try store.titles(on: "2026-03-04") == ["daily"])
    #expect(try store.enrolmentDay()?.description == "2026-03-02")
    clock.set("2026-03-09T09:00:00Z")
    try store.withdraw()
    #expect(try store.withdrawals().count == 2)
    #expect(try store.titles(on: "2026-03-09") == ["joining"])
  }

  @Test func `who leaves on the day of joining can join again on that day`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    clock.set("2026-03-02T10:00:00Z")
    try store.withdraw()
    #expect(try store.dueEvents().map(\.task.id) == ["joining"])
    clock.set("2026-03-02T11:00:00Z")
    try join(store)
    #expect(try store.withdrawal() == nil)
    #expect(try store.dueEvents().map(\.task.id) == ["daily"])
    #expect(try store.history(of: "joining").map(\.change) == [.recorded, .recorded])
    try store.withdraw()
    clock.set("2026-03-03T09:00:00Z")
    let joined = try store.page(for: require(CivilDate("2026-03-02"))).events.first
    #expect(joined?.task.id == "joining")
    #expect(joined?.outcome != nil)
  }

  @Test func `erasing leaves the note of the withdrawal and nothing else`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    try store.complete("daily")
    try store.withdraw(erasing: true)
    #expect(journal.contents.keys.map(\.description) == ["plan/plan.jsonl"])
    #expect(try store.history().isEmpty)
    #expect(try store.withdrawal()?.records == .erased)
    #expect(try !store.hasUnfinishedErasure())
    let plan = String(decoding: journal.contents[.plan] ?? [], as: UTF8.self)
    #expect(!plan.contains("Ada"))
    #expect(throws: CareError.refused(.withdrawn(day: store.today, rejoin: "joining"))) {
      try store.complete("daily")
    }
    clock.set("2026-03-03T09:00:00Z")
    try join(store)
    #expect(try store.enrolmentDay()?.description == "2026-03-03")
    try store.complete("daily")
  }

  @Test func `who has left can still have the records erased`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    try store.withdraw()
    clock.set("2026-03-10T09:00:00Z")
    try store.withdraw(erasing: true)
    #expect(try store.history().isEmpty)
    #expect(try store.titles(on: "2026-03-03") == [])
  }

  @Test func `records of another study are not erased along`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    let participant = try require(ParticipantID("p1"))
    let other = CareStore(
      journal: journal, study: "sleep", participant: participant,
      tasks: store.tasks.flatMap(\.versions),
      enrolment: nil, days: DayRule(zone: .utc), clock: clock)
    try other.complete("daily")
    #expect(throws: CareError.refused(.otherStudies(["sleep"]))) {
      try store.withdraw(erasing: true)
    }
    #expect(try store.withdrawal() == nil)
    try store.withdraw()
    #expect(try other.withdrawal() == nil)
    #expect(try other.history().count == 1)
  }

  @Test func `an erasure that was cut short is known, and can be repeated`() throws {
    let store = try store(hasSecond: false)
    try join(store)
    let saved = journal.contents
    try store.withdraw(erasing: true)
    for (file, bytes) in saved where file != .plan { journal.contents[file] = bytes }
    let again = try self.store(hasSecond: false)
    #expect(try again.hasUnfinishedErasure())
    try again.withdraw(erasing: true)
    #expect(try !again.hasUnfinishedErasure())
  }
}
