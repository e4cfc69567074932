extension Journal {
  /// Reads a whole file.
  public func read(
    _ file: JournalFile, _ visit: (JournalEvent) -> Void
  ) throws(JournalError) {
    var place = JournalPlace()
    try read(file, from: &place, visit)
  }

  /// Reads a participant's records about `months`, oldest month first, about all where it is nil.
  ///
  /// With a `task` only its records are met, and what is damaged.
  public func scan(
    _ participant: ParticipantID, _ months: ClosedRange<Month>? = nil, task: String? = nil,
    _ visit: (JournalEvent) -> Void
  ) throws(JournalError) {
    for month in try self.months(of: participant) where months?.contains(month) ?? true {
      try read(.month(participant, month)) { event in
        if let task, case .record(let record) = event, !record.isAbout(task: task) { return }
        visit(event)
      }
    }
  }

  /// Which lines the journal has in the plan and in every participant's settings and months.
  ///
  /// Drafts are left out: a run is finished where it was begun.
  public func knowledge() throws(JournalError) -> Knowledge {
    var knowledge = Knowledge()
    try since(Knowledge()) { record in
      knowledge.add(record.file, origin: record.origin, number: record.number)
    }
    return knowledge
  }

  /// Reads the sound lines that are not in `known`.
  public func since(
    _ known: Knowledge, _ visit: (JournalRecord) -> Void
  ) throws(JournalError) {
    var files = [JournalFile.plan]
    for participant in try participants() {
      files.append(.settings(participant))
      files += try months(of: participant).map { .month(participant, $0) }
    }
    for file in files {
      try read(file) { event in
        if case .record(let record) = event, !known.contains(record) { visit(record) }
      }
    }
  }
}
