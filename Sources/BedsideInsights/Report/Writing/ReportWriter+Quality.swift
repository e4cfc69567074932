internal import BedsideCore
internal import BedsideStore

extension ReportWriter {
  /// How many notes a page shows.
  private static let mostNotes = 20

  /// What was written in somebody's own words, the newest last; no signatures.
  var notes: ReportSection? {
    let all = record.notes.filter { note in
      guard case .text(let format)? = steps[note.version]?.item(Identifier(note.item))?.format
      else { return true }
      return !format.isSignature
    }
    if all.isEmpty { return nil }
    let shown = all.suffix(Self.mostNotes).map { note in
      ReportNote(
        time: day(note.day), source: title(of: note.item, in: steps[note.version]),
        text: note.text)
    }
    let rest = all.count - shown.count
    let more =
      rest > 0
      ? [
        ReportBlock.paragraph(
          phrases(.reportNotesMore, count: rest, ["shown": String(shown.count)]))
      ] : []
    return ReportSection(.notes, title: phrases(.reportNotes), blocks: [.notes(shown)] + more)
  }

  /// How answers came about: typed, accepted as they were shown, or not given.
  var quality: ReportSection? {
    let all = record.answers.filter { $0.count > 0 }
    if all.isEmpty { return nil }
    let notable = all.filter(\.isNotable).sorted { order(of: $0) < order(of: $1) }
    if notable.isEmpty {
      return ReportSection(
        .quality, title: phrases(.reportQuality),
        blocks: [.paragraph(phrases(.reportAllTyped))])
    }
    let columns: [(title: Phrase, value: (AnswerTally) -> Int)] = [
      (.reportTyped, \.typed), (.reportAccepted, \.accepted), (.reportSkipped, \.skipped),
      (.reportDeclined, \.declined), (.reportUnknown, \.unknown),
    ]
    // A column that no answer is in says nothing.
    let shown = columns.filter { column in
      column.title == .reportTyped || notable.contains { column.value($0) > 0 }
    }
    let table = ReportTable(
      caption: phrases(.reportQuality),
      columns: [.init(phrases(.reportQuestion))]
        + shown.map { .init(phrases($0.title), isNumeric: true) },
      rows: notable.map { tally in
        [ReportTable.Cell(title(of: tally.item, in: newestSteps(of: tally.task)))]
          + shown.map { ReportTable.Cell(String($0.value(tally))) }
      }, remarks: [phrases(.reportOthersTyped)])
    return ReportSection(.quality, title: phrases(.reportQuality), blocks: [.table(table)])
  }

  /// The order of items: that of the study's tasks and of their items.
  private func order(of tally: AnswerTally) -> (Int, Int, String) {
    let items = newestSteps(of: tally.task)?.items ?? []
    let place = items.firstIndex { $0.id.rawValue == tally.item } ?? items.count
    return (self.place(of: tally.task), place, tally.item)
  }
}
