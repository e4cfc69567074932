internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// The unfinished runs that hold something to go on with, the latest first.
  ///
  /// A run that ended with a crash before its first answer leaves nothing.
  func unfinished() throws(CareError) -> [Draft] {
    try store.drafts().filter(\.data.isSaveable)
  }

  /// Goes on with unfinished answers: those of the task, or the only ones there are; asks which where
  /// there are several.
  public func resume(_ id: String?) -> Program.End {
    reportingEnd { () throws(CareError) in
      let fitting = try unfinished().filter {
        id == nil || $0.key.task == id || $0.id.description == id
      }
      if fitting.count > 1 { return try resumeOne(of: fitting) }
      if let draft = fitting.first { return try goOn(draft) }
      if let id {
        renderer.show(.text(phrases(.noDraft, ["task": title(id)]), .problem))
        return Program.End(.noSuchThing)
      }
      renderer.show(.text(phrases(.draftsNone)))
      return Program.End(.nothingDue)
    }
  }

  private func resumeOne(of drafts: [Draft]) throws(CareError) -> Program.End {
    guard canAsk else {
      renderer.show(.text(phrases(.draftChoose)))
      return Program.End(listDrafts())
    }
    let texts = drafts.map { phrases(.draftOf, count: $0.data.answeredCount, names(of: $0)) }
    switch renderer.choose(phrases(.draftWhich), texts: texts) {
    case .option(let index): return try goOn(drafts[index])
    case .interrupted, .endOfInput: return Program.End(.unfinished)
    case .terminated(let signal): return Program.End(.unfinished, signal: signal)
    }
  }

  /// Whether the answers of a draft are some to `event`, whatever the version with which they began.
  ///
  /// What is done once has an event for each day until then; they are one to the person.
  func belongs(_ draft: Draft, to event: Event) -> Bool {
    if draft.key == event.key { return true }
    guard draft.key.task == event.task.id else { return false }
    if event.task.isOnce { return true }
    if draft.key.version == event.key.version { return false }
    let day = (try? store.event(draft.key))?.scheduleEvent.day ?? draft.begun
    return day == event.scheduleEvent.day
  }

  /// Says that answers to another event of the same task are waiting too.
  func tellOfAnother(_ draft: Draft) {
    let names: KeyValuePairs = [
      "task": title(draft.key.task), "day": phrases.short(draft.begun), "id": draft.key.task,
    ]
    renderer.show(.text(phrases(.draftOther, names), .notice))
  }

  /// Says that answers to `event` are waiting, and asks what to do with them.
  func askAbout(_ draft: Draft, starting event: Event) throws(CareError) -> Program.End {
    guard canAsk else { return try goOn(draft) }
    renderer.show(.gap, .text(found(draft, event.task), .notice))
    let options = [
      MenuOption(key: .draftResume, label: .draftResumeLabel),
      MenuOption(key: .draftRestart, label: .draftRestartLabel),
      MenuOption(key: .draftDiscard, label: .draftDiscardLabel),
      MenuOption(key: .draftLater, label: .draftLaterLabel),
    ]
    switch renderer.choose(phrases(.draftTitle), options) {
    case .option(0): return try goOn(draft)
    case .option(1):
      if let end = confirmDiscarding(draft, label: .draftRestartLabel) { return end }
      try discardUnlessHeld(draft)
      return try begin(event)
    case .option(2):
      if let end = confirmDiscarding(draft, label: .draftDiscardLabel) { return end }
      try discardUnlessHeld(draft)
      renderer.show(.text(phrases(.draftDiscarded, ["task": event.task.title])))
      return Program.End(.done)
    case .option, .interrupted, .endOfInput: return Program.End(.unfinished)
    case .terminated(let signal): return Program.End(.unfinished, signal: signal)
    }
  }

  /// Asks before answers are lost, by what `label` says; nil when they may be.
  func confirmDiscarding(_ draft: Draft, label: Phrase) -> Program.End? {
    let question = phrases(.draftConfirm, count: draft.data.answers.count)
    let options = [
      MenuOption(key: .draftConfirmNo, label: .draftLaterLabel),
      MenuOption(key: .draftConfirmYes, label: label),
    ]
    switch renderer.choose(question, options) {
    case .option(1): return nil
    case .option, .interrupted, .endOfInput: return Program.End(.unfinished)
    case .terminated(let signal): return Program.End(.unfinished, signal: signal)
    }
  }

  /// Discards a draft that no other shell has open.
  func discardUnlessHeld(_ draft: Draft) throws(CareError) {
    let hold = try store.hold(draft.id)
    try withExtendedLifetime(hold) { () throws(CareError) in try store.discard(draft.id) }
  }

  func goOn(_ found: Draft) throws(CareError) -> Program.End {
    var draft = found
    let hold = try store.hold(draft.id)
    let event: Event
    do throws(CareError) {
      event = try self.event(of: draft)
      draft.key = event.key
    } catch {
      return error.isForNow ? keep(draft, error) : orphan(draft, error)
    }
    do throws(CareError) {
      try store.checkResuming(draft)
    } catch {
      if error.isForNow { return keep(draft, error) }
      renderer.show(.text(phrases(.draftTooLate, ["task": draft.key.task])))
      throw error
    }
    guard let task = try steps(of: draft, event.task) else { return Program.End(.badData) }
    let day = phrases.short(event.scheduleEvent.day)
    renderer.show(.text(phrases(.resuming, ["task": task.title, "day": day])))
    var (session, report) = TaskSession.restored(
      draft.data, task: task, context: context, clock: clock,
      earlier: try store.earlierAnswers(to: task.earlierTasks))
    tell(report, task)
    let keeper = StoreDraftKeeper(
      store, event: event, phrases: phrases, id: draft.id, hold: hold, maker: maker)
    let end = presenter(of: event).run(&session, keeper: keeper)
    return finish(session, end, event: event, keeper)
  }

  /// Says what must be done before answers can be gone on with, and that they are kept until then.
  private func keep(_ draft: Draft, _ error: CareError) -> Program.End {
    let code = report(error)
    renderer.show(.text(phrases(.draftKept, ["task": draft.key.task])))
    return Program.End(code)
  }

  /// The steps with which a draft began, from the plan if they have changed since.
  private func steps(of draft: Draft, _ task: CareTask) throws(CareError) -> OrderedTask? {
    let hash = draft.data.header.contentHash
    if let current = try? content.steps(of: task), current.contentHash == hash { return current }
    let planned = try store.plannedFile(of: draft.key.task, contentHash: hash)
    return planned.flatMap { content.steps(inFile: $0) } ?? steps(of: task)
  }

  /// Says from when the unfinished answers are, and how far they go.
  func found(_ draft: Draft, _ task: CareTask) -> String {
    let date = moment(draft.data.lastDate)
    guard let steps = try? steps(of: draft, task) else {
      return phrases(.draftFoundPlain, ["date": date])
    }
    let earlier = (try? store.earlierAnswers(to: steps.earlierTasks)) ?? .none
    let session = TaskSession.restored(
      draft.data, task: steps, context: context, clock: clock, earlier: earlier
    ).session
    guard let progress = session.progress else { return phrases(.draftFoundPlain, ["date": date]) }
    let names: KeyValuePairs = [
      "date": date, "position": String(progress.position), "total": String(progress.total),
    ]
    return phrases(progress.isApproximate ? .draftFoundAbout : .draftFound, names)
  }

  private func tell(_ report: RestorationReport, _ task: OrderedTask) {
    if report.hasChanged {
      renderer.show(.text(phrases(.restoredChanged, ["task": task.title]), .notice))
    }
    if !report.dropped.isEmpty {
      renderer.show(.text(phrases(.restoredDropped, count: report.dropped.count), .notice))
      renderer.show(report.dropped.map { .bullet(text(of: $0, task)) })
    }
    if report.hasMoved { renderer.show(.text(phrases(.restoredMoved), .notice)) }
  }

  private func text(of dropped: RestorationReport.Dropped, _ task: OrderedTask) -> String {
    let item = task.item(dropped.id)?.text ?? dropped.id.rawValue
    // A measure's draft holds the unit too, which says nothing here.
    let value = dropped.value["typed"] == nil ? dropped.value : dropped.value["value"] ?? .null
    switch dropped.reason {
    case .noSuchItem:
      return phrases(.droppedNoItem, ["item": item, "value": value.text])
    case .doesNotFit(let error):
      let reason = phrases.message(for: error, decimalMark: decimalMark)
      return phrases(
        .droppedValue, ["item": item, "value": value.text, "reason": reason])
    }
  }

  /// The event of a draft; where the study has its version no more, that of the same day.
  private func event(of draft: Draft) throws(CareError) -> Event {
    do throws(CareError) {
      return try store.event(draft.key)
    } catch {
      guard case .refused(.noEvent) = error else { throw error }
      return try store.eventToStart(draft.key.task, on: draft.begun)
    }
  }

  /// Shows answers that can't be finished, since their task or event is not in the study any more.
  private func orphan(_ draft: Draft, _ error: CareError) -> Program.End {
    let code = report(error)
    let hash = draft.data.header.contentHash
    let file = try? store.plannedFile(of: draft.key.task, contentHash: hash)
    let task = file.flatMap(\.self).flatMap { content.steps(inFile: $0) }
    let list = draft.data.answers.sorted { $0.key < $1.key }.map { id, answer in
      Block.bullet("\(task?.item(id)?.text ?? id.rawValue): \(answer.value.text)")
    }
    renderer.show(.text(phrases(.draftOrphan, ["task": title(draft.key.task)]), .notice))
    renderer.show(list)
    renderer.show(.text(phrases(.draftOrphanAdvice, ["draft": draft.id.description])))
    return Program.End(code)
  }
}

extension CareError {
  /// Whether it ends when the participant does something else first.
  fileprivate var isForNow: Bool {
    switch self {
    case .refused(.consentNeeded), .refused(.gated), .refused(.notEnrolled): true
    default: false
    }
  }
}
