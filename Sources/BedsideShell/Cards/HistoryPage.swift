internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// All that was recorded, changed and taken back, oldest first.
@MainActor
struct HistoryPage {
  let entries: [HistoryEntry]
  let withdrawals: [Withdrawal]
  let desk: CareDesk
  private let labels = HistoryLabels()

  init(entries: [HistoryEntry], withdrawals: [Withdrawal] = [], desk: CareDesk) {
    self.entries = entries
    self.withdrawals = withdrawals
    self.desk = desk
  }

  private var phrases: Phrases { desk.phrases }

  func blocks(of task: String?) -> [Block] {
    let title = task.map(desk.title) ?? desk.content.title
    let heading = Block.title(phrases(.historyTitle, ["task": title]))
    if entries.isEmpty, withdrawals.isEmpty {
      return [heading, .gap, .text(phrases(.showNothing, ["task": title]))]
    }
    let changes = entries.map { ($0.date, text($0, naming: task == nil)) }
    let departures = withdrawals.map { withdrawal in
      let phrase: Phrase =
        withdrawal.records == .kept ? .historyWithdrawnKept : .historyWithdrawnErased
      return (withdrawal.date, phrases(phrase))
    }
    let lines = Self.merged(changes, departures).map { date, text in
      Block.Entry(desk.moment(date), StyledText(Sanitizer.cleanLine(text)))
    }
    return [heading, .gap, .entries(lines)]
  }

  func text(_ entry: HistoryEntry, naming: Bool) -> String {
    let answers = entry.stored.map { HistoryAnswers(stored: $0, labels: labels, desk: desk) }
    let values = answers?.text ?? ""
    let change =
      switch entry.change {
      case .recorded: phrases(.historyRecorded, ["values": values])
      case .amended: phrases(.historyAmended, ["values": values])
      case .added: phrases(.historyAdded, ["values": HistoryAnswers.text(entry.values, desk)])
      case .removed: phrases(.historyRemoved, ["values": HistoryAnswers.text(entry.values, desk)])
      case .deleted: phrases(.historyDeleted)
      case .discarded: phrases(.historyDiscarded)
      }
    let name = naming ? "\(desk.title(entry.key.task)), " : ""
    let alerts = entry.alerts.map { alert in
      phrases(
        .historyAlert,
        ["title": alert.title, "severity": phrases(.severity(alert.severity))])
    }
    let parts = [noted(change, entry.correction)] + alerts
    return "\(name)\(phrases.short(entry.day)), " + parts.joined(separator: "; ")
  }

  private func noted(_ change: String, _ note: Outcome.Correction?) -> String {
    guard let note else { return change }
    if note.author.isEmpty {
      return phrases(.historyReason, ["change": change, "reason": note.reason])
    }
    return phrases(
      .historyNote, ["change": change, "author": note.author, "reason": note.reason])
  }

  var json: JSONValue { .object(["format": 1, "history": .array(records)]) }

  /// A record for each line.
  var records: [JSONValue] {
    let changes = entries.map { entry in (entry.date, record(entry)) }
    let departures = withdrawals.map { ($0.date, record($0)) }
    return Self.merged(changes, departures).map(\.1)
  }

  /// The changes in the order of the record, whatever the clock said, with the departures among them.
  private static func merged<Line>(
    _ changes: [(Instant, Line)], _ departures: [(Instant, Line)]
  ) -> [(Instant, Line)] {
    var rest = departures[...]
    var lines: [(Instant, Line)] = []
    for change in changes {
      while let departure = rest.first, departure.0 < change.0 {
        lines.append(departure)
        rest.removeFirst()
      }
      lines.append(change)
    }
    return lines + rest
  }

  private func record(_ withdrawal: Withdrawal) -> JSONValue {
    .object([
      "change": "withdrawn", "day": .string(withdrawal.day.description),
      "date": .string(withdrawal.date.description),
      "records": .string(withdrawal.records.rawValue),
    ])
  }

  private func record(_ entry: HistoryEntry) -> JSONValue {
    var fields: JSONFields = [
      "change": .string(entry.change.word), "event": .string(entry.key.description),
      "day": .string(entry.day.description), "date": .string(entry.date.description),
    ]
    fields["values"] = entry.stored.map { .array($0.outcome.values.map(\.json)) }
    if !entry.alerts.isEmpty { fields["alerts"] = .array(entry.alerts.map(\.json)) }
    fields["author"] = entry.correction.map { .string($0.author) }
    fields["reason"] = entry.correction.map { .string($0.reason) }
    return .object(fields)
  }
}

extension HistoryEntry.Change {
  /// The change's word in JSON.
  fileprivate var word: String {
    switch self {
    case .recorded: "recorded"
    case .amended: "amended"
    case .added: "added"
    case .removed: "removed"
    case .deleted: "deleted"
    case .discarded: "discarded"
    }
  }
}
