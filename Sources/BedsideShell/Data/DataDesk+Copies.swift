internal import BedsideCore
internal import BedsideStore

extension DataDesk {
  /// Copies all that is kept of the participant into a folder.
  func export(to folder: String, by maker: any FileMaker) -> Program.End {
    reporting { () throws(JournalError) in
      if (try? (journal as? FileJournal)?.isInside(folder)) == true {
        return fail(.exportInside, ["path": folder], .cannotCreate)
      }
      guard try journal.participants().contains(participant) else {
        return fail(.exportNone, ["participant": participant.description], .noSuchThing)
      }
      var copied: (files: Int, reading: RecordReading) = (0, RecordReading())
      do throws(ExportError) {
        try maker.makeFolder(folder) { files throws(ExportError) in
          copied = try copyRecord(by: files)
        }
      } catch { return refuse(error) }
      let count = copied.files
      try tellOfGaps([participant], copied.reading)
      try note(.export)
      let names: KeyValuePairs = [
        "participant": participant.description, "folder": folder,
      ]
      if isJSON {
        renderer.write(
          .object([
            "format": 1, "participant": .string(participant.description),
            "folder": .string(folder), "files": .integer(count),
          ]))
      } else {
        renderer.show(.line(StyledText(phrases(.exported, count: count, names))), on: .data)
        renderer.show(.text(phrases(.exportCare)))
      }
      if case .readOnly = journal.access { renderer.show(.text(phrases(.exportNotNoted), .notice)) }
      return Program.End(.done)
    }
  }

  /// Copies the record, file by file and piece by piece; returns how many files there were, and which
  /// lines.
  func copyRecord(
    by maker: any FileMaker
  ) throws(ExportError) -> (files: Int, reading: RecordReading) {
    var export = participantExport
    let count = try export.write(readme: readme, at: now) { (path, fill) throws(ExportError) in
      try maker.makeFile(path, replacing: false) { write throws(ExportError) in
        try fill { (bytes) throws(SystemError) in try write(bytes[...]) }
      }
    }
    return (count, export.reading)
  }

  private var participantExport: ParticipantExport {
    let settings = (journal as? FileJournal)?.settings
    return ParticipantExport(
      of: participant, in: journal, origin: settings?.origin ?? "",
      clock: settings?.clock ?? .system)
  }

  /// What is in an archive whose tables are of a study, for a person.
  func archiveReadme(ofStudy title: String) -> String {
    let texts = [
      phrases(.readmeTitle, ["participant": participant.description, "day": phrases.long(today)]),
      phrases(.readmeArchive, ["study": title]), phrases(.readmeRecord),
    ]
    return texts.joined(separator: "\n\n") + "\n"
  }

  /// What is in an export, for a person.
  private var readme: String {
    let texts = [
      phrases(.readmeTitle, ["participant": participant.description, "day": phrases.long(today)]),
      phrases(.readmeTable), phrases(.readmeLines), phrases(.readmeManifest),
      phrases(.readmeImport),
    ]
    return texts.joined(separator: "\n\n") + "\n"
  }

  /// Says why an export or an import was not made; `exists` is what is said of what is there already.
  func refuse(_ error: ExportError, suggesting exists: Phrase = .exportExists) -> Program.End {
    switch error {
    case .journal(let error): return reporting { () throws(JournalError) in throw error }
    case .system(let error) where error.reason == .exists:
      return fail(exists, ["path": error.path], .cannotCreate)
    case .system(let error):
      renderer.show(.text(phrases.message(for: error), .problem))
      return Program.End(error.action == .create ? .cannotCreate : .cannotWrite)
    case .noExport(let path): return fail(.importNone, ["path": path], .badData)
    case .format(let path, let format):
      return fail(.importFormat, ["path": path, "format": String(format)], .badData)
    case .changed(let path): return fail(.importChanged, ["path": path], .badData)
    case .rehearsal(let path): return fail(.importRehearsal, ["path": path], .badData)
    }
  }

  /// Says that nothing is kept of the participant; nil where something is, which may be the rest of an
  /// erasure that was cut short.
  private func refuseErasingNothing() -> Program.End? {
    do throws(JournalError) {
      if try journal.participants().contains(participant) { return nil }
      // Of whom only is known that there was something, that is erased.
      if try journal.checkpointed().contains(participant) { return nil }
      // An erasure that left traces outside the store is finished by erasing again.
      var wasErased = false
      try journal.read(.plan) { event in
        guard case .record(let record) = event, let line = DataLine(record) else { return }
        if line.action == .erase, line.participant == participant { wasErased = true }
      }
      if wasErased { return nil }
      return fail(.eraseNone, ["participant": participant.description], .noSuchThing)
    } catch {
      return reporting { () throws(JournalError) in throw error }
    }
  }

  /// Removes all that is kept of the participant, and what elsewhere may tell of it.
  ///
  /// `name` is the participant's name again, which confirms it; nil is asked for.
  func erase(
    confirming name: String?, asks: Bool, traces: () throws(SystemError) -> Void
  ) -> Program.End {
    let own = participant.description
    if let end = refuseErasingNothing() { return end }
    var typed = name
    if typed == nil {
      guard asks else { return fail(.eraseNeedsConfirm, ["participant": own], .usage) }
      let place = folder.map { "\($0)/p/\(own)" } ?? own
      renderer.show(.gap, .text(phrases(.eraseMeaning, ["participant": own, "folder": place])))
      switch renderer.readLine(phrases(.eraseTypeName, ["participant": own])) {
      case .line(let line, _): typed = line.trimmed
      case .interrupted, .endOfInput:
        renderer.show(.text(phrases(.eraseUnchanged)))
        return Program.End(.aborted)
      case .terminated(let signal): return Program.End(.aborted, signal: signal)
      }
    }
    guard typed == own else {
      return fail(.eraseWrongName, ["text": typed ?? "", "participant": own], .usage)
    }
    return reporting { () throws(JournalError) in
      try journal.erase(participant, at: now, zone: zone.id)
      do throws(SystemError) {
        try traces()
      } catch {
        renderer.show(
          .text(phrases(.eraseTraces, ["reason": phrases.message(for: error)]), .problem))
        return Program.End(.cannotWrite)
      }
      if isJSON {
        renderer.write(.object(["format": 1, "erased": .string(own)]))
      } else {
        renderer.show(.text(phrases(.erased, ["participant": own]), .answer))
      }
      return Program.End(.done)
    }
  }
}
