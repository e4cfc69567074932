internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension DataDesk {
  /// Adds what the export in a folder, or the copy of a run in a file, holds.
  ///
  /// With `asked` only what belongs to that participant is added.
  func importRecords(
    at path: String, of asked: ParticipantID?, by importer: Importer,
    from files: any FileReader
  ) -> Program.End {
    let settings = (journal as? FileJournal)?.settings
    do throws(ExportError) {
      let source = try ParticipantImport(
        path, clock: settings?.clock ?? .system
      ) { (name) throws(SystemError) in try files.bytes(of: name, in: path) }
      if let end = refuse(source.participant, asked) { return end }
      return add(source, from: path, by: importer)
    } catch {
      guard case .noExport = error else { return refuse(error) }
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try files.bytes(of: path)
      } catch {
        switch error.reason {
        case .notFound: return fail(.noFile, ["path": path], .noSuchThing)
        case .isAFolder, .notAFile: return refuse(ExportError.noExport(path: path))
        default: return refuse(.system(error))
        }
      }
      return restore(bytes, path, asked, by: importer)
    }
  }

  private func refuse(_ participant: ParticipantID, _ asked: ParticipantID?) -> Program.End? {
    guard let asked, asked != participant else { return nil }
    let names: KeyValuePairs = [
      "participant": participant.description, "asked": asked.description,
    ]
    return fail(.importOther, names, .usage)
  }

  /// On what terms something comes in, and what the study plans: where there is a study, it says in
  /// which zone it is which day.
  private func terms(
    _ path: String, of participant: ParticipantID, _ importer: Importer
  ) -> (ImportTerms, StudyPlan) {
    let desk = importer.desk(participant)
    let terms = ImportTerms(
      source: path, author: importer.author, reason: importer.reason, now: now,
      days: desk?.store.days ?? days, zones: zones)
    return (terms, desk?.studyPlan ?? .unknown)
  }

  private func add(
    _ source: ParticipantImport, from path: String, by importer: Importer
  ) -> Program.End {
    let result: ParticipantImport.Result
    let (terms, plan) = terms(path, of: source.participant, importer)
    do throws(ImportError) {
      result = try source.add(to: journal, by: terms, under: plan)
    } catch { return refuse(error) }
    let isAllThere = result.added == 0 && result.losses.isEmpty
    return tell(result, of: source.participant, isAllThere ? .importNothingNew : .imported)
  }

  private func restore(
    _ bytes: [UInt8], _ path: String, _ asked: ParticipantID?, by importer: Importer
  ) -> Program.End {
    reporting { () throws(JournalError) in
      if let mark = try MarkCopy(bytes) {
        if let end = refuse(mark.participant, asked) { return end }
        let (terms, plan) = terms(path, of: mark.participant, importer)
        return try tell(mark.participant, .markRestored) { () throws(CopyError) in
          try mark.restore(in: journal, by: terms, under: plan)
        }
      }
      guard let copy = try RecordCopy(bytes) else {
        return fail(.importNone, ["path": path], .badData)
      }
      if let end = refuse(copy.participant, asked) { return end }
      let (terms, plan) = terms(path, of: copy.participant, importer)
      return try tell(copy.participant, .copyRestored) { () throws(CopyError) in
        try copy.restore(in: journal, by: terms, under: plan)
      }
    }
  }

  /// Says what became of a copy that `restore` brings back, in how many lines.
  private func tell(
    _ participant: ParticipantID, _ phrase: Phrase, _ restore: () throws(CopyError) -> Int
  ) throws(JournalError) -> Program.End {
    do throws(CopyError) {
      let count = try restore()
      return tell(
        .init(added: count), of: participant, count == 0 ? .importNothingNew : phrase)
    } catch {
      switch error {
      case .finished: return fail(.copyFinished, [:], .badData)
      case .different: return fail(.copyDifferent, [:], .badData)
      case .recorded: return fail(.markRecordedAlready, [:], .badData)
      case .refused(let error): return refuse(error)
      case .journal(let error): throw error
      }
    }
  }

  private func tell(
    _ result: ParticipantImport.Result, of participant: ParticipantID, _ phrase: Phrase
  ) -> Program.End {
    let texts = result.losses.map(phrases.message)
    if isJSON {
      renderer.write(
        .object([
          "format": 1, "participant": .string(participant.description),
          "lines": .integer(result.added), "leftOut": .integer(result.leftOut),
          "losses": .array(texts.map { .string($0) }),
          "unplanned": .integer(result.unplanned.reduce(0) { $0 + $1.count }),
        ]))
    } else {
      let names: KeyValuePairs = ["participant": participant.description]
      // A mark that comes back is one mark, however many lines it takes.
      let text =
        phrase == .markRestored ? phrases(phrase) : phrases(phrase, count: result.added, names)
      renderer.show(.text(text, .answer))
    }
    if result.leftOut > 0 {
      renderer.show(.text(phrases(.importLeftOut, count: result.leftOut), .notice))
    }
    if let text = text(of: result.unplanned) { renderer.show(.text(text, .notice)) }
    renderer.show(texts.map { .text($0, .notice) })
    // Who looks at the end alone takes the copy for whole otherwise.
    return Program.End(result.losses.isEmpty ? .done : .badData)
  }

  /// What is to be said of lines that the study can't judge; nil where there are none.
  private func text(of lines: [UnplannedLines]) -> String? {
    if lines.isEmpty { return nil }
    let tasks = lines.map {
      phrases(.importVersion, ["task": $0.task, "version": String($0.version)])
    }
    return phrases(
      .importUnplanned, count: lines.reduce(0) { $0 + $1.count },
      ["tasks": tasks.joined(separator: ", ")])
  }
}
