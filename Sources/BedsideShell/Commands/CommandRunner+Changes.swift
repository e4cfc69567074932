internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// What the study now says under a version that the record holds with other content, where that
  /// stands in one of the files at `paths`.
  func changedContent(among paths: [String]) -> [Problem] {
    guard let content = places.content else { return [] }
    let file = places.studyFile(in: content)
    guard let library = library(ofRecorded: file), let store = recordedStore(library) else {
      return []
    }
    let changed = changedVersions(in: library, store)
    let notes = (try? store.planNotes()) ?? []
    if changed.isEmpty, notes.isEmpty { return [] }
    // Two paths may lead to one file, so that files are known by what they hold.
    let study = bytes(at: file)
    let known = paths.map { (path: $0, bytes: bytes(at: $0)) }
    let place = paths.contains(file) ? file : known.first { $0.bytes == study }?.path
    return changed.compactMap { refusal, task -> Problem? in
      let message = phrases.message(for: refusal)
      let survey = task?.survey.flatMap { library.folder.file($0) }.flatMap { bytes(at: $0) }
      let own = known.first { $0.bytes != nil && $0.bytes == survey }?.path
      let byte = task.flatMap { try? store.changedByte(ofFile: $0) }
      if let own, let byte, let survey {
        return Problem(
          file: own, position: TextPosition(offset: byte, in: survey), message: message)
      }
      let entry = task.flatMap { library.position(of: $0) }
      return place.map { Problem(file: $0, position: entry, message: message) }
        ?? own.map { Problem(file: $0, message: message) }
    }
      + (place.map { place in
        notes.map { Problem(file: place, severity: .warning, message: $0.description) }
      } ?? [])
  }

  /// The study in a file; nil where there is none.
  func library(ofRecorded file: String) -> ContentLibrary? {
    guard bytes(at: file) != nil else { return nil }
    return ContentLibrary(
      study: file, dataFolder: host.dataFolder, files: host.contentFiles, zones: host.zones,
      preference: preference(), phrases: InterfaceLanguage.phrases)
  }

  /// The record of the study, to be asked about its plan; nil where there is none.
  func recordedStore(
    _ library: ContentLibrary, of participant: ParticipantID = "check"
  ) -> CareStore? {
    guard let study = library.study,
      let journal = try? host.openStore(
        places.store, invocation.globals["now"] == nil ? .system : .simulated)
    else { return nil }
    return CareStore(
      journal: journal, study: study.id, participant: participant, tasks: study.tasks,
      enrolment: study.enrolment, consent: study.consent,
      days: DayRule(zone: study.zone ?? host.zone, dayStart: study.dayStart),
      clock: (try? clock()) ?? host.clock, zones: host.zones, content: library,
      source: { library.source($0) })
  }

  /// The versions whose content has changed.
  private func changedVersions(
    in library: ContentLibrary, _ store: CareStore
  ) -> [(refusal: Refusal, task: CareTask?)] {
    ((try? store.changedVersions()) ?? []).map { refusal in
      guard case .contentChanged(let id, let version) = refusal else { return (refusal, nil) }
      let task = library.study?.tasks.first { $0.id == id && $0.version == version }
      return (refusal, task)
    }
  }

  private func bytes(at path: String) -> [UInt8]? { try? host.contentFiles.read(path) }
}
