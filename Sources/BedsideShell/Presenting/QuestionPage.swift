internal import BedsideCore

/// How one question is put: its words, what may be answered, and what Enter does.
@MainActor
struct QuestionPage {
  let item: FormItem
  let session: TaskSession
  let phrases: Phrases
  /// Whether colours are seen.
  var hasColors = false
  /// Whether a text can be written in an editor.
  var hasEditor = false
  /// Whether what the rows of a matrix share stands above already.
  var isNextRow = false
  /// Whether the person has been told how a question is left out.
  var knowsSkipping = false
  /// What was answered of late; nil where nothing of it is to be shown.
  var recollection: String?
  /// Whether the page is read aloud, so that nothing is drawn.
  var isAccessible = false

  var context: AnswerContext { session.context }
  var rules: any AnswerFormatRules { item.format.rules }

  /// The question and all that stands under it.
  var blocks: [Block] {
    var blocks: [Block] = []
    if let matrix = item.matrix, !isNextRow { blocks += heading(of: matrix) }
    blocks.append(.text(question))
    if let detail = item.detail { blocks.append(.hint(detail)) }
    if item.matrix == nil {
      blocks += choices
      blocks.append(.hint(range))
      blocks += alternatives
    } else if item.isOptional, !isOptionalMatrix {
      blocks.append(.hint(optional))
    }
    if let example = shownExample { blocks.append(.hint(phrases(.example, ["example": example]))) }
    blocks += collisions
    if let recollection { blocks.append(.hint(recollection, .closed)) }
    if let sentence = enterSentence { blocks.append(.hint(sentence)) }
    return blocks
  }

  /// What the rows of a matrix share, above the first of them.
  private func heading(of matrix: MatrixPlace) -> [Block] {
    var blocks: [Block] = [.text(StyledText(matrix.text, .strong))]
    if let detail = matrix.detail { blocks.append(.hint(detail)) }
    blocks += choices
    let each = phrases(.eachRow, count: rows.count, ["hint": scale])
    blocks.append(.hint(each + (isOptionalMatrix ? " " + optional : "")))
    return blocks + alternatives + [.gap]
  }

  /// The questions of the same matrix.
  private var rows: [FormItem] {
    session.currentStep?.items.filter { $0.matrix?.id == item.matrix?.id } ?? []
  }

  /// That the question may be left out; how, only the first time, or it would stand everywhere.
  var optional: String { phrases(knowsSkipping ? .isOptionalAgain : .isOptional) }

  private var isOptionalMatrix: Bool { rows.allSatisfy(\.isOptional) }

  /// An example that is shown unasked: the author's, or of what is typed in an unusual way.
  private var shownExample: String? {
    switch item.format {
    case .rank, .multiPicker: example
    default: item.placeholder
    }
  }

  private var question: StyledText {
    let text = StyledText(session.presentation?.prompt(for: item) ?? item.text, .strong)
    guard session.currentStep?.showsProgress == true, let progress = session.progress else {
      return text
    }
    let part = place(in: item.section)
    let names: KeyValuePairs = [
      "position": String(progress.position), "total": String(progress.total),
      "part": String(part?.position ?? 0), "parts": String(part?.total ?? 0),
    ]
    let label =
      part == nil
      ? phrases(progress.isApproximate ? .progressAbout : .progress, names)
      : phrases(progress.isApproximate ? .progressAboutInSection : .progressInSection, names)
    return StyledText(label, .label) + StyledText(" ") + text
  }

  /// Which question of a part of the form it is, and of how many; nil where the form has no parts.
  private func place(in section: FormSection?) -> (position: Int, total: Int)? {
    guard let section else { return nil }
    let items = session.visibleItems.filter { $0.section == section }
    // One question alone needs no counting.
    guard items.count > 1 else { return nil }
    return items.firstIndex { $0.id == item.id }.map { ($0 + 1, items.count) }
  }

  /// What Enter does, in words; nil when it does nothing.
  private var enterSentence: String? {
    guard let shown = session.shownAnswer(for: item), let value = shown.value else { return nil }
    let isAnswered = session.answers[item.id]?.answer.value != nil
    return phrases(
      isAnswered ? .keepAnswer : .acceptDefault,
      ["value": phrases.summary(of: rules.display(value, in: context))])
  }

  /// The prompt; what Enter accepts stands in it, except where it is read aloud each time.
  func prompt(isAccessible: Bool) -> String {
    if isAccessible { return phrases(.answerPrompt) }
    guard let value = session.shownAnswer(for: item)?.value else { return "> " }
    let text = rules.display(value, in: context)
    return text.count <= 20 && !text.contains(where: \.isNewline) ? "[\(text)]> " : "> "
  }

  /// What the line is for: only some texts may have several lines, and some are secret.
  var mode: LineMode {
    if item.format.isSecure { return .secret }
    if case .text(let format) = item.format, format.isMultiline { return .text }
    return .answer
  }
}
