public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The run for `event` as a copy that can be saved elsewhere: what the store has of it, and
  /// `events`, which it could not take.
  ///
  /// `draft` is nil for a run of which the store has nothing; its events begin with the beginning.
  ///
  /// - Throws: `CareError.noSuchDraft` when there is nothing to copy.
  public func copy(
    of draft: DraftID?, for event: Event, adding events: [DraftEvent]
  ) throws(CareError) -> RecordCopy {
    var lines: [JSONFields] = []
    var id = draft
    for draftEvent in events {
      switch draftEvent {
      case .begin(let header):
        if draft != nil { continue }
        id = DraftID(header.runID)
        lines.append(beginning(event, header, plan: source(event.task)?.planHash))
      default: lines.append(draftEvent.json)
      }
    }
    guard let id else { throw .noSuchDraft("") }
    do throws(JournalError) {
      return try RecordCopy(
        of: id, of: participant, in: journal,
        adding: lines.map { JournalEntry(Self.draftKind, $0) })
    } catch {
      throw .journal(error)
    }
  }

  /// What a mark says for the event `key` as a copy that can be saved elsewhere, called `id`: what the
  /// store could not take.
  ///
  /// - Throws: `CareError.refused` by the rules for recording it.
  public func copy(
    of mark: Mark, for key: EventKey, called id: String
  ) throws(CareError) -> MarkCopy {
    try checkErased(since: try erasuresKnown())
    let event = try event(key)
    try checkValues(of: event)
    try checkValues(mark.values, of: key.task)
    let kind: String
    switch mark {
    case .recorded:
      try check(event, begun: today)
      kind = OutcomeLine.outcome
    case .added:
      try checkAdding(event, begun: today)
      kind = OutcomeLine.addition
    }
    let day = event.scheduleEvent.day
    let current = try recorded(key, on: day)
    let file = current?.file ?? .month(participant, Month(day))
    var note = OutcomeLine.Note(zone: days.zone.id)
    let source = source(event.task)
    note.plan = source?.planHash
    if event.task.id == joiningTask { note.departures = try withdrawals().count }
    var fields = OutcomeLine.fields(
      stored(stamped(mark.values), of: event, current, in: file), note)
    fields[MarkCopy.name] = .string(id)
    let plan = source.map { source in
      JournalEntry(
        PlanEntry.kind,
        PlanEntry.fields(
          study: study, event.task, from: event.task.effective, source: source, recorded: now,
          on: today))
    }
    return MarkCopy(
      id: id, participant: participant, file: file, entry: JournalEntry(kind, fields), plan: plan)
  }
}
