internal import BedsideCore
internal import BedsideExchange
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// Whether `export` is to write for other programs, not to copy the record as it is.
  var isFormattedExport: Bool { invocation.has("format") || invocation.has("tsv") }

  /// Writes what is recorded for other programs.
  func exportInFormat(_ open: CareDesk?) throws(ProgramStop) -> Program.End {
    let desk = if let open { open } else { try openDesk() }
    defer { if open == nil { desk.store.remember(after: secondsBetweenNotes(in: nil)) } }
    let data = try dataDesk(desk)
    return inRange(desk.context) { range in
      do throws(ProgramStop) {
        let request = try exportRequest(desk, range)
        return export(request, desk, data)
      } catch { return Program.End(error.code) }
    }
  }

  private func exportRequest(
    _ desk: CareDesk, _ range: ListingRange
  ) throws(ProgramStop) -> ExportRequest {
    let format = invocation.options["format"].flatMap(ExportFormat.init) ?? .csv
    var request = ExportRequest(
      format: format, task: invocation.options["task"], path: invocation.arguments.first)
    if let option = ["tsv", "bom", "defuse"].first(where: invocation.has), !format.isTable,
      !(format.isOfTask && option == "defuse")
    {
      throw stop(phrases(.exportNoTable, ["option": "--\(option)"]), .usage)
    }
    if let path = request.path, path.trimmed.isEmpty { throw stop(phrases(.exportEmpty), .usage) }
    if request.path == nil, format != .archive, invocation.has("json") {
      throw stop(phrases(.exportJSONPath), .usage)
    }
    request.style = TableStyle(
      invocation.has("tsv") ? .tabs : .commas, hasMark: invocation.has("bom"),
      defusesFormulas: invocation.has("defuse"))
    if !range.isOpen { request.days = (range.from ?? .earliest)...(range.to ?? .latest) }
    request.isOfEveryone = invocation.has("everyone")
    request.includesDeleted = invocation.has("deleted")
    request.isNeutral = invocation.has("neutral")
    if let text = invocation.options["alarm"] { request.alarm = try alarm(text) }
    request.replaces = invocation.has("force")
    request.isShown = host.terminals.contains(.data)
    try check(request, desk)
    return request
  }

  /// The minutes that `text` says; nil for none.
  private func alarm(_ text: String) throws(ProgramStop) -> Int? {
    if text == Self.noAlarm { return nil }
    guard let minutes = Int(text), (0...10_080).contains(minutes) else {
      throw stop(phrases(.exportBadAlarm, ["text": text]), .usage)
    }
    return minutes
  }

  private static let noAlarm = "none"

  private func check(_ request: ExportRequest, _ desk: CareDesk) throws(ProgramStop) {
    let ids = desk.store.tasks.map(\.id)
    if let task = request.task, !ids.contains(task) {
      let nearest = Suggestion.nearest(to: task, among: ids)
      _ = desk.report(.noSuchTask(task, nearest: nearest))
      throw ProgramStop(.noSuchThing)
    }
    for option in ["alarm", "neutral"] where request.format != .ical && invocation.has(option) {
      throw stop(phrases(.exportNoCalendar, ["option": "--\(option)"]), .usage)
    }
    if request.format == .ical, host.findCalendarWriter() == nil {
      throw stop(phrases(.exportNeedsCalendars), .failure)
    }
    if request.format == .archive, host.findArchiveMaker() == nil {
      throw stop(phrases(.exportNeedsArchives), .failure)
    }
    for option in ["task", "from", "to", "everyone"]
    where request.format == .archive && invocation.has(option) {
      throw stop(phrases(.exportArchiveWhole, ["option": "--\(option)"]), .usage)
    }
    if request.format.isOfTask, request.task == nil, request.path == nil {
      let names: KeyValuePairs = [
        "format": request.format.rawValue, "tasks": ids.joined(separator: ", "),
      ]
      throw stop(phrases(.exportNeedsTask, names), .usage)
    }
  }

  private func export(
    _ request: ExportRequest, _ desk: CareDesk, _ data: DataDesk
  ) -> Program.End {
    if let path = request.path,
      (try? (desk.store.journal as? FileJournal)?.isInside(path)) == true
    {
      return data.fail(.exportInside, ["path": path], .cannotCreate)
    }
    return data.reporting { () throws(JournalError) in
      let known = try data.journal.participants()
      let participants = request.isOfEveryone ? known : [data.participant]
      if request.format.holdsAnswers, !participants.contains(where: known.contains) {
        return data.fail(
          .exportNone, ["participant": data.participant.description], .noSuchThing)
      }
      let dictionary: StudyDictionary
      var reports: CareDesk.ReportFiles?
      do throws(CareError) {
        dictionary = try desk.dictionary(of: desk.store.study)
        if request.format == .archive { reports = try desk.reportFiles() }
      } catch { return Program.End(desk.report(error)) }
      var exporting = ExportDesk(
        desk: desk, request: request, participants: participants, dictionary: dictionary,
        zones: host.zones)
      if request.format == .ical || request.format == .archive {
        exporting.writeCalendar = host.findCalendarWriter()
      }
      if request.format == .archive, let make = host.findArchiveMaker() {
        exporting.makeArchive = make
      }
      if let reports { exporting.reports = reports.files }
      do throws(ExportError) {
        let written = try write(exporting, data)
        if request.format.holdsAnswers {
          try tellOfGaps(participants, written.reading, request, data)
          try note(participants, request.what, data)
        }
        if let failure = reports?.failure { desk.tellUndrawn(failure) }
        return tell(written, request, data)
      } catch { return data.refuse(error, suggesting: .exportFileExists) }
    }
  }

  private func write(
    _ exporting: ExportDesk, _ data: DataDesk
  ) throws(ExportError) -> ExportDesk.Written {
    guard exporting.request.format == .archive else { return try exporting.write() }
    let path = exporting.request.path ?? "bedside-\(data.participant)-\(data.today).zip"
    return try exporting.writeArchive(
      to: path, readme: data.archiveReadme(ofStudy: exporting.dictionary.title)
    ) {
      (maker) throws(ExportError) in
      _ = try data.copyRecord(by: FolderFiles(folder: "record", maker: maker))
    }
  }

  /// Says what is missing of the records that were written out.
  private func tellOfGaps(
    _ participants: [ParticipantID], _ reading: RecordReading, _ request: ExportRequest,
    _ data: DataDesk
  ) throws(ExportError) {
    do throws(JournalError) {
      let months = request.days.map { Month($0.lowerBound)...Month($0.upperBound) }
      try data.tellOfGaps(participants, reading, in: months)
    } catch { throw .journal(error) }
  }

  /// Notes in the audit trail whose records were written out.
  private func note(
    _ participants: [ParticipantID], _ what: String, _ data: DataDesk
  ) throws(ExportError) {
    for participant in participants {
      do throws(JournalError) {
        try data.note(.export, of: participant, what)
      } catch { throw .journal(error) }
    }
  }

  private func tell(
    _ written: ExportDesk.Written, _ request: ExportRequest, _ data: DataDesk
  ) -> Program.End {
    if invocation.has("json") {
      renderer.write(.object(["format": 1, "files": .strings(written.paths)]))
    } else {
      for path in written.paths { renderer.show(data.line(phrases(.exportWrote, ["path": path]))) }
      if !written.paths.isEmpty, request.format.holdsAnswers {
        renderer.show(.text(phrases(.exportFileCare)))
      }
    }
    if written.reading.damaged > 0 {
      renderer.show(
        .text(phrases(.exportLeftOut, count: written.reading.damaged), .problem),
        .hint(phrases(.verifySeeDoctor)))
    }
    if request.format.holdsAnswers, case .readOnly = data.journal.access {
      renderer.show(.text(phrases(.exportNotNoted), .notice))
    }
    return Program.End(.done)
  }
}
