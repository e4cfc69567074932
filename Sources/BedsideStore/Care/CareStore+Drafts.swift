public import BedsideCore
public import BedsideSchedule

extension CareStore {
  private static let kind = "draft"

  /// Begins the draft of a run for `event`; returns when its first line is on the disk.
  ///
  /// - Throws: `CareError.refused` when the event can't be begun now.
  public func begin(_ event: Event, _ header: DraftHeader) throws(CareError) -> DraftID {
    try checkBeginning(event)
    guard let id = DraftID(header.runID) else { throw .noSuchDraft(header.runID) }
    let plan = try plan(event.task)
    var fields = DraftEvent.begin(header).json
    fields["event"] = .string(event.key.description)
    fields["on"] = .string(today.description)
    fields["plan"] = plan.map(JSONValue.string)
    try append([fields], to: id)
    return id
  }

  /// Adds events to a draft, all in one commit; returns when they are on the disk.
  public func append(_ events: [DraftEvent], to draft: DraftID) throws(CareError) {
    // The beginning is written by `begin`, with the event to which the run belongs.
    let lines = events.filter { if case .begin = $0 { false } else { true } }.map(\.json)
    try append(lines, to: draft)
  }

  private func append(_ lines: [JSONFields], to draft: DraftID) throws(CareError) {
    do throws(JournalError) {
      try journal.append(
        lines.map { JournalEntry(Self.kind, $0) }, to: .draft(participant, draft))
    } catch {
      throw .journal(error)
    }
  }

  /// The unfinished runs of this study, the latest first.
  public func drafts() throws(CareError) -> [Draft] {
    var drafts: [Draft] = []
    do throws(JournalError) {
      for id in try journal.drafts(of: participant) {
        if let draft = try read(id), draft.key.study == study { drafts.append(draft) }
      }
    } catch {
      throw .journal(error)
    }
    return drafts.sorted { $0.data.lastDate > $1.data.lastDate }
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
      guard case .record(let record) = event, let line = try? record.json().value else { return }
      if let draftEvent = DraftEvent(line) { events.append(draftEvent) }
      if key == nil, case .string(let text) = line["event"] { key = EventKey(text) }
      if begun == nil, case .string(let text) = line["on"] { begun = CivilDate(text) }
    }
    guard let key, let data = RestorationData(folding: events) else { return nil }
    return Draft(id: id, key: key, begun: begun ?? days.day(of: data.header.startDate), data: data)
  }

  /// Removes a draft and the answers in it.
  public func discard(_ draft: DraftID) throws(CareError) {
    do throws(JournalError) {
      try journal.removeDraft(draft, of: participant)
    } catch {
      throw .journal(error)
    }
  }
}
