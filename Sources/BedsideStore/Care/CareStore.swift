public import BedsideCore
public import BedsideSchedule

/// What one participant of a study has to do and has done, over any journal, under the study's rules.
///
/// Everything that is recorded comes through here: nothing for a day that has not come, nothing taken
/// back of a day that is over, nothing behind a closed gate. Time comes from the clock that it is
/// given.
public final class CareStore {
  /// The journal.
  public let journal: any Journal
  /// The study's id.
  public let study: String
  /// The participant.
  public let participant: ParticipantID
  /// The task whose completion begins the study; nil when the study begins by itself.
  public let enrolment: String?
  /// The task whose consent, in the version that governs, all others need; nil for none.
  public let consent: String?
  /// In which zone the participant lives, and when a day begins.
  public let days: DayRule

  let clock: any Clock
  let cache: RecordCache
  let source: (CareTask) -> TaskSource?
  /// The versions in the study's file.
  let studyTasks: [CareTask]
  let content: (any PlannedContent)?
  let zones: (any ZoneDatabase)?
  let memory: (any StartMemory)?
  /// Why nothing may be written through this store, whatever the journal allows.
  let obstacle: Refusal?
  /// The tasks with what the plan holds, and on what they depend.
  var united: UnitedTasks?
  /// How often the plan was found to have changed.
  private(set) var planChanges = 0
  /// The lines that were written through this store and may be found written anew by others.
  var written: Set<OutcomeLineName> = []
  /// All lines that were written through this store.
  var ownLines: Set<OutcomeLineName> = []
  var seen = SeenRecord()
  /// The hashes that the plan was found to hold.
  var planned: Set<String> = []
  private var planPlace = JournalPlace()
  private var hasReadPlan = false
  private var planDamages: Set<JournalDamage> = []
  var draftDamages: Set<JournalDamage> = []
  private var reportedDamages: Set<JournalDamage> = []
  var reportedLosses: Losses?
  /// What was found missing for a page, and is to be told beside it.
  var foundMissing: [FileVerification] = []
  /// Lines of the plan that nobody has asked about: each holds a whole task, so they are read late.
  private var unreadPlan: [JournalRecord] = []
  private var readPlan: [PlanEntry] = []
  /// Since when the record knows of versions that followed others.
  private(set) var seenVersions: [SeenVersion] = []
  /// The withdrawals of the participant from this study, oldest first.
  var withdrawn: [Withdrawal] = []
  /// How often the participant's records were erased, by the plan as far as it has been read.
  private(set) var erasureCount = 0
  /// How often they had been when something was refused for that, which its person knows then.
  public internal(set) var noticedErasures = 0
  /// How often they had been when what is being done was begun; nil where that does not matter.
  var erasuresBefore: Int?
  /// How often they had been when this store took a draft.
  var erasuresByDraft: [DraftID: Int] = [:]

  /// Opens the records of a participant.
  ///
  /// - Parameters:
  ///   - journal: Where the records are.
  ///   - study: The study's id.
  ///   - participant: Whose records.
  ///   - tasks: The study's tasks, all versions.
  ///   - enrolment: The task whose completion begins the study.
  ///   - consent: The task whose consent all others need.
  ///   - days: The participant's zone and the start of the day.
  ///   - clock: Tells the time.
  ///   - zones: Where the zones are found in which something was recorded before.
  ///   - content: Reads the versions back that the plan holds.
  ///   - memory: Remembers what the months of the record do not speak of.
  ///   - obstacle: Why nothing may be written; nil where it may.
  ///   - source: The text of a version of a task, kept in the plan before the first record under it.
  public init(
    journal: any Journal, study: String, participant: ParticipantID, tasks: [CareTask],
    enrolment: String?, consent: String? = nil, days: DayRule, clock: any Clock,
    zones: (any ZoneDatabase)? = nil, content: (any PlannedContent)? = nil,
    memory: (any StartMemory)? = nil, obstacle: Refusal? = nil,
    source: @escaping (CareTask) -> TaskSource? = { _ in nil }
  ) {
    self.journal = journal
    self.study = study
    self.participant = participant
    studyTasks = tasks
    self.zones = zones
    self.content = content
    self.memory = memory
    self.obstacle = obstacle
    self.enrolment = enrolment
    self.consent = consent
    self.days = days
    self.clock = clock
    self.source = source
    cache = RecordCache(journal, of: participant)
    recallGates()
  }

  /// The time.
  public var now: Instant { clock.now() }

  /// The study's day that it is.
  public var today: CivilDate { days.day(of: clock.now()) }

  /// The study's day of an instant.
  public func day(of instant: Instant) -> CivilDate { days.day(of: instant) }

  /// The versions of the task `id`.
  ///
  /// - Throws: `CareError.noSuchTask` with the nearest name.
  public func versions(of id: String) throws(CareError) -> TaskVersions {
    if let versions = tasks.first(where: { $0.id == id }) { return versions }
    throw .noSuchTask(id, nearest: Suggestion.nearest(to: id, among: tasks.map(\.id)))
  }

  /// The damaged lines met since they were last asked for, without those that somebody adopted.
  public func takeDamages() -> [JournalDamage] {
    let new = metDamages.subtracting(reportedDamages)
    reportedDamages.formUnion(new)
    return open(new).sorted {
      ($0.file.description, $0.line) < ($1.file.description, $1.line)
    }
  }

  /// How many damaged lines were met so far that nobody adopted or gave up as lost.
  public var damageCount: Int { open(metDamages).count }

  private var metDamages: Set<JournalDamage> {
    cache.damages.union(planDamages).union(draftDamages)
  }

  private func open(_ damages: Set<JournalDamage>) -> Set<JournalDamage> {
    var adopted: [JournalFile: [Int: Int]] = [:]
    var settled: [JournalFile: Set<Int>] = [:]
    for file in Set(damages.map(\.file)) {
      adopted[file] = try? journal.adoptions(in: file)
      settled[file] = try? journal.settledDamages(in: file)
    }
    return damages.filter {
      adopted[$0.file]?[$0.line] == nil && settled[$0.file]?.contains($0.line) != true
    }
  }

  /// The versions of tasks that the plan holds, as far as it has been read.
  var planEntries: [PlanEntry] {
    readPlan += unreadPlan.compactMap(PlanEntry.init)
    unreadPlan = []
    return readPlan
  }

  /// Reads what the plan has gained since the last time.
  func refreshPlan() throws(CareError) {
    if cache.moment?.hasPlan ?? false { return }
    if planChanges == 0 { planChanges = 1 }
    let hadPlan = hasReadPlan
    hasReadPlan = true
    do throws(JournalError) {
      var unread = unreadPlan
      var left = withdrawn
      var noted = seenVersions
      var erasures = erasureCount
      var isReplaced = false
      var damages = planDamages
      try journal.read(.plan, from: &planPlace) { event in
        switch event {
        case .record(let record):
          if record.isKind(PlanEntry.kind) { unread.append(record) }
          noted += [SeenVersion(record)].compactMap { $0 }
          left += [WithdrawalLine.withdrawal(record, of: participant, study: study)]
            .compactMap { $0 }
          if erases(record) { erasures += 1 }
        case .replaced:
          unread = []
          left = []
          erasures = 0
          noted = []
          isReplaced = true
        case .damage(let damage): damages.insert(damage)
        }
      }
      cache.moment?.hasPlan = true
      planDamages = damages
      withdrawn = left
      // What was read before an erasure is not what stands in files of the same names behind it.
      if hadPlan, erasures > erasureCount { cache.forget() }
      erasureCount = erasures
      if isReplaced || unread.count != unreadPlan.count || noted != seenVersions {
        planChanges += 1
      }
      seenVersions = noted
      unreadPlan = unread
      if isReplaced {
        readPlan = []
        planned = []
      }
    } catch {
      throw .journal(error)
    }
  }
}
