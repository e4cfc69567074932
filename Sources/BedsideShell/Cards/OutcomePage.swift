internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The answers of one outcome, question by question.
@MainActor
struct OutcomePage {
  let stored: StoredOutcome
  let title: String
  let steps: OrderedTask?
  let desk: CareDesk

  var phrases: Phrases { desk.phrases }

  var blocks: [Block] {
    let names: KeyValuePairs = ["task": title, "day": phrases.long(stored.day)]
    let first = stored.outcome.original ?? stored.outcome.recorded
    let date: KeyValuePairs = ["date": desk.moment(first)]
    let isLate = stored.outcome.isLate
    var blocks: [Block] = [
      .title(phrases(.showTitle, names)), .gap,
      .text(phrases(isLate ? .showRecordedLate : .showRecorded, date)),
    ]
    if stored.outcome.original != nil {
      blocks.append(
        .text(phrases(.showChanged, ["date": desk.moment(stored.outcome.recorded)]), .notice))
    }
    blocks += clockBlocks
    if let correction = stored.outcome.correction {
      let names: KeyValuePairs = [
        "author": correction.author.asRemark, "reason": correction.reason.asRemark,
      ]
      blocks.append(.text(Sanitizer.cleanLine(phrases(.stateCorrected, names)), .notice))
    }
    blocks.append(.gap)
    let answers = stored.answers
    return blocks + alertBlocks + (answers.isEmpty ? values : lines(of: answers))
      + scoreBlocks
  }

  /// What makes the time of the record doubtful.
  private var clockBlocks: [Block] {
    var blocks: [Block] = []
    if let newest = stored.lag?.newest {
      blocks.append(.text(phrases(.showClockBehind, ["date": desk.moment(newest)]), .notice))
    }
    if let day = stored.lag?.day {
      blocks.append(.text(phrases(.showDayBehind, ["day": phrases.long(day)]), .notice))
    }
    return blocks
  }

  /// The questions with their answers, the rows of a matrix under what they share.
  private func lines(of answers: [JSONValue]) -> [Block] {
    var rows = MatrixRows()
    return answers.flatMap { answer -> [Block] in
      guard case .string(let id) = answer["id"], let text = text(answer) else { return [] }
      let item = steps?.item(Identifier(id))
      let line = AnswerLine.text(question(id), text)
      let heading = rows.heading(before: item).map { Block.text(filled($0.text), .label) }
      return (heading.map { [$0] } ?? []) + [item?.matrix == nil ? .text(line) : .hint(line)]
    }
  }

  /// What was asked under `id`, in the words of the time; the id where they are lost.
  func question(_ id: String) -> String {
    steps?.item(Identifier(id)).map { filled($0.text) } ?? id
  }

  /// A question with the answers that it names, as they were shown.
  func filled(_ text: String) -> String {
    TextFilling.fill(text, phrases) { name in
      if name.hasPrefix("score.") {
        let score = stored.result?["scores"]?[String(name.dropFirst("score.".count))]
        return score.flatMap { ScoreLine.value($0, decimalMark: desk.decimalMark) }
      }
      return stored.display(of: name)
    }
  }

  /// What became of a question; nil for one that was not asked.
  private func text(_ answer: JSONValue) -> String? {
    guard !isSilent(answer), case .string(let word) = answer["state"],
      let state = Answer.State(rawValue: word)
    else { return nil }
    switch state {
    case .answered:
      guard case .string(let display) = answer["display"] else { return nil }
      let isAccepted = answer["entry"] == "accepted"
      return isAccepted ? phrases(.showAccepted, ["value": display]) : display
    case .skipped, .dontKnow, .declined, .notShown: return phrases.words(for: state)
    }
  }

  /// Whether nobody was asked, and there is nothing to show for it.
  func isSilent(_ answer: JSONValue) -> Bool {
    guard case .string(let id) = answer["id"], let item = steps?.item(Identifier(id)) else {
      return false
    }
    return item.source == .noted || item.source == .found && answer["state"] != "answered"
  }

  /// What was recorded without steps.
  private var values: [Block] {
    stored.outcome.values.map { value in
      let name = value.kind.map { "\($0) " } ?? ""
      let text = desk.text(of: value, recordedFor: stored.outcome.key)
      return .text(StyledText(name) + StyledText(Sanitizer.cleanLine(text), .answer))
    }
  }
}
