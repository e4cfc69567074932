internal import BedsideCore

extension Journal {
  /// Reads a file from its beginning to its end and says what its lines are.
  ///
  /// - Complexity: Linear in the file; memory does not grow with it.
  public func verify(_ file: JournalFile) throws(JournalError) -> FileVerification {
    var tally = LineTally(file)
    var place = JournalPlace()
    try read(file, from: &place) { tally.meet($0) }
    var verification = tally.finished()
    verification.unfinished = try count(of: file, from: place.offset)
    verification.bytes = place.offset + verification.unfinished
    if verification.damaged > 0 {
      let adopted = try adoptions(in: file)
      verification.adopted = verification.damages.count { adopted[$0.line] != nil }
    }
    return verification
  }

  /// Reads every file and hands over what its lines are.
  public func verify(
    of participants: [ParticipantID]? = nil, _ visit: (FileVerification) -> Void
  ) throws(JournalError) {
    visit(try verify(.plan))
    let all = if let participants { participants } else { try self.participants() }
    for file in try recordFiles(of: all) { visit(try verify(file)) }
  }

  /// The lines of a file that were edited by hand and the later lines in which they stand again.
  public func adoptions(in file: JournalFile) throws(JournalError) -> [Int: Int] {
    var adoptions: [Int: Int] = [:]
    let mention = ByteSearch(for: Array("\"\(LineKind.adoption)\"".utf8))
    try read(file) { event in
      guard case .record(let record) = event, record.mentions(mention),
        let line = try? record.json()[LineKind.adoption]?["line"]?.integer
      else { return }
      adoptions[line] = record.line
    }
    return adoptions
  }

  private func count(of file: JournalFile, from offset: Int) throws(JournalError) -> Int {
    var count = 0
    while true {
      let bytes = try bytes(of: file, from: offset + count, count: 1 << 20)
      if bytes.isEmpty { return count }
      count += bytes.count
    }
  }
}
