internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension DataDesk {
  /// Lets a line that was edited by hand count again, when the study would take what it says.
  ///
  /// `open` opens the records of a participant with the study; nil where there is none.
  func adopt(
    _ place: String, author: String, reason: String, _ open: (ParticipantID) -> CareDesk?
  ) -> Program.End {
    let parts = place.split(separator: ":")
    guard parts.count == 2, let line = Int(parts[1]), line > 0,
      let file = JournalFile(path: String(parts[0]))
    else { return fail(.adoptPlace, ["text": place], .usage) }
    let added: Acknowledgement?
    do {
      let edit = try HandEdit(line: line, of: file, in: journal, today: today)
      if let end = refuse(edit, at: place, by: author, open) { return end }
      added = try edit.adopt(in: journal, author: author, reason: reason, at: now)
    } catch let error as AdoptionError {
      return refuse(error, at: place)
    } catch let error as JournalError {
      return reporting { () throws(JournalError) in throw error }
    } catch { return Program.End(.failure) }
    guard let added else { return refuse(.superseded(line: line), at: place) }
    let names: KeyValuePairs = ["place": place, "number": String(added.number)]
    if isJSON {
      renderer.write(
        .object([
          "format": 1, "adopted": .string(place), "file": .string(added.file.description),
          "origin": .string(added.origin), "number": .integer(added.number),
        ]))
    } else {
      renderer.show(.text(phrases(.adopted, names), .answer))
    }
    return Program.End(.done)
  }

  /// Says why the study does not take what an edited line says; nil when it does.
  private func refuse(
    _ edit: HandEdit, at place: String, by author: String,
    _ open: (ParticipantID) -> CareDesk?
  ) -> Program.End? {
    guard let key = edit.event else { return nil }
    guard let desk = ParticipantID(key.participant).flatMap(open), desk.store.study == key.study
    else { return fail(.adoptUnchecked, ["place": place], .badData) }
    // A day that is over is changed by nobody alone, in an editor either.
    if edit.stored.map({ $0.day < desk.store.today }) ?? true {
      do throws(CareError) {
        try desk.store.checkAuthor(author)
      } catch { return Program.End(desk.report(error)) }
    }
    guard let stored = edit.stored else { return nil }
    switch desk.problem(with: stored) {
    case nil: return nil
    case .noEvent?:
      let names: KeyValuePairs = [
        "place": place, "event": key.description, "day": phrases.long(stored.day),
      ]
      return fail(.adoptNoEvent, names, .badData)
    case .unreadable?: return fail(.adoptUnchecked, ["place": place], .badData)
    case .value(let problem)?:
      return fail(.adoptWrongValue, ["place": place, "problem": problem], .badData)
    }
  }

  private func refuse(_ error: AdoptionError, at place: String) -> Program.End {
    switch error {
    case .noSuchLine: fail(.adoptNoLine, ["place": place], .noSuchThing)
    case .sound: fail(.adoptSound, ["place": place], .badData)
    case .unreadable(let problem):
      fail(.adoptUnreadable, ["place": place, "problem": problem], .badData)
    case .notARecord: fail(.adoptNotARecord, ["place": place], .badData)
    case .misplaced: fail(.adoptMisplaced, ["place": place], .badData)
    case .future(let day): fail(.adoptFuture, ["place": place, "day": phrases.long(day)], .badData)
    case .superseded(let line):
      fail(.adoptSuperseded, ["place": place, "line": String(line)], .badData)
    case .adopted(let line):
      fail(.adoptAgain, ["place": place, "line": String(line)], .badData)
    case .journal(let error): reporting { () throws(JournalError) in throw error }
    }
  }
}
