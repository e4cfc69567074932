internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The answers of an outcome in one line: the questions, shortened, with what was shown as answers, or
/// that they were left out, not known or not said.
@MainActor
struct HistoryAnswers {
  let stored: StoredOutcome
  let labels: HistoryLabels
  let desk: CareDesk

  /// How many columns of a question are shown.
  private static let widest = 40

  var text: String {
    var rows = MatrixRows()
    let page = OutcomePage(
      stored: stored, title: "", steps: labels.steps(of: stored, desk), desk: desk)
    let answers = stored.answers.compactMap { answered($0, page, &rows) }
    return answers.isEmpty
      ? Self.text(stored.outcome.values, of: stored.outcome.key, desk)
      : answers.joined(separator: "; ")
  }

  /// A question with its answer; the first row of a matrix behind what its rows share.
  private func answered(
    _ answer: JSONValue, _ page: OutcomePage, _ rows: inout MatrixRows
  ) -> String? {
    guard case .string(let id) = answer["id"], !page.isSilent(answer),
      let words = words(answer)
    else { return nil }
    let line = Self.line(page.question(id), words)
    return rows.heading(before: page.steps?.item(Identifier(id))).map {
      Self.line(page.filled($0.text), line)
    } ?? line
  }

  private func words(_ answer: JSONValue) -> String? {
    if case .string(let display)? = answer["display"], answer["state"] == "answered" {
      return display
    }
    return desk.phrases.wordsForState(of: answer)
  }

  /// What was recorded without steps, in one line.
  static func text(
    _ values: [OutcomeValue], of key: EventKey, _ desk: CareDesk
  ) -> String {
    values.map { value in
      line(value.kind ?? "", desk.text(of: value, recordedFor: key))
    }.joined(separator: "; ")
  }

  private static func line(_ question: String, _ answer: String) -> String {
    let label = ShortText.cut(Sanitizer.cleanLine(question), to: widest)
    if label.isEmpty { return answer }
    return ".?!:…".contains(label.last ?? " ") ? "\(label) \(answer)" : "\(label): \(answer)"
  }
}
