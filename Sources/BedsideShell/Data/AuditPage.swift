internal import BedsideCore
internal import BedsideStore

/// The audit trail of a participant: who did what to which record, when, and why.
@MainActor
struct AuditPage {
  let desk: DataDesk

  private var phrases: Phrases { desk.phrases }

  var title: Block {
    .title(phrases(.auditTitle, ["participant": desk.participant.description]))
  }

  func blocks(_ entry: AuditEntry) -> [Block] {
    [
      .gap, .text(StyledText(Sanitizer.cleanLine(heading(entry)))),
      .hint(Sanitizer.cleanLine(text(entry))), .hint("\(entry.file):\(entry.line)"),
    ]
  }

  /// When and who.
  private func heading(_ entry: AuditEntry) -> String {
    guard let date = entry.date else { return phrases(.auditUndated) }
    let (local, zone) = moment(date, entry.zone)
    let who = entry.author ?? desk.participant.description
    return phrases(.auditHeading, ["date": local, "zone": zone, "who": who])
  }

  /// A trail is read years later, by people anywhere: the date whole, in one form.
  private func moment(_ date: Instant, _ zone: String) -> (date: String, zone: String) {
    let zone = (try? desk.zones.zone(zone)) ?? desk.zone
    return (zone.local(date).description.replacing("T", with: " "), zone.id)
  }

  private func text(_ entry: AuditEntry) -> String {
    var text = action(entry)
    if entry.isLate { text = phrases(.auditLate, ["what": text]) }
    if !entry.task.isEmpty {
      text = phrases(.auditAbout, ["task": entry.task, "day": day(entry), "what": text])
    } else if !entry.subject.isEmpty, entry.action != "import" {
      text = "\(entry.subject): \(text)"
    }
    if let note = entry.imported {
      let names: KeyValuePairs = [
        "what": text, "path": note.source, "who": note.author ?? desk.participant.description,
        "date": moment(note.date, note.zone).date,
      ]
      text = phrases(.auditFromElsewhere, names)
    }
    if let newest = entry.lag?.newest {
      let names: KeyValuePairs = ["what": text, "date": moment(newest, entry.zone).date]
      text = phrases(.auditClockBehind, names)
    }
    if let day = entry.lag?.day {
      text = phrases(.auditDayBehind, ["what": text, "day": day.description])
    }
    if let line = entry.adopts {
      text = phrases(.auditAdopted, ["what": text, "line": String(line)])
    }
    guard let reason = entry.reason, !reason.isEmpty else { return text }
    return phrases(.auditReason, ["what": text, "reason": reason.asRemark])
  }

  /// The day of an event, and the time at which it begins.
  private func day(_ entry: AuditEntry) -> String {
    let day = entry.day?.description ?? ""
    guard let effective = entry.effective, effective.time != .midnight else { return day }
    let start = effective.description.split(separator: "T")
    let time = start.last.map { String($0.prefix(5)) } ?? ""
    return effective.date == entry.day || entry.day == nil
      ? "\(effective.date) \(time)" : "\(day) (\(effective.date) \(time))"
  }

  private func action(_ entry: AuditEntry) -> String {
    let names: KeyValuePairs = [
      "old": words(entry.old, of: entry) ?? phrases(.auditNothing),
      "new": words(entry.new, of: entry) ?? phrases(.auditNothing), "kind": entry.action,
    ]
    if entry.action == "import", !entry.subject.isEmpty, case .integer(let count) = entry.new {
      return phrases(.auditBroughtIn, count: count, ["path": entry.subject])
    }
    if entry.action == "loss", let new = entry.new {
      let parts = if case .array(let parts) = new { parts } else { [new] }
      return parts.map(acceptance).joined(separator: "; ")
    }
    // A copy of the whole record has no name.
    if entry.action == "export", !entry.subject.isEmpty { return phrases(.auditWrittenOut) }
    guard let phrase = Self.phrases[entry.action] else { return phrases(.auditOther, names) }
    if phrase == .auditRecorded, entry.old != nil { return phrases(.auditAmended, names) }
    return phrases(phrase, names)
  }

  /// What was accepted as lost, or as changed.
  private func acceptance(_ part: JSONValue) -> String {
    if case .integer(let count) = part { return phrases(.auditLoss, count: count) }
    return phrases(part == .string(AuditTrail.lostNotes) ? .auditLostNotes : .auditAlteration)
  }

  private static let phrases: [String: Phrase] = [
    "outcome": .auditRecorded, "amend": .auditAmended, "delete": .auditDeleted,
    "add": .auditAmended, "remove": .auditAmended,
    "discard": .auditDiscarded, "setting": .auditSetting, "withdraw": .auditWithdrawn,
    "export": .auditExported, "import": .auditImported, "report": .auditReported,
    "erase": .auditErased,
    "edited": .auditEdited, "unreadable": .auditUnreadable,
  ]

  /// Values as a line: `pain 3 0-10; note "stiff"`.
  private func words(_ value: JSONValue?, of entry: AuditEntry) -> String? {
    switch value {
    case nil, .null?: return nil
    case .string("kept")? where entry.action == "withdraw": return phrases(.auditKept)
    case .string("erased")? where entry.action == "withdraw": return phrases(.auditRemoved)
    case .string(let text)?: return text
    // That something happened needs no value beside it.
    case .array(let values)? where !values.isEmpty && values.allSatisfy(Self.isMark):
      let isLogged = values.count > 1 || entry.action == "add" || entry.action == "remove"
      return isLogged ? phrases(.auditTimes, count: values.count) : phrases(.doneValue)
    case .array(let values)?:
      let parts = values.map { value in
        [value["kind"], value["value"], value["units"]].compactMap { Self.plain($0) }
          .joined(separator: " ")
      }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    case let value?: return value.text
    }
  }

  /// Whether a value only says that something was done or happened.
  private static func isMark(_ value: JSONValue) -> Bool {
    value["value"] == true && value["kind"] == nil && value["units"] == nil
  }

  private static func plain(_ value: JSONValue?) -> String? {
    switch value {
    case nil, .null?: nil
    case .string(let text)?: text
    case let value?: value.text
    }
  }
}
