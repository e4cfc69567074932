internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension DataDesk {
  /// Says why nothing of a copy was added.
  func refuse(_ error: ImportError) -> Program.End {
    let place = error.place.map { "\($0.file):\($0.line)" } ?? ""
    switch error {
    case .future(_, _, let day):
      return fail(.importFuture, ["place": place, "day": phrases.long(day)], .badData)
    case .ahead(_, _, let day, let zone):
      let names: KeyValuePairs = ["place": place, "day": phrases.long(day), "zone": zone]
      return fail(.importAhead, names, .usage)
    case .closed(_, _, let refusal):
      let text = phrases.message(for: refusal, day: { phrases.long($0) })
      return fail(.importClosed, ["place": place, "refusal": text], .usage)
    case .wrong(_, _, let problem):
      return fail(.importWrong, ["place": place, "problem": problem], .usage)
    case .impossible(_, _, let problem):
      return fail(.importImpossible, ["place": place, "problem": problem], .badData)
    case .recorded(_, _, let key):
      let names: KeyValuePairs = ["place": place, "event": key.description, "task": key.task]
      return fail(.importRecorded, names, .badData)
    case .ownName(let author): return fail(.importOwnName, ["author": author], .usage)
    case .past(_, _, let day):
      return fail(.importPast, ["place": place, "day": phrases.long(day)], .usage)
    case .plan(_, _, let task):
      return fail(.importPlan, ["place": place, "task": task], .usage)
    case .another(_, _, let name):
      return fail(.importAnother, ["place": place, "participant": name], .badData)
    case .misplaced: return fail(.importMisplaced, ["place": place], .badData)
    case .clash: return fail(.importClash, ["place": place], .badData)
    case .unreadable: return fail(.importUnreadable, ["place": place], .badData)
    case .journal(let error): return reporting { () throws(JournalError) in throw error }
    }
  }
}

extension ImportError {
  /// The line that keeps the copy out; nil where it is none.
  fileprivate var place: (file: JournalFile, line: Int)? {
    switch self {
    case .future(let file, let line, _), .past(let file, let line, _),
      .ahead(let file, let line, _, _), .closed(let file, let line, _),
      .wrong(let file, let line, _), .plan(let file, let line, _),
      .impossible(let file, let line, _), .recorded(let file, let line, _),
      .another(let file, let line, _), .misplaced(let file, let line),
      .clash(let file, let line), .unreadable(let file, let line):
      (file, line)
    case .ownName, .journal: nil
    }
  }
}

extension Phrases {
  /// What a copy has lost.
  func message(for loss: ImportLoss) -> String {
    switch loss {
    case .line(let damage):
      self(
        damage.kind == .changed ? .importLineChanged : .importLineDamaged,
        ["place": "\(damage.file):\(damage.line)"])
    case .moreLines(let file, let count):
      self(.importMoreDamaged, count: count, ["file": file.description])
    case .missing(let file, let count):
      self(.importMissing, count: count, ["file": file.description])
    case .unfinished(let file, let count):
      self(.importUnfinished, count: count, ["file": file.description])
    case .file(let path): self(.importFileChanged, ["path": path])
    }
  }
}
