/// What was known of the files stands beside them, `known/plan.json` and `known/p/<participant>.json`, so
/// that it does not go with a participant's folder.
extension FileJournal {
  static let known = "known"

  static func checkpointPath(of participant: ParticipantID?) -> String {
    participant.map { "\(known)/p/\($0).json" } ?? "\(known)/plan.json"
  }

  /// The participant of whose files something is known in the file at this path, nil for the plan; nil for
  /// any other path.
  public static func participant(ofNotes path: String) -> ParticipantID?? {
    if path == checkpointPath(of: nil) { return .some(nil) }
    guard path.hasSuffix(".json"), path.hasPrefix("\(known)/p/"),
      let participant = ParticipantID(String(path.dropFirst(known.count + 3).dropLast(5)))
    else { return nil }
    return .some(participant)
  }

  /// What was known of a participant's files, or of the plan, and what is to be said about that.
  ///
  /// The records can be read and written without it: what keeps it from being read is told, not thrown.
  public func known(of participant: ParticipantID?) throws(JournalError) -> KnownFiles {
    var known = KnownFiles()
    guard let folder = try folderForReading() else { return known }
    let path = Self.checkpointPath(of: participant)
    do throws(SystemError) {
      guard let bytes = try folder.bytes(at: path) else {
        if hasNotes[participant] ?? lacksNotes(of: participant, in: folder) {
          known.findings = [StoreFinding(.lostCheckpoint, path)]
        }
        return known
      }
      known.checkpoint = Checkpoint(bytes)
      known.findings =
        known.checkpoint.map { findings(against: $0, at: path) }
        ?? [StoreFinding(.changedCheckpoint, path, bytes: bytes.count)]
    } catch { known.findings = [StoreFinding(.blockedCheckpoint, path)] }
    return known
  }

  /// The participants of whose files anything is known, in order.
  public func checkpointed() throws(JournalError) -> [ParticipantID] {
    guard let folder = try folderForReading() else { return [] }
    // Where it can't be listed, each participant's own tells why.
    let names = (try? folder.files.names(at: "\(Self.known)/p", in: folder.root)) ?? []
    return names.compactMap { name in
      name.hasSuffix(".json") ? ParticipantID(String(name.dropLast(5))) : nil
    }.sorted()
  }

  /// Replaces what is known by what `change` makes of it, while nobody else writes.
  ///
  /// What the files hold is on the disk first, and is read from there: what a process left that was killed
  /// may only be in memory, and after a failure of the disk the system may show what is not there.
  public func replaceCheckpoint(
    of participant: ParticipantID?, confirming written: [JournalFile],
    _ change: (Checkpoint) throws(JournalError) -> Checkpoint
  ) throws(JournalError) {
    try writing { folder throws(JournalError) in
      for file in written {
        try saving { () throws(SystemError) in try folder.confirm(file.description) }
      }
      let path = Self.checkpointPath(of: participant)
      var old: Checkpoint?
      do throws(SystemError) {
        if let bytes = try folder.bytes(at: path) {
          // One that was changed is kept, so that it is told.
          guard let read = Checkpoint(bytes) else { return }
          old = read
        }
      } catch { throw .unreadable(error) }
      var new = try change(
        old
          ?? Checkpoint(
            origin: settings.origin, clock: settings.clock, created: settings.created))
      if old == nil, hasNotes[participant] ?? lacksNotes(of: participant, in: folder) {
        new.again = new.noted
      }
      if new == old || new.files.isEmpty { return }
      let bytes = try new.bytes()
      try saving { () throws(SystemError) in
        try folder.replace(path, by: bytes)
      }
      hasNotes[participant] = settings.isNoted
    }
  }

  /// What was written through this journal since it was opened.
  public var written: [FileKnowledge] {
    tails.map { file, tail in
      FileKnowledge(
        file: file, place: tail.place,
        lines: tail.newest.map { [settings.origin: $0] } ?? [:], isWhole: false)
    }
  }

  /// Finds out, before this journal writes of a participant first, whether what was known of the files is
  /// gone: noting them anew must not hide it.
  ///
  /// Where there are no files yet the notes are begun, so that they are there before the first line is.
  func examineNotes(of participant: ParticipantID?, in folder: StoreFolder) {
    if hasNotes[participant] != nil { return }
    let path = Self.checkpointPath(of: participant)
    let isThere = (try? files.status(at: path, in: folder.root)) ?? nil != nil
    let isLost = lacksNotes(of: participant, in: folder)
    hasNotes[participant] = settings.isNoted && isThere || isLost
    if !settings.isNoted || isThere || isLost { return }
    let empty = Checkpoint(
      origin: settings.origin, clock: settings.clock, created: settings.created)
    // A line is more than the note of it: where that can't be begun, it is written all the same.
    guard let bytes = try? empty.bytes() else { return }
    hasNotes[participant] = (try? folder.replace(path, by: bytes)) != nil
  }

  /// Whether there are lines of a participant, or of the plan, and nothing is known of their files, though
  /// the store has noted them from the first on.
  private func lacksNotes(of participant: ParticipantID?, in folder: StoreFolder) -> Bool {
    settings.isNoted && exists && lacksFile(participant, in: folder)
  }

  /// Whether there are lines of a participant, or of the plan, and nothing is known of their files.
  func lacksFile(_ participant: ParticipantID?, in folder: StoreFolder) -> Bool {
    guard
      (try? files.status(at: Self.checkpointPath(of: participant), in: folder.root)) == .some(nil)
    else { return false }
    guard let participant else { return holdsBytes(.plan, in: folder) }
    let months = (try? months(of: participant)) ?? []
    return holdsBytes(.settings(participant), in: folder)
      || months.contains { holdsBytes(.month(participant, $0), in: folder) }
  }

  private func holdsBytes(_ file: JournalFile, in folder: StoreFolder) -> Bool {
    let status = try? files.status(at: file.description, in: folder.root)
    return status.flatMap(\.self)?.size ?? 0 > 0
  }

  /// What store.json says otherwise than it did.
  private func findings(against known: Checkpoint, at path: String) -> [StoreFinding] {
    var findings: [StoreFinding] = []
    if let again = known.again {
      findings.append(StoreFinding(.lostCheckpoint, path))
      findings[0].noted = again
    }
    func tell(_ kind: StoreFinding.Kind, _ was: String) {
      var finding = StoreFinding(kind, StoreFolder.settingsName)
      finding.was = was
      finding.noted = known.files.values.map(\.noted).min()
      findings.append(finding)
    }
    // Without settings these are only what a new store would say.
    let hasSettings =
      switch access {
      case .readOnly(.settingsMissing), .readOnly(.settingsDamaged): false
      case .readWrite, .readOnly: true
      }
    if !hasSettings {
      let old = StoreSettings(
        origin: known.origin, created: known.created ?? settings.created,
        clock: known.clock ?? settings.clock)
      tell(.lostSettings, String(decoding: old.bytes.dropLast(), as: UTF8.self))
    } else {
      if known.origin != settings.origin { tell(.changedOrigin, known.origin) }
      if let clock = known.clock, clock != settings.clock { tell(.changedClock, clock.rawValue) }
    }
    return findings
  }
}

extension StoreFolder {
  /// The bytes of a file; nil where it is missing.
  fileprivate func bytes(at path: String) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try files.open(path, in: root, for: .reading)
      defer { files.close(file) }
      return try files.read(file, at: 0, count: try files.status(of: file).size)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// Waits until what a file holds is on the disk, and lets the next reading ask the disk; a file that is
  /// missing by now holds nothing.
  fileprivate func confirm(_ path: String) throws(SystemError) {
    let file: OpenFile
    do throws(SystemError) {
      file = try files.open(path, in: root, for: .reading)
    } catch {
      guard error.reason == .notFound else { throw error }
      return
    }
    defer { files.close(file) }
    try files.synchronizeData(of: file)
    files.forgetCache(of: file)
  }

  /// Makes the file at `path` hold `bytes`: at any moment it holds these or those before, whole.
  fileprivate func replace(_ path: String, by bytes: [UInt8]) throws(SystemError) {
    let temporary = "\(path).new"
    if try files.status(at: temporary, in: root) != nil { try files.remove(temporary, in: root) }
    do throws(SystemError) {
      let file = try made(temporary)
      defer { files.close(file) }
      try files.writeAll(bytes[...], to: file)
      try files.synchronize(file)
    } catch {
      // A full disk needs the room.
      try? files.remove(temporary, in: root)
      throw error
    }
    let folder = try files.open(StoreFolder.parent(of: path), in: root, for: .folder)
    defer { files.close(folder) }
    let name = String(path.split(separator: "/").last ?? "")
    try files.rename("\(name).new", to: name, in: folder)
    try synchronizeFolders(above: path)
  }
}
