import BedsideCore

/// A walk through a task, done at once by a session and by the reference.
@MainActor
struct RandomWalk {
  private let random: RandomTask
  private let clock = SettableClock()
  private let keeper = LineKeeper()
  private var session: TaskSession
  private var reference: ReferenceRun

  private init(_ random: RandomTask) {
    self.random = random
    session = TaskSession(
      task: random.task, runID: "run", context: Walk.context, clock: clock,
      earlier: random.earlier, delegate: keeper)
    reference = ReferenceRun(
      session.task.isRandom ? random.task.arranged(seed: session.task.seed ?? 0) : random.task,
      earlier: random.earlier, at: clock.now())
    session.start()
    reference.begin(clock.now())
    reference.alert(clock.now())
  }

  /// What differs at the end of `deeds`, or before; nil when nothing does.
  static func difference(in task: RandomTask, _ deeds: [Deed]) -> String? {
    var walk = RandomWalk(task)
    if let difference = walk.difference { return "at the start: \(difference)" }
    for (number, deed) in deeds.enumerated() {
      if walk.session.finish != nil { break }
      walk.clock.advance()
      if let difference = walk.perform(deed) ?? walk.difference {
        return "after deed \(number), \(deed): \(difference)"
      }
    }
    return walk.resultDifference
  }

  /// The lines of the draft of a run of `task` that did `deeds`, as far as they go.
  static func lines(of task: RandomTask, _ deeds: [Deed]) -> [String] {
    var walk = RandomWalk(task)
    for deed in deeds where walk.session.finish == nil {
      walk.clock.advance()
      _ = walk.perform(deed)
    }
    return walk.keeper.lines
  }

  private mutating func perform(_ deed: Deed) -> String? {
    var random = SeededRandom(deed.number)
    let now = clock.now()
    defer { reference.alert(now) }
    switch deed.kind {
    case .answer:
      guard let item = session.currentItem, let answer = answer(to: item, &random) else { break }
      do { try session.record(answer) } catch { return "\(answer) is refused: \(error)" }
      reference.answer(answer, now)
    case .answerWrongly:
      guard let item = session.currentItem, let answer = noAnswer(to: item, &random) else { break }
      do {
        try session.record(answer)
        return "\(answer) is taken"
      } catch {}
    case .forward:
      if session.currentStep == nil { break }
      session.goForward()
      reference.forward(now)
    case .back:
      session.goBack()
      reference.back(now)
    case .jump:
      guard let target = random.pick(session.task.items) else { break }
      session.go(to: target.id)
      reference.jump(to: target.id, now)
    case .detail:
      guard let step = session.currentStep else { break }
      let value = JSONValue.integer(random.below(10))
      session.record(details: value)
      reference.details.append((step.id, value))
    case .clear:
      guard let target = random.pick(Array(session.answers.keys.sorted())) else { break }
      session.clear(target)
      reference.clear(target, now)
    case .skipStep:
      session.skipStep()
      reference.skipStep(now)
    case .terminate:
      session.terminateEarly()
      reference.terminate(now)
    case .seeAlert:
      session.acknowledgeAlert()
      reference.seeAlert()
    case .saveLines, .saveToken: return saveAndRestore(deed.kind == .saveToken)
    }
    return nil
  }

  private mutating func saveAndRestore(_ asToken: Bool) -> String? {
    guard session.currentStep != nil else { return nil }
    guard var data = keeper.data else { return "the lines make no draft" }
    if asToken {
      guard let json = LineKeeper.value(data.json.text), let read = RestorationData(json) else {
        return "the token cannot be read"
      }
      guard read == data else { return "the token is \(read), not \(data)" }
      data = read
      guard case .array(let events) = json["events"] else { return "the token has no events" }
      keeper.lines = events.map(\.text)
    }
    let result = resultDifference
    let report: RestorationReport
    (session, report) = TaskSession.restored(
      data, task: random.task, context: Walk.context, clock: clock, earlier: random.earlier,
      delegate: keeper)
    reference.resume(clock.now())
    return report == RestorationReport() ? result : "\(report)"
  }

  private func answer(to item: FormItem, _ random: inout SeededRandom) -> Answer? {
    switch random.below(10) {
    case 0 where mayBeSkipped(item): .skipped
    case 1 where item.dontKnow != nil: .dontKnow
    case 2 where item.decline != nil: .declined
    case 3: session.shownAnswer(for: item)
    default: random.pick(fitting(item)).map { .answered($0, .typed) }
    }
  }

  private func mayBeSkipped(_ item: FormItem) -> Bool {
    item.isOptional || session.currentStep?.isOptional == true
  }

  private func noAnswer(to item: FormItem, _ random: inout SeededRandom) -> Answer? {
    switch random.below(4) {
    case 0 where !mayBeSkipped(item): .skipped
    case 1 where item.dontKnow == nil: .dontKnow
    case 2 where item.decline == nil: .declined
    case 3: .notShown
    default: random.pick(self.random.others[item.id] ?? []).map { .answered($0, .typed) }
    }
  }

  private func fitting(_ item: FormItem) -> [AnswerValue] {
    if case .confirmText(let format) = item.format {
      return [session.answers[format.original]?.answer.value].compactMap { $0 }
    }
    return (random.fitting[item.id] ?? []).filter { value in
      do { try item.format.rules.validate(value, in: Walk.context) } catch { return false }
      return true
    }
  }

  /// What the session and the reference say differently of where the walk is.
  private var difference: String? {
    let wanted = reference.standing
    let given = session.standing
    return wanted == given ? nil : "it is\n  \(given), not\n  \(wanted)"
  }

  private var resultDifference: String? {
    let wanted = reference.result(clock.now(), Walk.context)
    let given = session.result()
    return wanted == given
      ? nil : "the result is\n  \(given.json.text), not\n  \(wanted.json.text)"
  }
}
