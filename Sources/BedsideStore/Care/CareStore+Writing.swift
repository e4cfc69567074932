internal import BedsideCore
internal import BedsideSchedule

/// The name of a line that this store wrote, so that it is told from what others wrote.
struct OutcomeLineName: Hashable {
  var file: JournalFile
  var line: LineID

  init(_ line: Acknowledgement) {
    file = line.file
    self.line = LineID(origin: line.origin, number: line.number)
  }

  init(_ record: JournalRecord) {
    file = record.file
    line = LineID(record)
  }

  init(_ id: OutcomeValueID) {
    file = id.file
    line = LineID(id)
  }
}

/// On what a change rests: where that is not so any more, the change is not made.
struct ChangeBasis {
  /// The values that were recorded when the change was decided; nil where any will do.
  var ids: [OutcomeValueID]?
  /// What the change undoes.
  var action: HistoryEntry?
}

extension CareStore {
  /// Writes a line that records values for an event; returns what is recorded from then on.
  func write(
    _ kind: String, _ event: Event, _ values: [OutcomeValue], result: JSONValue? = nil,
    reason: String? = nil, correction: Outcome.Correction? = nil, finishing draft: DraftID? = nil,
    restoring old: StoredOutcome? = nil, on basis: ChangeBasis = ChangeBasis(),
    _ recheck: (Event) throws(CareError) -> Void
  ) throws(CareError) -> StoredOutcome {
    let known = try erasuresKnown(draft)
    try checkErased(since: known)
    var note = note(reason, basis)
    note.corrected = old?.outcome.correction
    note.home = old?.zone.flatMap { $0 == days.zone.id ? nil : $0 }
    note.plan = try plan(event.task)
    if event.task.id == joiningTask { note.departures = try withdrawals().count }
    let day = event.scheduleEvent.day
    let check = { (current: Event) throws(CareError) in
      try recheck(current)
      try self.check(basis, current)
    }
    _ = try append(about: event, since: known, check) { (current, file) in
      // What is changed was done when it was done.
      let earlier = old ?? (kind == OutcomeLine.amendment ? current : nil)
      var stored = stored(values, of: event, current, in: file)
      stored.outcome.isLate = earlier?.outcome.isLate ?? stored.outcome.isLate
      stored.outcome.correction = correction
      stored.result = result
      return JournalEntry(kind, finishing: draft, OutcomeLine.fields(stored, note))
    }
    guard let stored = try recorded(event.key, on: day) else {
      throw .refused(.nothingRecorded(task: event.task.id, day: day))
    }
    return stored
  }

  /// What a line in `file` states that records values for an event, of which `current` is recorded.
  ///
  /// It stands where that stands, wherever the participant is by now.
  func stored(
    _ values: [OutcomeValue], of event: Event, _ current: StoredOutcome?, in file: JournalFile
  ) -> StoredOutcome {
    let day = current?.day ?? event.scheduleEvent.day
    let outcome = Outcome(key: event.key, values: values, recorded: now, isLate: today > day)
    return StoredOutcome(
      outcome: outcome, effective: current?.effective ?? days.zone.local(event.scheduleEvent.start),
      day: day, recordedDay: today, result: nil, zone: days.zone.id, file: file, valueIDs: [],
      opening: StoredOutcome.Opening(line: 0, day: today, departures: nil))
  }

  /// Writes a line that takes back what is recorded for an event, or the values `ids` of it.
  func takeBack(
    _ ids: [OutcomeValueID]?, of key: EventKey, reason: String? = nil,
    correction: Outcome.Correction? = nil, on basis: ChangeBasis = ChangeBasis()
  ) throws(CareError) {
    let known = try erasuresKnown()
    try checkErased(since: known)
    let event = try event(key)
    let check = { (current: Event) throws(CareError) in
      try self.checkTakingBack(ids, of: current, correction: correction)
      try self.check(basis, current)
    }
    try check(event)
    let note = note(reason, basis)
    _ = try append(about: event, since: known, check) { (current, _) in
      guard let current else { return nil }
      let kind = ids == nil ? OutcomeLine.deletion : OutcomeLine.removal
      return JournalEntry(
        kind,
        OutcomeLine.fields(
          takingBack: ids, of: current, at: now, on: today, note, correction))
    }
  }

  /// Checks that what is recorded for an event, or the values `ids` of it, can be taken back now.
  func checkTakingBack(
    _ ids: [OutcomeValueID]?, of event: Event, correction: Outcome.Correction? = nil
  ) throws(CareError) {
    try checkChanging(event, correction: correction)
    guard let ids else { return }
    let day = event.scheduleEvent.day
    let known = try recorded(event.key, on: day)?.valueIDs ?? []
    guard ids.allSatisfy(known.contains) else {
      throw .refused(.noSuchValue(task: event.task.id, day: day))
    }
  }

  /// Checks that what a change rests on is still so.
  private func check(_ basis: ChangeBasis, _ event: Event) throws(CareError) {
    let day = event.scheduleEvent.day
    if let ids = basis.ids, try recorded(event.key, on: day)?.valueIDs ?? [] != ids {
      throw .refused(.changedMeanwhile(task: event.task.id, day: day))
    }
    if let action = basis.action, try lastAction()?.line != action.line {
      throw .refused(.undoneMeanwhile)
    }
  }

  private func note(_ reason: String?, _ basis: ChangeBasis) -> OutcomeLine.Note {
    let undoes = basis.action.map { LineID(origin: $0.line.origin, number: $0.line.number) }
    return OutcomeLine.Note(zone: days.zone.id, reason: reason, undoes: undoes)
  }

  /// Adds the line that `make` makes of what is recorded now, to the file in which that stands, if the
  /// rules still allow it when nobody else can write: another shell may have recorded the same event
  /// since they were asked.
  private func append(
    about event: Event, since known: Int, _ recheck: (Event) throws(CareError) -> Void,
    _ make: (StoredOutcome?, JournalFile) -> JournalEntry?
  ) throws(CareError) -> [Acknowledgement] {
    let day = event.scheduleEvent.day
    let home = JournalFile.month(participant, Month(day))
    // A shell in another zone may have begun the same event in the next month's file meanwhile.
    for _ in 0..<3 {
      let current = try recorded(event.key, on: day)
      let file = current?.file ?? home
      guard var entry = make(current, file) else { break }
      if let last = try lineBefore(file) { entry = entry.adding([LastLine.key: last.json]) }
      if let lag = try clockLag(before: file) { entry = entry.adding(lag.fields) }
      var refusal: CareError?
      var hasMoved = false
      let lines = try append(entry, to: file) {
        do throws(CareError) {
          try checkErased(since: known)
          try recheck(try self.event(event.key))
          hasMoved = (try self.recorded(event.key, on: day)?.file ?? home) != file
        } catch {
          refusal = error
        }
        return refusal == nil && !hasMoved
      }
      if let refusal { throw refusal }
      if !hasMoved { return lines }
    }
    throw .refused(.nothingRecorded(task: event.task.id, day: day))
  }

  /// The last line of the month before, for the first line of a month's file; nil for a later one.
  private func lineBefore(_ file: JournalFile) throws(CareError) -> LastLine? {
    do throws(JournalError) {
      guard case .month(_, let month) = file, try cache.records(in: month).isEmpty,
        let before = try cache.recordedMonths().last(where: { $0 < month })
      else { return nil }
      return try cache.records(in: before).last.map { LastLine($0, of: before) }
    } catch {
      throw .journal(error)
    }
  }

  /// Adds a line, ends its draft, and removes the files that only the draft spoke of.
  private func append(
    _ entry: JournalEntry, to file: JournalFile, if condition: () -> Bool
  ) throws(CareError) -> [Acknowledgement] {
    do throws(JournalError) {
      let files = try entry.draft.map { draft throws(JournalError) in
        try suppliedFiles(in: draft)
      }
      guard let lines = try journal.append([entry], to: file, if: condition) else { return [] }
      written.formUnion(lines.map { OutcomeLineName($0) })
      ownLines.formUnion(lines.map { OutcomeLineName($0) })
      if let draft = entry.draft { try? journal.removeDraft(draft, of: participant) }
      // The run is recorded; a file that a later answer replaced may wait for the participant to be
      // erased.
      try? removeUnmentioned(files ?? [])
      return lines
    } catch {
      throw .journal(error)
    }
  }
}
