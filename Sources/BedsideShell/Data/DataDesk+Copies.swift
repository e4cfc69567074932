internal import BedsideCore
internal import BedsideStore

extension DataDesk {
  /// Copies all that is kept of the participant into a folder.
  func export(
    to folder: String, _ make: (String, [UInt8]) throws(SystemError) -> Void
  ) -> Program.End {
    reporting { () throws(JournalError) in
      guard try journal.participants().contains(participant) else {
        return fail(.exportNone, ["participant": participant.description], .noSuchThing)
      }
      let settings = (journal as? FileJournal)?.settings
      var export = ParticipantExport(
        of: participant, in: journal, origin: settings?.origin ?? "",
        clock: settings?.clock ?? .system)
      let count: Int
      do throws(ExportError) {
        count = try export.write(readme: readme, at: now) {
          (path, bytes) throws(SystemError) in try make("\(folder)/\(path)", bytes)
        }
      } catch { return refuse(error) }
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

  /// What is in an export, for a person.
  private var readme: String {
    let texts = [
      phrases(.readmeTitle, ["participant": participant.description, "day": phrases.long(today)]),
      phrases(.readmeTable), phrases(.readmeLines), phrases(.readmeManifest),
      phrases(.readmeImport),
    ]
    return texts.joined(separator: "\n\n") + "\n"
  }

  private func refuse(_ error: ExportError) -> Program.End {
    switch error {
    case .journal(let error): return reporting { () throws(JournalError) in throw error }
    case .system(let error) where error.reason == .exists:
      return fail(.exportExists, ["path": error.path], .cannotCreate)
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

  /// Adds what the export in a folder, or the copy of a run in a file, holds.
  ///
  /// With `asked` only what belongs to that participant is added.
  func importRecords(
    at path: String, of asked: ParticipantID?,
    _ read: (String) throws(SystemError) -> [UInt8]
  ) -> Program.End {
    let settings = (journal as? FileJournal)?.settings
    do throws(ExportError) {
      let source = try ParticipantImport(
        path, clock: settings?.clock ?? .system, reading: read)
      if let end = refuse(source.participant, asked) { return end }
      return add(source)
    } catch {
      guard case .noExport = error, let bytes = try? read(path) else { return refuse(error) }
      return restore(bytes, path, asked)
    }
  }

  private func refuse(_ participant: ParticipantID, _ asked: ParticipantID?) -> Program.End? {
    guard let asked, asked != participant else { return nil }
    let names: KeyValuePairs = [
      "participant": participant.description, "asked": asked.description,
    ]
    return fail(.importOther, names, .usage)
  }

  private func add(_ source: ParticipantImport) -> Program.End {
    reporting { () throws(JournalError) in
      let count = try source.add(to: journal)
      if count > 0 {
        let line = DataLine(.import, of: source.participant, at: now, zone: zone.id)
        try journal.append([line.entry], to: .plan)
      }
      return tell(count, of: source.participant, count == 0 ? .importNothingNew : .imported)
    }
  }

  private func restore(_ bytes: [UInt8], _ path: String, _ asked: ParticipantID?) -> Program.End {
    reporting { () throws(JournalError) in
      if let mark = try MarkCopy(bytes) {
        if let end = refuse(mark.participant, asked) { return end }
        return try tell(mark.participant, .markRestored) { () throws(CopyError) in
          try mark.restore(in: journal)
        }
      }
      guard let copy = try RecordCopy(bytes) else {
        return fail(.importNone, ["path": path], .badData)
      }
      if let end = refuse(copy.participant, asked) { return end }
      return try tell(copy.participant, .copyRestored) { () throws(CopyError) in
        try copy.restore(in: journal)
      }
    }
  }

  /// Says what became of a copy that `restore` brings back, in how many lines.
  private func tell(
    _ participant: ParticipantID, _ phrase: Phrase, _ restore: () throws(CopyError) -> Int
  ) throws(JournalError) -> Program.End {
    do throws(CopyError) {
      let count = try restore()
      return tell(count, of: participant, count == 0 ? .importNothingNew : phrase)
    } catch {
      switch error {
      case .finished: return fail(.copyFinished, [:], .badData)
      case .different: return fail(.copyDifferent, [:], .badData)
      case .recorded: return fail(.markRecordedAlready, [:], .badData)
      case .journal(let error): throw error
      }
    }
  }

  private func tell(_ count: Int, of participant: ParticipantID, _ phrase: Phrase) -> Program.End {
    if isJSON {
      renderer.write(
        .object([
          "format": 1, "participant": .string(participant.description), "lines": .integer(count),
        ]))
    } else {
      let names: KeyValuePairs = ["participant": participant.description]
      let text =
        phrase == .markRestored ? phrases(phrase) : phrases(phrase, count: count, names)
      renderer.show(.text(text, .answer))
    }
    return Program.End(.done)
  }

  /// Says that nothing is kept of the participant; nil where something is, which may be the rest of an
  /// erasure that was cut short.
  private func refuseErasingNothing() -> Program.End? {
    do throws(JournalError) {
      if try journal.participants().contains(participant) { return nil }
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
      renderer.show(.text(phrases(.erased, ["participant": own]), .answer))
      return Program.End(.done)
    }
  }
}
