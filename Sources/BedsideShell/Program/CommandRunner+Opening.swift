internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  var places: Places {
    Places(
      options: invocation.globals, environment: host.environment, dataFolder: host.dataFolder)
  }

  /// Opens the study and the participant's records; says what keeps them from being opened.
  ///
  /// A study with mistakes opens with what is good. What is wrong is said: with `readsAll` in every
  /// file, else in those that were needed.
  func openDesk(readsAll: Bool = false) throws(ProgramStop) -> CareDesk {
    let file = try studyFile()
    let participant = try participant()
    let journal = try openJournal()
    let settings = try? ParticipantSettings(of: participant, in: journal)
    let language = settings?.language
    let library = openLibrary(file, language)
    renderer.phrases = library.phrases
    if readsAll { library.loadAll() }
    guard let study = library.study else {
      show(library.problems)
      throw ProgramStop(.badData)
    }
    show(library.problems)
    try checkLanguage(of: library)
    let zone = try zone(of: study)
    let clock = try clock()
    if case .readOnly(let reason) = journal.access {
      renderer.show(
        .text(phrases(.readOnlyNotice, ["reason": phrases.message(for: reason)]), .notice))
    }
    tellOfNoRecords(of: participant, in: journal)
    let store = CareStore(
      journal: journal, study: study.id, participant: participant, tasks: study.tasks,
      enrolment: study.enrolment, consent: study.consent,
      days: DayRule(zone: zone, dayStart: study.dayStart),
      clock: clock, zones: host.zones, content: library,
      memory: gateMemory(of: participant, in: journal),
      obstacle: obstacle(to: zone, of: study, in: journal), source: { library.source($0) })
    var desk = desk(store, LibraryContent(library, study: study), clock)
    desk.languages = library.languages
    desk.profileName = settings?.profile.name
    let side = settings?.profile.side ?? study.side
    desk.side = side
    desk.presenter.steps.side = side
    let others = ((try? journal.participants()) ?? []).contains { $0 != participant }
    desk.participantName = others ? settings?.profile.name ?? participant.description : nil
    desk.conventions = conventions(of: language)
    return desk
  }

  /// A participant's records under the study that was asked for, to hold other records against them; nil
  /// where there is no study, of which nothing is said.
  func quietDesk(of participant: ParticipantID) -> CareDesk? {
    guard let content = places.content,
      let library = library(ofRecorded: places.studyFile(in: content)), let study = library.study,
      let store = recordedStore(library, of: participant), let clock = try? clock()
    else { return nil }
    var desk = desk(store, LibraryContent(library, study: study), clock)
    desk.conventions = conventions(of: nil)
    return desk
  }

  /// Says that there is nothing where records were named to be read.
  ///
  /// A mistyped folder or name would look like somebody who has just begun; to who does, it is nothing new.
  private func tellOfNoRecords(of participant: ParticipantID, in journal: any Journal) {
    guard let store = journal as? FileJournal, store.access == .readWrite else { return }
    if !store.exists {
      guard places.namesStore, readsRecords else { return }
      let text = phrases(.noRecordsThere, ["path": store.path])
      renderer.show(.text(text, .notice))
    } else if invocation.globals["participant"] != nil,
      let known = try? store.participants(), !known.contains(participant)
    {
      let names: KeyValuePairs = ["participant": participant.description, "path": store.path]
      renderer.show(.text(phrases(.noRecordsOf, names), .notice))
    }
  }

  /// Whether what is done is no beginning: neither the shell at a terminal, nor what records first.
  private var readsRecords: Bool {
    guard let command = invocation.command else { return !host.console.isInteractive }
    let adds = command == .participants && !invocation.arguments.isEmpty
    return !adds && !Grammar.spec(command).beginsRecords
  }

  /// Whose records are meant.
  func participant() throws(ProgramStop) -> ParticipantID {
    let name = invocation.globals["participant"] ?? "me"
    guard let participant = ParticipantID(name) else {
      throw stop(phrases(.badParticipant, ["name": name]), .usage)
    }
    return participant
  }

  private func desk(
    _ store: CareStore, _ content: LibraryContent, _ clock: any Clock
  ) -> CareDesk {
    var presenter = TaskPresenter(
      renderer: renderer, viewer: host.viewer, markdown: host.markdown, library: content)
    presenter.editor = host.editor
    presenter.steps = host.steps
    var desk = CareDesk(
      store: store, content: content, renderer: renderer, presenter: presenter, clock: clock,
      isJSON: invocation.has("json"),
      asksNothing: invocation.has("no-input"), makeRunID: host.makeRunID)
    desk.maker = host.maker
    desk.findFigures = host.findFigures
    desk.screen = host.screen
    desk.isPlain = invocation.has("plain")
    desk.isRehearsal = isRehearsal(store.journal)
    return desk
  }

  /// The file of the study that was asked for.
  private func studyFile() throws(ProgramStop) -> String {
    guard let content = places.content else { throw stop(phrases(.noContent), .noSuchThing) }
    let file = places.studyFile(in: content)
    guard host.contentFiles.exists(file) else {
      let name = invocation.globals["study"] ?? "recover"
      throw stop(phrases(.noStudy, ["study": name, "folder": content]), .noSuchThing)
    }
    return file
  }

  private func openLibrary(_ file: String, _ language: LanguageTag?) -> ContentLibrary {
    ContentLibrary(
      study: file, dataFolder: host.dataFolder, files: host.contentFiles, zones: host.zones,
      preference: preference(of: language), memory: host.contentMemory(file),
      reader: host.build ?? "", phrases: InterfaceLanguage.phrases)
  }

  private func zone(of study: Study) throws(ProgramStop) -> Zone {
    guard let name = invocation.globals["zone"] else { return study.zone ?? host.zone }
    do throws(ZoneError) {
      return try host.zones.zone(name)
    } catch {
      throw stop(phrases.message(for: error), .usage)
    }
  }

  /// Why nothing is written: the records of a person are not moved to another zone by an option, or the
  /// day before would be open again.
  private func obstacle(to zone: Zone, of study: Study, in journal: any Journal) -> Refusal? {
    let own = study.zone ?? host.zone
    guard zone.id != own.id, !isRehearsal(journal) else { return nil }
    return .otherZone(zone.id, own: own.id)
  }

  private func isRehearsal(_ journal: any Journal) -> Bool {
    guard let store = journal as? FileJournal else { return invocation.globals["now"] != nil }
    return store.settings.clock == .simulated
  }

  /// What is remembered of the participant's records, by the name of the store that they are in.
  private func gateMemory(
    of participant: ParticipantID, in journal: any Journal
  ) -> (any StartMemory)? {
    guard let store = journal as? FileJournal, store.exists else { return nil }
    return host.gateMemory("gates-\(store.settings.origin)-\(participant).json")
  }

  /// The time: the machine's, or the instant of a rehearsal.
  func clock() throws(ProgramStop) -> any Clock {
    guard let text = invocation.globals["now"] else { return host.clock }
    guard let now = Instant(text) else { throw stop(phrases(.badNow, ["text": text]), .usage) }
    return RehearsalClock(start: now, real: host.clock)
  }

  func openJournal() throws(ProgramStop) -> any Journal {
    if places.store.isEmpty { throw stop(phrases(.emptyStore), .usage) }
    do throws(StoreError) {
      let isRehearsal = invocation.globals["now"] != nil
      return try host.openStore(places.store, isRehearsal ? .simulated : .system)
    } catch {
      if case .notSimulated = error { throw stop(phrases.message(for: error), .usage) }
      throw stop(phrases.message(for: error), .cannotCreate)
    }
  }

  /// Says what is wrong and makes the end of the program of it.
  func stop(_ message: String, _ code: ExitCode) -> ProgramStop {
    ProgramStop(fail(message, code).code)
  }
}

/// The program can't go on; why was said.
struct ProgramStop: Error {
  let code: ExitCode

  init(_ code: ExitCode) { self.code = code }
}

/// A clock that begins at the instant of a rehearsal and goes on from there.
private struct RehearsalClock: Clock {
  let start: Instant
  let real: any Clock
  private let began: Instant

  init(start: Instant, real: any Clock) {
    self.start = start
    self.real = real
    began = real.now()
  }

  func now() -> Instant { start.adding(milliseconds: began.milliseconds(until: real.now())) }
}
