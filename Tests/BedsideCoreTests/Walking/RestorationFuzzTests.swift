import BedsideCore
import Testing

/// Whatever a draft holds and whatever became of its task: restoring never fails, what fits is kept,
/// what does not is listed, and the run can be gone on with.
@MainActor
struct RestorationFuzzTests {
  /// The lines of a run of `task` that did `deeds`.
  private func lines(_ task: RandomTask, _ deeds: [Deed]) -> [String] {
    RandomWalk.lines(of: task, deeds.filter { $0.kind != .saveToken && $0.kind != .saveLines })
  }

  private func restored(
    _ data: RestorationData, _ task: OrderedTask
  ) -> (session: TaskSession, report: RestorationReport) {
    TaskSession.restored(data, task: task, context: Walk.context, clock: SettableClock())
  }

  private func added(_ lines: [String]) -> RestorationData? {
    RestorationData(folding: lines.compactMap { LineKeeper.value($0).flatMap(DraftEvent.init) })
  }

  @Test func `a draft cut short at any line or byte resumes where that led`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let task = RandomTask(seed: seed)
      let lines = lines(task, Deed.list(20, seed: seed))
      for count in 1...lines.count {
        let data = try #require(added(Array(lines.prefix(count))))
        let (session, report) = restored(data, task.task)
        #expect(report.dropped.isEmpty && !report.hasChanged)
        #expect(session.answers.count == data.answers.count)
        // A line that was torn counts as not written.
        let torn = lines[count - 1].dropLast(1 + Int(seed) % 20)
        let before = added(Array(lines.prefix(count - 1)) + [String(torn)])
        #expect(before == added(Array(lines.prefix(count - 1))))
      }
    }
  }

  @Test func `another task keeps every answer that it takes and lists all others`() throws {
    var kept = 0
    var dropped = 0
    for seed in 1...120 as ClosedRange<UInt64> {
      let lines = lines(RandomTask(seed: seed), Deed.list(20, seed: seed))
      let data = try #require(added(lines))
      let other = RandomTask(seed: seed + 3).task
      let (session, report) = restored(data, other)
      #expect(report.hasChanged)
      #expect(Set(report.dropped.map(\.id)).isDisjoint(with: session.answers.keys))
      #expect(report.dropped.count + session.answers.count == data.answers.count)
      for (id, record) in session.answers {
        let item = try #require(other.item(id))
        try session.check(record.answer, for: item)
      }
      kept += session.answers.count
      dropped += report.dropped.count
      try goOn(session)
    }
    #expect(kept > 15 && dropped > 15)
  }

  @Test func `a task whose steps changed places resumes on the way that it has now`() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let random = RandomTask(seed: seed)
      let data = try #require(added(lines(random, Deed.list(20, seed: seed))))
      var task = random.task
      var shuffle = SeededRandom(seed)
      task.steps.shuffle(using: &shuffle)
      if task.steps.count > 1 { task.steps.removeLast() }
      let (session, report) = restored(data, task)
      #expect(report.dropped.allSatisfy { $0.reason == .noSuchItem })
      try goOn(session)
    }
  }

  @Test func `no damage to a token makes restoring fail`() throws {
    var read = 0
    for seed in 1...160 as ClosedRange<UInt64> {
      let task = RandomTask(seed: seed % 40)
      let data = try #require(added(lines(task, Deed.list(20, seed: seed))))
      var damage = JSONDamage(seed: seed)
      guard let damaged = RestorationData(damage.damaged(events: data.json)) else { continue }
      read += 1
      try goOn(restored(damaged, task.task).session)
    }
    #expect(read > 80)
  }

  /// Does what a person may do next; nothing of it may fail.
  private func goOn(_ restored: TaskSession) throws {
    var session = restored
    for _ in 0..<3 where session.finish == nil {
      _ = session.progress
      if let item = session.currentItem, let shown = session.shownAnswer(for: item) {
        try session.record(shown)
      }
      session.goForward()
    }
    session.goBack()
    _ = session.result().json.text
  }
}
