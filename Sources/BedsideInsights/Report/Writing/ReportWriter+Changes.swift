internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension ReportWriter {
  /// How many changes a page shows, and of how many values of one it tells.
  private static let (mostChanges, mostValues) = (20, 3)

  /// What was changed or taken back, by whom and why, the newest last.
  var changes: ReportSection? {
    let all = record.revisions
    if all.isEmpty {
      if record.outcomeCount == 0 { return nil }
      return ReportSection(
        .changes, title: phrases(.reportChanges),
        blocks: [.paragraph(phrases(.reportNoChanges))])
    }
    let shown = all.suffix(Self.mostChanges)
    let rest = all.count - shown.count
    let table = ReportTable(
      caption: phrases(.reportChanges),
      columns: [
        .init(phrases(.reportWhen)), .init(phrases(.reportWhat)), .init(phrases(.reportBy)),
        .init(phrases(.reportReason)),
      ], rows: shown.map { row($0.entry, on: $0.day) },
      remarks: rest == 0
        ? [] : [phrases(.reportChangesLeft, count: rest, ["shown": String(shown.count)])])
    return ReportSection(.changes, title: phrases(.reportChanges), blocks: [.table(table)])
  }

  private func row(_ revision: HistoryEntry, on day: CivilDate) -> [ReportTable.Cell] {
    let author = revision.correction?.author ?? ""
    return [
      .init(self.day(day)), .init(text(of: revision)),
      .init(author.isEmpty ? phrases(.reportSelf) : author.asRemark),
      .init((revision.correction?.reason ?? "").asRemark),
    ]
  }

  private func text(of revision: HistoryEntry) -> String {
    let event = phrases(
      .reportEvent,
      ["task": title(of: revision.key.task), "day": day(revision.day)])
    if revision.isUndoing, revision.change != .removed, revision.change != .deleted {
      return phrases(.reportRestored, ["event": event])
    }
    if revision.isAdoption { return phrases(.reportAdopted, ["event": event]) }
    switch revision.change {
    case .deleted: return phrases(.reportDeleted, ["event": event])
    case .discarded: return phrases(.reportDiscarded, ["event": event])
    case .removed:
      return phrases(
        .reportRemoved,
        ["event": event, "values": revision.values.map(text).joined(separator: ", ")])
    case .recorded, .added, .amended:
      let values = differences(revision)
      if values.isEmpty { return phrases(.reportAmended, ["event": event]) }
      let list = values.prefix(Self.mostValues).joined(separator: "; ")
      let rest = values.count - Self.mostValues
      let text = rest > 0 ? phrases(.reportChangedMore, count: rest, ["values": list]) : list
      return phrases(.reportAmendedTo, ["event": event, "values": text])
    }
  }

  /// What is recorded otherwise than before, item by item.
  private func differences(_ revision: HistoryEntry) -> [String] {
    guard let new = revision.stored, let old = revision.old else { return [] }
    let version = SurveyVersion(task: revision.key.task, version: revision.key.version)
    let task = steps[version] ?? newestSteps(of: revision.key.task)
    if new.result == nil {
      let values = { (stored: StoredOutcome) in
        stored.outcome.values.map(text).joined(separator: ", ")
      }
      return values(new) == values(old) ? [] : [difference("", values(new), values(old))]
    }
    return new.answers.compactMap { answer in
      guard case .string(let id)? = answer["id"] else { return nil }
      let (now, before) = (new.display(of: id), old.display(of: id))
      if now == before { return nil }
      let nothing = phrases(.reportNoAnswer)
      return difference(title(of: id, in: task), now ?? nothing, before ?? nothing)
    }
  }

  private func difference(_ title: String, _ new: String, _ old: String) -> String {
    let isSentence = title.isEmpty || ".?!:".contains(title.last ?? " ")
    return phrases(
      .reportFromTo,
      [
        "item": isSentence ? title : "\(title):", "new": ShortText.cut(Sanitizer.cleanLine(new)),
        "old": ShortText.cut(Sanitizer.cleanLine(old)),
      ]
    ).trimmed
  }

  /// A value that was recorded without steps.
  private func text(_ value: OutcomeValue) -> String {
    let number =
      switch value.value {
      case .integer, .double: words.number(value.amount)
      case .text(let text): ShortText.cut(Sanitizer.cleanLine(text))
      case .date(let date): phrases.long(date)
      case .time(let time): phrases.clock(time, words.conventions)
      case .boolean(let isTrue): phrases(isTrue ? .yes : .no)
      case .instant(let instant): instant.description
      case .binary(let bytes): phrases(.reportBytes, count: bytes.count)
      }
    let text =
      value.units.map { phrases(.chartValue, ["value": number, "units": $0]) } ?? number
    return value.kind.map { "\($0) \(text)" } ?? text
  }
}
