public import BedsideCore
public import BedsideSchedule

extension CareStore {
  static let draftKind = "draft"

  /// Begins the draft of a run for `event`; returns when its first line is on the disk.
  ///
  /// - Throws: `CareError.refused` when the event can't be begun now.
  public func begin(_ event: Event, _ header: DraftHeader) throws(CareError) -> DraftID {
    try checkBeginning(event)
    guard let id = DraftID(header.runID) else { throw .noSuchDraft(header.runID) }
    let plan = try plan(event.task)
    try removeLeftovers()
    let known = try erasuresKnown()
    try append([beginning(event, header, plan: plan)], to: id, isBeginning: true)
    erasuresByDraft[id] = known
    return id
  }

  /// The first line of a draft.
  func beginning(_ event: Event, _ header: DraftHeader, plan: String?) -> JSONFields {
    var fields = DraftEvent.begin(header).json
    fields["event"] = .string(event.key.description)
    fields["on"] = .string(today.description)
    fields["plan"] = plan.map(JSONValue.string)
    return fields
  }

  /// Removes the files of drafts that were finished just before a crash: they no longer count, but
  /// would be looked at for ever.
  private func removeLeftovers() throws(CareError) {
    do throws(JournalError) {
      for id in try journal.draftFiles(of: participant) {
        guard let draft = try read(id), try isFinished(draft) else { continue }
        try journal.removeDraft(id, of: participant)
      }
    } catch {
      throw .journal(error)
    }
  }

  /// Whether a line has ended a draft's run: it stands in the month of the draft's event.
  private func isFinished(_ draft: Draft) throws(JournalError) -> Bool {
    let day = (try? event(draft.key))?.scheduleEvent.day ?? draft.begun
    let (low, high) = (min(day, draft.begun), max(day, draft.begun))
    let first = Month(low.adding(days: -Zone.mostDays))
    let last = Month(high.adding(days: Zone.mostDays))
    for month in try cache.recordedMonths() where month >= first && month <= last {
      if try cache.records(in: month).contains(where: { $0.isFinishing(draft.id) }) { return true }
    }
    return false
  }

  /// Adds events to a draft, all in one commit; returns when they are on the disk.
  public func append(_ events: [DraftEvent], to draft: DraftID) throws(CareError) {
    // The beginning is written by `begin`, with the event to which the run belongs.
    let lines = events.filter { if case .begin = $0 { false } else { true } }.map(\.json)
    try append(lines, to: draft)
  }

  private func append(
    _ lines: [JSONFields], to draft: DraftID, isBeginning: Bool = false
  ) throws(CareError) {
    try checkWriting()
    let known = try erasuresKnown(draft)
    var obstacle: CareError?
    do throws(JournalError) {
      _ = try journal.append(
        lines.map { JournalEntry(Self.draftKind, $0) }, to: .draft(participant, draft)
      ) { () throws(JournalError) in
        do throws(CareError) { try checkErased(since: known) } catch { obstacle = error }
        // A draft that was finished or discarded elsewhere must not come back without its beginning.
        if obstacle == nil, !isBeginning,
          try !journal.draftFiles(of: participant).contains(draft)
        {
          obstacle = .draftGone
        }
        return obstacle == nil
      }
    } catch {
      throw .journal(error)
    }
    if let obstacle { throw obstacle }
  }

  /// Keeps a draft for this shell until the hold is let go.
  ///
  /// - Throws: `CareError.draftInUse` when another shell has it.
  public func hold(_ draft: DraftID) throws(CareError) -> DraftHold {
    let known = try erasuresKnown(draft)
    do throws(JournalError) {
      if let hold = try journal.hold(draft, of: participant) {
        erasuresByDraft[draft] = known
        return hold
      }
    } catch {
      if case .notSaved(let cause) = error, cause.reason == .notFound { throw .draftGone }
      throw .journal(error)
    }
    throw .draftInUse
  }

  /// The unfinished runs of this study, the latest first.
  public func drafts() throws(CareError) -> [Draft] {
    if let known = cache.moment?.drafts { return known }
    var drafts: [Draft] = []
    do throws(JournalError) {
      for id in try journal.draftFiles(of: participant) {
        guard let draft = try read(id), draft.key.study == study, try !isFinished(draft) else {
          continue
        }
        drafts.append(draft)
      }
    } catch {
      throw .journal(error)
    }
    drafts.sort { $0.data.lastDate > $1.data.lastDate }
    cache.moment?.drafts = drafts
    return drafts
  }

  /// The unfinished run of a name; nil where there is none.
  func draft(_ id: DraftID) throws(CareError) -> Draft? {
    do throws(JournalError) {
      return try read(id)
    } catch {
      throw .journal(error)
    }
  }

  /// The unfinished run of an event; the latest, should there be several.
  public func draft(of key: EventKey) throws(CareError) -> Draft? {
    try drafts().first { $0.key == key }
  }

  private func read(_ id: DraftID) throws(JournalError) -> Draft? {
    var events: [DraftEvent] = []
    var key: EventKey?
    var begun: CivilDate?
    try journal.read(.draft(participant, id)) { event in
      if case .damage(let damage) = event { draftDamages.insert(damage) }
      guard case .record(let record) = event, let line = try? record.json().value else { return }
      if let draftEvent = DraftEvent(line) { events.append(draftEvent) }
      if key == nil, case .string(let text) = line["event"] { key = EventKey(text) }
      if begun == nil, case .string(let text) = line["on"] { begun = CivilDate(text) }
    }
    guard let key, let data = RestorationData(folding: events) else { return nil }
    return Draft(id: id, key: key, begun: begun ?? days.day(of: data.header.startDate), data: data)
  }

  /// Checks that the run of a draft can still be finished.
  ///
  /// - Throws: `CareError.refused`, as when its event was recorded in the meantime.
  public func checkResuming(_ draft: Draft) throws(CareError) {
    try check(try event(draft.key), begun: draft.begun)
  }

  /// Removes a draft and the answers in it, and the files that were supplied with it alone.
  ///
  /// The alerts that the answers raised are kept: whoever cares for the participant must learn of them.
  public func discard(_ draft: DraftID) throws(CareError) {
    try checkWriting()
    let known = try erasuresKnown(draft)
    try checkErased(since: known)
    do throws(JournalError) {
      let files = try suppliedFiles(in: draft)
      try removeKeepingAlerts(draft, since: known)
      try removeUnmentioned(files)
    } catch {
      throw .journal(error)
    }
  }

  /// Removes a draft; what it raised is on the disk before.
  ///
  /// What it raised goes with the records when they were erased more than `known` times by then: a note
  /// of it would bring that back.
  func removeKeepingAlerts(_ id: DraftID, since known: Int) throws(JournalError) {
    if let draft = try read(id), draft.key.study == study, !draft.data.alerts.isEmpty {
      let start = (try? event(draft.key))?.scheduleEvent
      let day = start?.day ?? draft.begun
      let effective =
        start.map { days.zone.local($0.start) } ?? LocalDateTime(date: day, time: .midnight)
      let run = DiscardedRun(key: draft.key, day: day, date: now, alerts: draft.data.alerts)
      let fields = OutcomeLine.fields(run, effective, on: today, zone: days.zone.id)
      _ = try journal.finish(
        JournalEntry(OutcomeLine.discard, finishing: id, fields),
        in: .month(participant, Month(day)), of: participant
      ) { () throws(JournalError) in (try? erasures()).map { $0 <= known } ?? true }
    }
    try journal.removeDraft(id, of: participant)
  }
}
