extension Journal {
  /// The sound lines of a file, for a journal that keeps nothing else.
  public func bytes(
    of file: JournalFile, from offset: Int, count: Int
  ) throws(JournalError) -> [UInt8] {
    var bytes: [UInt8] = []
    var skipped = 0
    try read(file) { event in
      guard case .record(let record) = event, bytes.count < count else { return }
      let line = record.bytes + [Byte.newline]
      bytes += line.dropFirst(max(0, offset - skipped)).prefix(count - bytes.count)
      skipped += line.count
    }
    return bytes
  }

  /// Nothing.
  public func findings() throws(JournalError) -> [StoreFinding] { [] }

  /// None.
  public func tornLines(of file: JournalFile) throws(JournalError) -> [TornLine] { [] }

  /// Nothing: that no line is lost may be a database's concern.
  public func known(of participant: ParticipantID?) throws(JournalError) -> KnownFiles {
    KnownFiles()
  }

  /// Nobody.
  public func checkpointed() throws(JournalError) -> [ParticipantID] { [] }

  /// Does nothing.
  public func replaceCheckpoint(
    of participant: ParticipantID?, confirming written: [JournalFile],
    _ change: (Checkpoint) throws(JournalError) -> Checkpoint
  ) throws(JournalError) {}

  /// Nothing.
  public var written: [FileKnowledge] { [] }

  /// All files that there are: the plan, then each participant's settings, months and drafts.
  public func recordFiles(of participants: [ParticipantID]) throws(JournalError) -> [JournalFile] {
    var files: [JournalFile] = []
    for participant in participants {
      files.append(.settings(participant))
      files += try months(of: participant).map { .month(participant, $0) }
      files += try draftFiles(of: participant).map { .draft(participant, $0) }
    }
    return files
  }

  /// All bytes of a file.
  func whole(_ file: JournalFile) throws(JournalError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try self.bytes(of: file, from: bytes.count, count: 1 << 20)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// The text of a line, however damaged, without its line end; nil when there is no such line.
  public func text(ofLine number: Int, in file: JournalFile) throws(JournalError) -> String? {
    var line = 1
    var text: [UInt8] = []
    var offset = 0
    while true {
      let bytes = try bytes(of: file, from: offset, count: 1 << 20)
      if bytes.isEmpty { return nil }
      for byte in bytes {
        if byte == Byte.newline {
          if line == number { return String(decoding: text, as: UTF8.self) }
          line += 1
        } else if line == number {
          text.append(byte)
        }
      }
      offset += bytes.count
    }
  }
}
