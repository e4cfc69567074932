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
}

extension CareStore {
  /// Writes a line that records values for an event; returns what is recorded from then on.
  func write(
    _ kind: String, _ event: Event, _ values: [OutcomeValue], result: JSONValue? = nil,
    reason: String? = nil, correction: Outcome.Correction? = nil, finishing draft: DraftID? = nil,
    undoing undoes: LineID? = nil, _ recheck: (Event) throws(CareError) -> Void
  ) throws(CareError) -> StoredOutcome {
    var note = note(reason, undoes)
    note.plan = try plan(event.task)
    if event.task.id == joiningTask { note.departures = try withdrawals().count }
    let day = event.scheduleEvent.day
    _ = try append(about: event, recheck) { (current, file) in
      let outcome = Outcome(
        key: event.key, values: values, recorded: now, isLate: today > (current?.day ?? day),
        correction: correction)
      // A line about something recorded stands where that stands, wherever the participant is by now.
      let stored = StoredOutcome(
        outcome: outcome,
        effective: current?.effective ?? days.zone.local(event.scheduleEvent.start),
        day: current?.day ?? day, recordedDay: today, result: result, zone: days.zone.id,
        file: file, valueIDs: [],
        opening: StoredOutcome.Opening(line: 0, day: today, departures: note.departures))
      return JournalEntry(kind, finishing: draft, OutcomeLine.fields(stored, note))
    }
    guard let stored = try recorded(event.key, on: day) else {
      throw .refused(.nothingRecorded(task: event.task.id, day: day))
    }
    return stored
  }

  /// Writes a line that takes back what is recorded for an event, or the values `ids` of it.
  func takeBack(
    _ ids: [OutcomeValueID]?, of key: EventKey, reason: String? = nil,
    correction: Outcome.Correction? = nil, undoing undoes: LineID? = nil
  ) throws(CareError) {
    let event = try event(key)
    let day = event.scheduleEvent.day
    let check = { (current: Event) throws(CareError) in
      try self.checkChanging(current, correction: correction)
      guard let ids else { return }
      let known = try self.recorded(key, on: day)?.valueIDs ?? []
      guard ids.allSatisfy(known.contains) else {
        throw CareError.refused(.noSuchValue(task: key.task, day: day))
      }
    }
    try check(event)
    let note = note(reason, undoes)
    _ = try append(about: event, check) { (current, _) in
      guard let current else { return nil }
      let kind = ids == nil ? OutcomeLine.deletion : OutcomeLine.removal
      return JournalEntry(
        kind,
        OutcomeLine.fields(
          takingBack: ids, of: current, at: now, on: today, note, correction))
    }
  }

  private func note(_ reason: String?, _ undoes: LineID?) -> OutcomeLine.Note {
    OutcomeLine.Note(zone: days.zone.id, reason: reason, undoes: undoes)
  }

  /// Adds the line that `make` makes of what is recorded now, to the file in which that stands, if the
  /// rules still allow it when nobody else can write: another shell may have recorded the same event
  /// since they were asked.
  private func append(
    about event: Event, _ recheck: (Event) throws(CareError) -> Void,
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
      var refusal: CareError?
      var hasMoved = false
      let lines = try append(entry, to: file) {
        do throws(CareError) {
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
      for line in lines { written.insert(OutcomeLineName(line)) }
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
