internal import BedsideCore

extension TaskDriver {
  /// What a step says before it asks anything: its text, picture, body and footnote.
  func texts(of step: Step) -> [Block] {
    var blocks: [Block] = []
    if let text = session.presentation?.text { blocks.append(.text(text)) }
    if let detail = step.detail { blocks += [.gap, .text(detail)] }
    if let image = step.image {
      let names: KeyValuePairs = ["text": image.alternative, "path": image.path]
      blocks += [.gap, .text(phrases(.picture, names))]
    }
    blocks += body(of: step)
    if let footnote = step.footnote { blocks += [.gap, .text(footnote)] }
    return blocks
  }

  private func body(of step: Step) -> [Block] {
    switch step.content {
    case .instruction(let body): blocks(of: body)
    case .completion(let end): blocks(of: end.body)
    case .permission(let permission): blocks(of: permission.body)
    case .table(let table): [.gap] + tableBlocks(of: table)
    // In a file of a task, the text of the step is that of its model.
    case .model(let model) where model.text != step.text:
      model.text.map { [.gap, .text($0)] } ?? []
    case .form, .question, .document, .consent, .model, .review, .wait, .countdown, .file, .custom:
      []
    }
  }

  private func tableBlocks(of table: TableContent) -> [Block] {
    [.gap]
      + TableLayout(table).blocks(width: renderer.width, isAccessible: renderer.isAccessible)
  }

  private func blocks(of body: [BodyItem]) -> [Block] {
    var count = 0
    let blocks = body.map { item -> Block in
      var text = item.style == .tag && !renderer.isAccessible ? "[\(item.text)]" : item.text
      if item.learnMore != nil {
        count += 1
        text += " " + phrases(.moreNumbered, ["number": String(count)])
      }
      switch item.style {
      case .text: return .text(text)
      case .bullet: return .bullet(text)
      case .rule: return item.learnMore == nil ? .rule : .text(text)
      case .tag: return .text(text, .label)
      }
    }
    return blocks.isEmpty ? [] : [.gap] + blocks
  }

  /// What there is to read about the pieces of the step's body, in the order of their numbers.
  var numberedTexts: [LearnMore] {
    switch session.currentStep?.content {
    case .instruction(let body): body.compactMap(\.learnMore)
    case .completion(let end): end.body.compactMap(\.learnMore)
    case .permission(let permission): permission.body.compactMap(\.learnMore)
    default: []
    }
  }

  /// What a line means at the step at hand, where some words mean more than elsewhere: `? 2` and
  /// `learn 2` where pieces of its body have numbers, and the words for its way out.
  func contextual(_ command: StepCommand) -> StepCommand {
    guard case .answer(let text) = command else { return command }
    if let way = session.currentStep?.earlyTermination,
      phrases.means(text, .wordEnd) || text.lowercased() == way.button.lowercased()
    {
      return .terminate
    }
    guard !numberedTexts.isEmpty else { return command }
    if text.hasPrefix("?"), let number = Int(String(text.dropFirst()).trimmed) {
      return .learn(number)
    }
    return numbered(text, .wordLearn).flatMap { Int($0) }.map { .learn($0) } ?? command
  }

  /// What stands behind the word of `phrase` in `text`: "3" in "edit 3"; nil where it is not there.
  func numbered(_ text: String, _ phrase: Phrase) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, phrases.means(String(parts[0]), phrase) else { return nil }
    return String(parts[1]).trimmed
  }

  /// Shows what there is to read about the piece `number` of the step's body.
  func showLearnMore(_ number: Int) {
    let texts = numberedTexts
    guard texts.indices.contains(number - 1) else {
      renderer.show(.text(phrases(.noSuchText, ["count": String(texts.count)]), .notice))
      return
    }
    show(texts[number - 1])
  }
}
