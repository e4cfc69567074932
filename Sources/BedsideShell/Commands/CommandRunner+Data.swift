internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// Does a command on the records as a whole.
  func runData(_ command: CommandName, _ open: CareDesk?) throws(ProgramStop) -> Program.End {
    if command == .export, isFormattedExport { return try exportInFormat(open) }
    let desk = try dataDesk(open)
    if let open, let end = refuseWriting(command, open) { return end }
    defer { if open == nil { desk.remember() } }
    switch command {
    case .verify: return desk.verify()
    case .doctor: return doctor(desk, open)
    case .audit: return audit(desk, open)
    case .participants: return participants(desk)
    case .export: return export(desk)
    case .import: return importRecords(desk, open)
    case .erase: return erase(desk)
    default: return Program.End(.usage)
    }
  }

  func dataDesk(_ open: CareDesk?) throws(ProgramStop) -> DataDesk {
    let participant = if let open { open.store.participant } else { try self.participant() }
    let journal = if let open { open.store.journal } else { try openJournal() }
    let now = (try clock()).now()
    let zone = invocation.globals["zone"].flatMap { try? host.zones.zone($0) } ?? host.zone
    var desk = DataDesk(
      journal: journal, participant: participant, renderer: renderer, now: now,
      days: open?.store.days ?? DayRule(zone: zone), zones: host.zones,
      isJSON: invocation.has("json"), isPlain: invocation.has("plain"))
    desk.isOnTerminal = host.terminals.contains(.data)
    return desk
  }

  /// Refuses to add lines where the record is only read as in another zone, in which the day before may
  /// be today.
  private func refuseWriting(_ command: CommandName, _ open: CareDesk) -> Program.End? {
    guard command == .import || command == .doctor && invocation.options["adopt"] != nil else {
      return nil
    }
    do throws(CareError) {
      try open.store.checkWriting()
      return nil
    } catch { return Program.End(open.report(error)) }
  }

  /// Lists the participants, or keeps what is known of one.
  private func participants(_ desk: DataDesk) -> Program.End {
    let words = invocation.arguments
    let change = ProfileChange(
      name: named("name"), side: invocation.options["side"], notes: named("notes"))
    if words.isEmpty, change.isEmpty { return desk.listParticipants() }
    guard words.count == 2, ["add", "set"].contains(words[0]), words[0] == "add" || !change.isEmpty
    else { return fail(phrases(.participantsHow), .usage) }
    return desk.keep(change, of: words[1], isNew: words[0] == "add")
  }

  private func doctor(_ desk: DataDesk, _ open: CareDesk?) -> Program.End {
    let (line, file) = (invocation.options["adopt"], invocation.options["accept-loss"])
    if line == nil, file == nil { return desk.examine() }
    if line != nil, file != nil { return fail(phrases(.acceptOrAdopt), .usage) }
    guard let author = named("author"), let reason = named("reason") else {
      return fail(phrases(line == nil ? .acceptNeedsReason : .adoptNeedsReason), .usage)
    }
    guard let line else {
      return desk.acceptLoss(of: file ?? "", author: author, reason: reason) { participant in
        open?.store.participant == participant
          ? open?.store : quietDesk(of: participant)?.store
      }
    }
    return desk.adopt(line, author: author, reason: reason) { participant in
      var runner = self
      runner.invocation.globals["participant"] = participant.description
      return try? runner.openDesk()
    }
  }

  /// The value of an option; nil for one without a word in it.
  private func named(_ option: String) -> String? {
    invocation.options[option].flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed }
  }

  private func audit(_ desk: DataDesk, _ open: CareDesk?) -> Program.End {
    let word = invocation.arguments.first
    let hasDays = ["from", "to"].contains { invocation.options[$0] != nil }
    guard word != nil || hasDays else { return inRange(context) { desk.showAudit(nil, $0) } }
    // The study knows its tasks and when its days begin; the trail can be read without one.
    var desk = desk
    let care = open ?? quietDesk(of: desk.participant)
    if let care { desk.days = care.store.days }
    var context = care?.context ?? context
    (context.today, context.now) = (desk.today, desk.now)
    let task = care.map { care in word.map { taskOrRow($0, care) } } ?? word
    if let task, let care, let end = refuse(task, care, desk) { return end }
    return inRange(context) { desk.showAudit(task, $0) }
  }

  /// The task that a word names: by its id, or by its number on today's page.
  private func taskOrRow(_ word: String, _ desk: CareDesk) -> String {
    let number = EventAddress(word, among: desk.store.tasks.map(\.id)).number
    return number.flatMap { (try? CardRows.today(desk))?[$0]?.task.id } ?? word
  }

  /// Says that there is no such task; nil for one that the study has or had, or of which a line tells.
  private func refuse(_ task: String, _ care: CareDesk, _ desk: DataDesk) -> Program.End? {
    do throws(CareError) {
      _ = try care.store.versions(of: task)
      return nil
    } catch {
      guard case .noSuchTask = error, (try? desk.hasTrail(of: task)) == false else { return nil }
      return Program.End(care.report(error))
    }
  }

  /// Does something with the part of a listing that the options ask for, in the days of `context`.
  func inRange(
    _ context: AnswerContext, _ body: (ListingRange) -> Program.End
  ) -> Program.End {
    var range = ListingRange()
    for (option, place) in [("from", \ListingRange.from), ("to", \ListingRange.to)] {
      guard let text = invocation.options[option] else { continue }
      guard let day = try? DateText.date(text, in: context) else {
        return fail(phrases(.notADay, ["text": text]), .usage)
      }
      range[keyPath: place] = day
    }
    if let first = range.from, let last = range.to, last < first {
      let names: KeyValuePairs = ["from": phrases.long(first), "to": phrases.long(last)]
      return fail(phrases(.rangeReversed, names), .usage)
    }
    if let text = invocation.options["last"] {
      guard let last = Int(text), last > 0 else {
        return fail(phrases(.notACount, ["text": text]), .usage)
      }
      range.last = last
    }
    return body(range)
  }

  private func export(_ desk: DataDesk) -> Program.End {
    if let folder = invocation.arguments.first, folder.trimmed.isEmpty {
      return fail(phrases(.exportEmpty), .usage)
    }
    let names = DataGrammar.exportOptions.map(\.name)
    if let option = names.first(where: { invocation.options[$0] != nil }) {
      return fail(phrases(.exportNeedsFormat, ["option": "--\(option)"]), .usage)
    }
    let standard = "bedside-\(desk.participant)-\(desk.today)"
    return desk.export(to: invocation.arguments.first ?? standard, by: host.maker)
  }

  private func importRecords(_ desk: DataDesk, _ open: CareDesk?) -> Program.End {
    let asked = invocation.globals["participant"] == nil ? nil : desk.participant
    let (author, reason) = (named("author"), named("reason"))
    if (author == nil) != (reason == nil) { return fail(phrases(.importNeedsBoth), .usage) }
    let importer = Importer(author: author, reason: reason) { participant in
      open?.store.participant == participant ? open : quietDesk(of: participant)
    }
    return desk.importRecords(
      at: invocation.arguments[0], of: asked, by: importer, from: host.files)
  }

  private func erase(_ desk: DataDesk) -> Program.End {
    let places = places
    return desk.erase(confirming: invocation.options["confirm"], asks: canAsk) {
      () throws(SystemError) in try host.removeTraces([places.cache, places.history])
    }
  }
}
