internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What is to be kept of a participant besides the records.
struct ProfileChange: Hashable {
  var name: String?
  /// The side's word; `none` takes it out.
  var side: String?
  var notes: String?

  var isEmpty: Bool { name == nil && side == nil && notes == nil }

  func made(to profile: Participant) -> Participant {
    var profile = profile
    profile.name = name ?? profile.name
    profile.notes = notes ?? profile.notes
    if let side { profile.side = BodySide(rawValue: side) }
    return profile
  }
}

extension DataDesk {
  /// Lists the participants.
  func listParticipants() -> Program.End {
    reporting { () throws(JournalError) in
      var records: [JSONValue] = []
      for participant in try journal.participants() { records.append(try record(of: participant)) }
      if isJSON {
        renderer.write(.object(["format": 1, "participants": .array(records)]))
      } else if isPlain {
        renderer.write(
          records,
          columns: ["participant", "first", "last", "unfinished", "name", "side", "notes"])
      } else if records.isEmpty {
        renderer.show(.text(phrases(.participantsNone)))
      } else {
        renderer.show([.entries(records.map(entry))], on: .data)
      }
      return Program.End(.done)
    }
  }

  /// Keeps what is known of a participant; with `isNew` of one of whom nothing may be kept yet.
  func keep(_ change: ProfileChange, of name: String, isNew: Bool) -> Program.End {
    guard let participant = ParticipantID(name) else {
      return fail(.badParticipant, ["name": name], .usage)
    }
    return reporting { () throws(JournalError) in
      let isKnown = try journal.participants().contains(participant)
      if isNew, isKnown { return fail(.participantsThere, ["participant": name], .badData) }
      if !isNew, !isKnown { return fail(.exportNone, ["participant": name], .noSuchThing) }
      let old = try ParticipantSettings(of: participant, in: journal).profile
      let profile = change.made(to: old)
      if isNew || profile != old,
        try !ParticipantSettings.keep(
          profile, of: participant, isKnown: isKnown, in: journal, at: now, zone: zone.id)
      {
        // Another shell was faster: to add one, or to erase one.
        let phrase: Phrase = isNew ? .participantsThere : .exportNone
        return fail(phrase, ["participant": name], isNew ? .badData : .noSuchThing)
      }
      let record = try record(of: participant)
      if isJSON {
        renderer.write(.object(["format": 1, "participants": [record]]))
      } else if isPlain {
        renderer.write([record], columns: ["participant", "name", "side", "notes"])
      } else {
        renderer.show(.text(phrases(.participantsKept, ["participant": name]), .answer))
        renderer.show([.entries([entry(record)])], on: .data)
      }
      return Program.End(.done)
    }
  }

  private func record(of participant: ParticipantID) throws(JournalError) -> JSONValue {
    let months = try journal.months(of: participant)
    let profile = try ParticipantSettings(of: participant, in: journal).profile
    var fields: JSONFields = ["participant": .string(participant.description)]
    fields["name"] = profile.name.map(JSONValue.string)
    fields["side"] = profile.side.map { .string($0.rawValue) }
    fields["notes"] = profile.notes.isEmpty ? nil : .string(profile.notes)
    fields["first"] = months.first.map { .string($0.description) }
    fields["last"] = months.last.map { .string($0.description) }
    fields["unfinished"] = .integer(try journal.drafts(of: participant).count)
    return .object(fields)
  }

  private func entry(_ record: JSONValue) -> Block.Entry {
    func text(_ key: String) -> String? {
      if case .string(let text) = record[key] { text } else { nil }
    }
    var words = phrases(.participantsNoRecords)
    if let first = text("first"), let last = text("last") {
      words = first == last ? first : phrases(.participantsMonths, ["first": first, "last": last])
    }
    if case .integer(let count) = record["unfinished"], count > 0 {
      words += ", " + phrases(.participantsUnfinished, count: count)
    }
    let side = text("side").flatMap(BodySide.init(rawValue:)).map { side in
      phrases(side == .left ? .participantsLeft : .participantsRight)
    }
    let parts = [text("name"), side, words, text("notes")].compactMap(\.self)
    return Block.Entry(
      text("participant") ?? "",
      StyledText(Sanitizer.cleanLine(parts.joined(separator: "; "))))
  }
}
