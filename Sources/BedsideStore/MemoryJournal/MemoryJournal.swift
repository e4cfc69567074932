/// A journal that lives as long as the process: for rehearsals and tests.
///
/// It holds the same bytes as a `FileJournal` would, by the same rules.
public final class MemoryJournal: Journal {
  /// The id by which its lines are known.
  public let origin: String
  /// What may be done with it.
  public var access = JournalAccess.readWrite
  /// What the next writings are refused with; nil lets them pass.
  public var refusal: JournalError?
  /// How the next commits go wrong, one after the other.
  public var faults: [CommitFault] = []
  /// The bytes of each file, which a test may change as an editor would.
  public var contents: [JournalFile: [UInt8]] = [:]

  /// What is known of each participant's files, and under nil of the plan.
  public var checkpoints: [ParticipantID?: Checkpoint] = [:]

  var tails: [JournalFile: FileTail] = [:]
  /// The files that participants supplied, by their hashes.
  var supplied: [ParticipantID: [String: [UInt8]]] = [:]
  private var held: Set<JournalFile> = []

  /// Makes an empty journal.
  public init(origin: String = "memory") { self.origin = origin }

  /// Adds lines to a file; nil when `condition` does not hold.
  public func append(
    _ entries: [JournalEntry], to file: JournalFile,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> [Acknowledgement]? {
    try checkWriting()
    if entries.isEmpty { return [] }
    guard try condition() else { return nil }
    var tail = repairedTail(of: file)
    let first = tail.next
    try commit(try tail.add(entries, origin: origin), to: file)
    tails[file] = tail
    return entries.indices.map {
      Acknowledgement(file: file, origin: origin, number: first + $0)
    }
  }

  /// Keeps a draft until the hold is let go; nil while another one has it.
  public func hold(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) -> DraftHold? {
    let file = JournalFile.draft(participant, draft)
    guard contents[file] != nil else {
      throw .notSaved(SystemError(.open, file.description, .notFound))
    }
    guard held.insert(file).inserted else { return nil }
    return DraftHold { [weak self] in self?.held.remove(file) }
  }

  /// Adds lines of another journal as they are; those that are known already are left out.
  public func add(_ records: [JournalRecord]) throws(JournalError) {
    try checkWriting()
    for (file, records) in Dictionary(grouping: records, by: \.file) {
      var known = RecordNames()
      try read(file) { known.note($0) }
      _ = repairedTail(of: file)
      for record in records where known.insert(record) {
        contents[file, default: []] += record.bytes + [Byte.newline]
      }
    }
  }

  /// The participants of whom there is any file, in order.
  public func participants() -> [ParticipantID] {
    Set(contents.keys.compactMap(\.participant)).sorted()
  }

  /// The months of which a participant has a file, oldest first.
  public func months(of participant: ParticipantID) -> [Month] {
    contents.keys.compactMap { file in
      if case .month(participant, let month) = file { month } else { nil }
    }.sorted()
  }

  /// The drafts of which a participant has a file, in order.
  public func draftFiles(of participant: ParticipantID) -> [DraftID] {
    contents.keys.compactMap { file in
      if case .draft(participant, let draft) = file { draft } else { nil }
    }.sorted()
  }

  /// Reads what a file holds behind `place`, and moves `place` behind it.
  public func read(
    _ file: JournalFile, from place: inout JournalPlace, _ visit: (JournalEvent) -> Void
  ) throws(JournalError) {
    let bytes = contents[file] ?? []
    if place.offset == bytes.count { return }
    var next = place
    let new = Array(bytes.dropFirst(place.start))
    if bytes.count < place.offset || !LineReader.meet(new, of: file, from: &next, visit) {
      visit(.replaced(file))
      next = place.restarted()
      _ = LineReader.meet(bytes, of: file, from: &next, visit)
    }
    place = next
  }

  /// The bytes of a file from `offset` on, as they stand there.
  public func bytes(of file: JournalFile, from offset: Int, count: Int) -> [UInt8] {
    Array((contents[file] ?? []).dropFirst(offset).prefix(count))
  }

  /// Removes a draft's file; that it is missing is no error.
  public func removeDraft(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) {
    try checkWriting()
    contents[.draft(participant, draft)] = nil
  }

  /// Removes all that is kept of a participant.
  public func erase(_ participant: ParticipantID) throws(JournalError) {
    try checkWriting()
    contents = contents.filter { $0.key.participant != participant }
    supplied[participant] = nil
    checkpoints[participant] = nil
    tails = [:]
  }

  func checkWriting() throws(JournalError) {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    if let refusal { throw refusal }
  }

  private func commit(_ bytes: [UInt8], to file: JournalFile) throws(JournalError) {
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    switch fault {
    case nil: contents[file, default: []] += bytes
    case .lost: break
    case .torn: contents[file, default: []] += bytes.prefix(bytes.count / 2)
    case .refused: break
    }
    if fault == .torn || fault == .refused {
      throw .notSaved(SystemError(.write, file.description, .diskFull))
    }
  }

  /// Cuts off what is no line and tells where the lines end.
  private func repairedTail(of file: JournalFile) -> FileTail {
    let bytes = contents[file] ?? []
    var tail = FileTail()
    _ = tail.read(bytes, origin: origin)
    if tail.place.offset < bytes.count { contents[file] = Array(bytes[..<tail.place.offset]) }
    let known = checkpoints[file.participant]
    tail.next = max(tail.next, known?.next(in: file, from: origin) ?? 1)
    return tail
  }
}
