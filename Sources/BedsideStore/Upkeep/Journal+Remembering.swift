public import BedsideCore

extension Journal {
  /// Notes durably how far files reach, so that what is missing of them later can be told; does nothing
  /// for what is known already.
  ///
  /// A file that does not hold what was known of it stays known as it was: what is lost is told until it
  /// is back. Drafts are left out, since they go.
  public func remember(_ found: [FileKnowledge], at now: Instant) throws(JournalError) {
    let lasting = found.filter { if case .draft = $0.file { false } else { true } }
    for (participant, found) in Dictionary(grouping: lasting, by: \.file.participant) {
      let known = try checkpoint(of: participant)
      var new: [FileKnowledge] = []
      for file in found where try isNews(file, known) {
        new.append(file)
      }
      if new.isEmpty { continue }
      try replaceCheckpoint(of: participant, confirming: new.map(\.file)) {
        (known) throws(JournalError) in
        var checkpoint = known
        for file in new { try self.note(file, in: &checkpoint, at: now) }
        return checkpoint
      }
    }
  }

  /// Notes what was written through this journal, if anything has not been noted for `seconds`, or a file
  /// was not known at all.
  public func rememberWritten(
    at now: Instant, after seconds: Int = 0
  ) throws(JournalError) {
    for (participant, files) in Dictionary(grouping: written, by: \.file.participant) {
      if seconds > 0, let known = try checkpoint(of: participant) {
        let age = known.noted.milliseconds(until: now)
        let isKnown = files.allSatisfy { known.files[$0.file] != nil }
        if isKnown, age >= 0, age < Int64(seconds) * 1000 { continue }
      }
      try remember(files, at: now)
    }
  }

  /// Notes how far all files of a participant reach, whoever wrote their lines: a journal notes by itself
  /// only what it wrote under its own name.
  ///
  /// - Complexity: Linear in the participant's files and in the plan.
  func rememberAll(of participant: ParticipantID, at now: Instant) throws(JournalError) {
    var found: [FileKnowledge] = []
    try verify(of: [participant]) { file in
      if !file.isShort, let knowledge = file.knowledge { found.append(knowledge) }
    }
    try remember(found, at: now)
  }

  /// Notes how far the plan reaches.
  func rememberPlan(at now: Instant) throws(JournalError) {
    var found: [FileKnowledge] = []
    try verify(of: []) { file in
      if !file.isShort, let knowledge = file.knowledge { found.append(knowledge) }
    }
    try remember(found, at: now)
  }

  /// What is missing of a participant's files, or of the plan, by what was known of the newest of them.
  ///
  /// Only a file that no longer ends as it did is read whole.
  public func losses(
    of participant: ParticipantID?, among most: Int = 3
  ) throws(JournalError) -> [FileVerification] {
    guard let known = try checkpoint(of: participant) else { return [] }
    return try losses(of: participant, knowing: known, among: most)
  }

  /// What is missing of a participant's files, or of the plan, by what is known of the newest of them.
  func losses(
    of participant: ParticipantID?, knowing known: Checkpoint, among most: Int = 3
  ) throws(JournalError) -> [FileVerification] {
    // Names sort by month, and the settings behind them.
    let files = known.files.keys.sorted { $0.description > $1.description }.prefix(most)
    var losses: [FileVerification] = []
    for file in files.reversed() {
      if let extent = known.files[file], try holds(extent, in: file) { continue }
      let found = try examined(
        file, knowing: known.files[file], accepting: try acceptedLosses(of: participant))
      if found.isShort { losses.append(found) }
    }
    return losses
  }

  /// Notes a file as it is after somebody answered for what it lacks or says now.
  func renew(_ file: JournalFile, at now: Instant) throws(JournalError) {
    guard var found = try verification(of: file).knowledge else { return }
    found.isRenewed = true
    try remember([found], at: now)
  }

  private func note(
    _ found: FileKnowledge, in checkpoint: inout Checkpoint, at now: Instant
  ) throws(JournalError) {
    // Somebody may have erased or cut the file since it was looked at.
    let place = found.place
    var extent = Checkpoint.Extent(
      noted: now, last: place.start..<place.offset, check: place.check, whole: nil, stated: nil,
      lines: found.lines)
    guard try isNews(found, checkpoint), try holds(extent, in: found.file) else { return }
    if let old = checkpoint.files[found.file] {
      if !found.isWhole, try !holds(old, in: found.file) { return }
      if place.offset < old.last.upperBound, !found.isWhole { return }
    }
    (extent.whole, extent.stated) = try checks(found, known: checkpoint.files[found.file])
    var lines = checkpoint.files[found.file]?.lines ?? [:]
    lines.merge(found.lines) { old, new in new.number >= old.number ? new : old }
    checkpoint.files[found.file] = extent
    checkpoint.files[found.file]?.lines = lines
  }

  /// The check of all that a file holds and of what its lines state.
  private typealias Checks = (whole: UInt32?, stated: StatedChecks?)

  /// The checks of a file, to be noted: where nobody looked at what was noted before, of that and of what was
  /// added, so that what was changed in it is told all the same.
  private func checks(
    _ found: FileKnowledge, known: Checkpoint.Extent?
  ) throws(JournalError) -> Checks {
    if found.vouches || found.isRenewed {
      return (found.place.prefix?.whole, found.place.prefix?.stated)
    }
    guard let known else {
      let nothing: Checks = (0, StatedChecks())
      return found.place.prefix == nil
        ? try checks(of: found.file, 0..<found.place.offset, behind: nothing) : (nil, nil)
    }
    let end = known.last.upperBound
    if known.whole != nil, end <= found.place.offset, try holds(known, in: found.file) {
      return try checks(
        of: found.file, end..<found.place.offset, behind: (known.whole, known.stated))
    }
    // The bytes are others where lines were edited by hand; what these state goes on.
    guard let prefix = found.place.prefix, found.isInOrder else { return (nil, known.stated) }
    return (nil, prefix.continued)
  }

  /// The checks of some lines of a file and all before them, whose checks are `before`; nothing where the
  /// file does not have them.
  private func checks(
    of file: JournalFile, _ range: Range<Int>, behind before: Checks
  ) throws(JournalError) -> Checks {
    var (checks, offset) = (before, range.lowerBound)
    var line: [UInt8] = []
    while offset < range.upperBound {
      let bytes = try bytes(of: file, from: offset, count: min(1 << 20, range.upperBound - offset))
      if bytes.isEmpty { return (nil, nil) }
      checks.whole = checks.whole.map {
        CRC32C.checksum(bytes.span, 0..<bytes.count, behind: $0)
      }
      line += bytes
      let passed = checks.stated?.pass(lines: line) ?? line.count
      line.removeFirst(passed)
      offset += bytes.count
    }
    return checks
  }

  /// Whether a file holds newer lines than were known, or ends otherwise than it did and yet lacks nothing of
  /// which nobody has accepted it, or its check is to be noted anew.
  private func isNews(
    _ found: FileKnowledge, _ known: Checkpoint?
  ) throws(JournalError) -> Bool {
    if found.tellsMore(than: known) { return true }
    guard let old = known?.files[found.file] else { return false }
    if found.vouches || found.isRenewed {
      let isOfSame = old.last.upperBound == found.place.offset
      if old.whole == nil || old.stated == nil { return true }
      if isOfSame, old.whole != found.place.prefix?.whole { return true }
      if found.isRenewed, !isOfSame { return true }
    }
    guard found.isWhole else { return false }
    return try !holds(old, in: found.file)
  }

  /// Whether a file still has the last line that it had.
  func holds(
    _ extent: Checkpoint.Extent, in file: JournalFile
  ) throws(JournalError) -> Bool {
    do throws(JournalError) {
      let bytes = try bytes(of: file, from: extent.last.lowerBound, count: extent.last.count)
      return bytes.count == extent.last.count
        && CRC32C.checksum(bytes.span, 0..<bytes.count) == extent.check
    } catch {
      guard case .unreadable = error else { throw error }
      return false
    }
  }
}

extension FileKnowledge {
  /// Whether there is a line in it that is newer than those in `known`.
  fileprivate func tellsMore(than known: Checkpoint?) -> Bool {
    guard let extent = known?.files[file] else { return !lines.isEmpty }
    return lines.contains { origin, line in line.number > extent.lines[origin]?.number ?? 0 }
  }
}
