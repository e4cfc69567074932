internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// A line of a history.
enum HistoryLine {
  /// Something was recorded, changed or taken back.
  case change(HistoryEntry)
  /// The participant left the study.
  case departure(Withdrawal)
  /// Somebody accepted that lines are lost.
  case loss(AcceptedLoss)

  /// When it happened.
  var date: Instant {
    switch self {
    case .change(let entry): entry.date
    case .departure(let withdrawal): withdrawal.date
    case .loss(let loss): loss.date
    }
  }
}

/// All that was recorded, changed and taken back, oldest first.
@MainActor
struct HistoryPage {
  let desk: CareDesk
  private let labels = HistoryLabels()

  init(desk: CareDesk) { self.desk = desk }

  private var phrases: Phrases { desk.phrases }

  func title(of task: String?) -> String { task.map(desk.title) ?? desk.content.title }

  /// Lines as a list; each says its task unless all are of one.
  func block(_ lines: [HistoryLine], naming: Bool) -> Block {
    .entries(
      lines.map { line in
        switch line {
        case .change(let entry): item(entry.date, text(entry, naming: naming))
        case .departure(let withdrawal):
          item(
            withdrawal.date,
            phrases(
              withdrawal.records == .kept ? .historyWithdrawnKept : .historyWithdrawnErased))
        case .loss(let loss): item(loss.date, text(loss))
        }
      })
  }

  private func item(_ date: Instant, _ text: String) -> Block.Entry {
    Block.Entry(desk.moment(date), StyledText(Sanitizer.cleanLine(text)))
  }

  private func text(_ loss: AcceptedLoss) -> String {
    let path: KeyValuePairs = ["path": loss.path]
    let changes = loss.aspects.map { aspect in
      switch aspect {
      case .notes: phrases(.historyLostNotes, path)
      case .alteration: phrases(.historyAlteration, path)
      case .lines(let count), .plans(let count): phrases(.historyLoss, count: count, path)
      }
    }
    let names: KeyValuePairs = [
      "change": changes.joined(separator: "; "), "author": loss.author.asRemark,
      "reason": loss.reason.asRemark,
    ]
    return phrases(.historyNote, names)
  }

  func text(_ entry: HistoryEntry, naming: Bool) -> String {
    let answers = entry.stored.map { HistoryAnswers(stored: $0, labels: labels, desk: desk) }
    let values = answers?.text ?? ""
    let change =
      switch entry.change {
      case .recorded: phrases(.historyRecorded, ["values": values])
      case .amended: phrases(.historyAmended, ["values": values])
      case .added: phrases(.historyAdded, ["values": self.values(of: entry)])
      case .removed: phrases(.historyRemoved, ["values": self.values(of: entry)])
      case .deleted: phrases(.historyDeleted)
      case .discarded: phrases(.historyDiscarded)
      }
    let late = entry.isLate ? phrases(.historyLate, ["change": change]) : change
    let names = [naming ? labels.title(of: entry, desk) : nil, labels.name(of: entry, desk)]
    let name = names.compactMap(\.self).map { "\($0), " }.joined()
    let alerts = entry.alerts.map { alert in
      phrases(
        .historyAlert,
        ["title": alert.title, "severity": phrases(.severity(alert.severity))])
    }
    let parts = [noted(late, entry.correction)] + alerts
    return "\(name)\(phrases.short(entry.day)), " + parts.joined(separator: "; ")
  }

  /// The values that a line adds or takes back.
  private func values(of entry: HistoryEntry) -> String {
    HistoryAnswers.text(entry.values, of: entry.key, desk)
  }

  private func noted(_ change: String, _ note: Outcome.Correction?) -> String {
    guard let note else { return change }
    if note.author.isEmpty {
      return phrases(.historyReason, ["change": change, "reason": note.reason.asRemark])
    }
    return phrases(
      .historyNote,
      ["change": change, "author": note.author.asRemark, "reason": note.reason.asRemark])
  }

  /// A line as listings print it.
  func record(_ line: HistoryLine) -> JSONValue {
    switch line {
    case .change(let entry): record(entry)
    case .departure(let withdrawal): record(withdrawal)
    case .loss(let loss): record(loss)
    }
  }

  private func record(_ loss: AcceptedLoss) -> JSONValue {
    .object([
      "change": "lost", "day": .string(desk.store.days.day(of: loss.date).description),
      "date": .string(loss.date.description), "file": .string(loss.path),
      "lines": .integer(loss.count), "author": .string(loss.author),
      "reason": .string(loss.reason),
    ])
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
    fields["effective"] = (entry.stored ?? entry.old).map { .string($0.effective.description) }
    if entry.isLate { fields["late"] = true }
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
