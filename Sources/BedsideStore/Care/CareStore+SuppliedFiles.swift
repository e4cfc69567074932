public import BedsideCore

extension CareStore {
  /// Keeps the bytes of a file that the participant supplied; when it returns, they survive a crash
  /// and the loss of the file they come from.
  ///
  /// - Throws: Why they are not kept; a journal without a place for files keeps none.
  public func keep(_ bytes: [UInt8], of file: SuppliedFile) throws(CareError) {
    try checkWriting()
    let known = try erasuresKnown()
    try checkErased(since: known)
    var obstacle: CareError?
    do throws(JournalError) {
      guard let store = journal as? any SuppliedFileStore else {
        throw .notAnEntry("This store has no place for files.")
      }
      // Another shell may have erased the records since the run asked for the file.
      _ = try store.keep(bytes, named: file.sha256, of: participant) {
        do throws(CareError) { try checkErased(since: known) } catch { obstacle = error }
        return obstacle == nil
      }
    } catch {
      throw .journal(error)
    }
    if let obstacle { throw obstacle }
  }
}

extension CareStore {
  /// The hashes of all files that were supplied in the run of a draft, also of those that another one
  /// has replaced since.
  func suppliedFiles(in draft: DraftID) throws(JournalError) -> Set<String> {
    var hashes: Set<String> = []
    try journal.read(.draft(participant, draft)) { event in
      guard case .record(let record) = event, let line = try? record.json().value,
        case .answer(_, let answer) = DraftEvent(line),
        answer.value["kind"] == "supplied file", case .string(let hash) = answer.value["sha256"]
      else { return }
      hashes.insert(hash)
    }
    return hashes
  }

  /// Removes supplied files that nothing in the participant's records speaks of any more.
  func removeUnmentioned(_ hashes: Set<String>) throws(JournalError) {
    guard !hashes.isEmpty, let store = journal as? any SuppliedFileStore else { return }
    var unmentioned = hashes
    let strike = { (event: JournalEvent) in
      guard case .record(let record) = event, !unmentioned.isEmpty else { return }
      let line = String(decoding: record.bytes, as: UTF8.self)
      unmentioned = unmentioned.filter { !line.contains($0) }
    }
    try journal.scan(participant) { strike($0) }
    for draft in try journal.draftFiles(of: participant) {
      try journal.read(.draft(participant, draft), strike)
    }
    for hash in unmentioned.sorted() { try store.removeSupplied(hash, of: participant) }
  }
}
