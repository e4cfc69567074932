internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension DataDesk {
  /// Keeps that somebody accepts the loss of what a file lacks, after which only `verify`, `doctor`, `audit`
  /// and `history` tell of it.
  ///
  /// `open` opens the records of a participant under the study; nil where there is none.
  func acceptLoss(
    of path: String, author: String, reason: String, _ open: (ParticipantID) -> CareStore?
  ) -> Program.End {
    let notes = FileJournal.participant(ofNotes: path)
    guard let file = notes.map({ $0.map(JournalFile.settings) ?? .plan }) ?? Self.lastingFile(path)
    else {
      return fail(.acceptPlace, ["text": path], .usage)
    }
    // What is lost is as good as taken back; of days that are over nobody does that alone.
    if let store = file.participant.flatMap(open) {
      do throws(CareError) {
        try store.checkAuthor(author)
      } catch {
        renderer.show(.text(phrases.message(for: error), .problem))
        return Program.End(.badData)
      }
    }
    return reporting { () throws(JournalError) in
      let loss =
        if let notes {
          try journal.acceptLostNotes(
            of: notes, by: author, because: reason, at: now, zone: zone.id)
        } else {
          try journal.acceptLoss(
            of: file, by: author, because: reason, at: now, zone: zone.id)
        }
      guard let loss else { return fail(.acceptNothing, ["path": path], .badData) }
      if isJSON {
        renderer.write(loss.json(accepted: true))
      } else {
        renderer.show(phrases.accepted(loss).map { .text($0, .answer) })
      }
      return Program.End(.done)
    }
  }

  /// The file with this path, other than one of a draft, which goes anyway.
  private static func lastingFile(_ path: String) -> JournalFile? {
    guard let file = JournalFile(path: path) else { return nil }
    if case .draft = file { return nil }
    return file
  }
}

extension AcceptedLoss {
  /// The acceptance as listings print it; with the number of their format where it is all they print.
  func json(accepted isAlone: Bool = false) -> JSONValue {
    var fields: JSONFields = [:]
    if isAlone { fields["format"] = 1 }
    fields["file"] = .string(path)
    if isOfAlteration { fields["altered"] = true }
    fields["lines"] = .integer(count)
    fields["plans"] = .integer(plans.count)
    fields["date"] = .string(date.description)
    fields["author"] = .string(author)
    fields["reason"] = .string(reason)
    return .object(fields)
  }
}

extension Phrases {
  /// What is said when a loss was accepted, a sentence for each thing.
  func accepted(_ loss: AcceptedLoss) -> [String] {
    let names: KeyValuePairs = ["path": loss.path, "author": loss.author]
    return loss.aspects.map { aspect in
      switch aspect {
      case .notes: self(.acceptDoneNotes, names)
      case .alteration: self(.acceptDoneAlteration, names)
      case .lines(let count): self(.acceptDone, count: count, names)
      case .plans(let count): self(.acceptDonePlans, count: count, names)
      }
    }
  }

  /// What is lost, who accepted it, when and why, a sentence for each thing.
  func settled(_ loss: AcceptedLoss, in zone: Zone) -> [String] {
    let names: KeyValuePairs = [
      "path": loss.path, "author": loss.author.asRemark, "date": stamp(loss.date, in: zone),
      "reason": loss.reason.asRemark,
    ]
    return loss.aspects.map { aspect in
      switch aspect {
      case .notes: self(.verifyAcceptedNotes, names)
      case .alteration: self(.verifyAcceptedAlteration, names)
      case .lines(let count): self(.verifyAccepted, count: count, names)
      case .plans(let count): self(.verifyAcceptedPlans, count: count, names)
      }
    }
  }
}
