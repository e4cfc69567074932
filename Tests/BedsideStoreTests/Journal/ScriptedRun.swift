import BedsideCore
import BedsideStore

/// A short life of a store: onboarding, a survey with its draft, a batch, answers changed and taken
/// back, an export, and a participant who is erased.
struct ScriptedRun {
  static let bob: ParticipantID = "bob"

  /// What was acknowledged and must never be lost, by file.
  private(set) var saved: [JournalFile: [String]] = [:]
  /// The drafts whose outcome was acknowledged.
  private(set) var finished: Set<DraftID> = []
  /// Who was erased for certain.
  private(set) var erased: Set<ParticipantID> = []
  /// The files of the export that were made.
  private(set) var exported: Set<String> = []
  /// What was refused.
  private(set) var errors: [JournalError] = []
  private let disk: SimulatedDisk

  init(on disk: SimulatedDisk) { self.disk = disk }

  /// Goes through everything and carries on after an error, as a person would.
  ///
  /// Hashing an export takes longer than all the rest, so it is made where it can make a difference.
  mutating func play(exporting: Bool = false) {
    let journal: FileJournal
    do {
      journal = try FileJournal("/home/ann/s", clock: .system, created: Records.now, files: disk)
    } catch { return }
    save(["plan"], to: .plan, in: journal)
    save(["first"], to: Records.annInMarch, in: journal)
    for answer in 1...3 { save(["answer \(answer)"], to: Records.annsDraft, in: journal) }
    finish(in: journal)
    let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))
    save(["x", "y", "z"], to: april, in: journal)
    save(["bob's"], to: .month(Self.bob, Records.march), in: journal)
    remember(in: journal)
    save(["last"], to: Records.annInMarch, in: journal)
    save(["amended"], as: "amend", to: Records.annInMarch, in: journal)
    save(["deleted"], as: "delete", to: Records.annInMarch, in: journal)
    if exporting { export(journal) }
    erase(Self.bob, in: journal)
    save(["language"], as: "setting", to: .settings(Records.ann), in: journal)
    remember(in: journal)
  }

  /// What was written is noted, as when a shell is left.
  private mutating func remember(in journal: FileJournal) {
    _ = attempt { () throws(JournalError) in try journal.rememberWritten(at: Records.now) }
  }

  private mutating func finish(in journal: FileJournal) {
    let isFinished = attempt { () throws(JournalError) in
      try journal.finish(
        Records.outcome("survey", finishing: Records.draft), in: Records.annInMarch,
        of: Records.ann)
    }
    guard isFinished else { return }
    saved[Records.annInMarch, default: []].append("survey")
    finished.insert(Records.draft)
    saved[Records.annsDraft] = nil
  }

  private mutating func export(_ journal: FileJournal) {
    var export = ParticipantExport(
      of: Records.ann, in: journal, origin: journal.settings.origin, clock: .system)
    let maker = NewFiles(files: disk)
    _ = try? export.write(readme: "", at: Records.now) { path, bytes throws(SystemError) in
      try maker.make("/home/ann/export/\(path)", bytes)
      exported.insert(path)
    }
  }

  /// Whoever is erased, all that was saved of them need no longer be there, even if it failed.
  private mutating func erase(_ participant: ParticipantID, in journal: FileJournal) {
    saved = saved.filter { $0.key.participant != participant }
    let isErased = attempt { () throws(JournalError) in
      try journal.erase(participant, at: Records.now, zone: "UTC")
    }
    if isErased { erased.insert(participant) }
  }

  private mutating func save(
    _ names: [String], as kind: String = "outcome", to file: JournalFile,
    in journal: FileJournal
  ) {
    let entries = names.map { name in
      JournalEntry(
        kind,
        ["name": .string(name), "task": "check-in", "effective": "2026-03-06T08:00:00"])
    }
    let isSaved = attempt { () throws(JournalError) in try journal.append(entries, to: file) }
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
