import BedsideStore

/// A short life of a store: onboarding, a survey with its draft, a batch, and an erased participant.
struct ScriptedRun {
  /// What was acknowledged and must never be lost, by file.
  private(set) var saved: [JournalFile: [String]] = [:]
  /// The drafts whose outcome was acknowledged.
  private(set) var finished: Set<DraftID> = []
  /// What was refused.
  private(set) var errors: [JournalError] = []
  private let disk: SimulatedDisk

  init(on disk: SimulatedDisk) { self.disk = disk }

  /// Goes through everything and carries on after an error, as a person would.
  mutating func play() {
    let journal: FileJournal
    do {
      journal = try FileJournal("/home/ann/s", clock: .system, created: Records.now, files: disk)
    } catch { return }
    save(["plan"], to: .plan, in: journal)
    save(["first"], to: Records.annInMarch, in: journal)
    for answer in 1...3 { save(["answer \(answer)"], to: Records.annsDraft, in: journal) }
    let isFinished = attempt { () throws(JournalError) in
      try journal.finish(
        Records.outcome("survey", finishing: Records.draft), in: Records.annInMarch,
        of: Records.ann)
    }
    if isFinished {
      saved[Records.annInMarch, default: []].append("survey")
      finished.insert(Records.draft)
      saved[Records.annsDraft] = nil
    }
    let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))
    save(["x", "y", "z"], to: april, in: journal)
    save(["last"], to: Records.annInMarch, in: journal)
  }

  private mutating func save(_ names: [String], to file: JournalFile, in journal: FileJournal) {
    let isSaved = attempt { () throws(JournalError) in
      try journal.append(names.map { Records.outcome($0) }, to: file)
    }
    if isSaved { saved[file, default: []] += names }
  }

  private mutating func attempt(_ body: () throws(JournalError) -> Void) -> Bool {
    do throws(JournalError) {
      try body()
      return true
    } catch {
      errors.append(error)
      return false
    }
  }
}
