internal import BedsideCore

/// A page without questions to which the answers led, for whoever was not there to read it.
@MainActor
struct LedPage {
  private let presentation: StepPresentation

  /// The page at which `session` is; nil at a step that asks something, or that every run comes to.
  init?(_ session: TaskSession) {
    guard let presentation = session.presentation,
      Self.isLedTo(presentation.step, in: session.task)
    else { return nil }
    switch presentation.step.content {
    case .instruction, .completion: self.presentation = presentation
    default: return nil
    }
  }

  /// Whether a rule leads to `step`, leaves it out, or may have.
  private static func isLedTo(_ step: Step, in task: OrderedTask) -> Bool {
    if task.rules.contains(where: { $0.goTo == step.id })
      || task.skipRules.contains(where: { $0.skip == step.id })
    {
      return true
    }
    var target = task.target(after: nil, given: [:])
    for _ in task.steps {
      guard case .step(let id) = target else { break }
      if id == step.id { return false }
      target = task.target(after: id, given: [:])
    }
    return true
  }

  var blocks: [Block] {
    let step = presentation.step
    var blocks: [Block] = [.gap]
    if let title = presentation.title { blocks.append(.title(title)) }
    if let text = presentation.text { blocks.append(.text(text)) }
    if let detail = step.detail { blocks += [.gap, .text(detail)] }
    let body = body.map { item -> Block in
      switch item.style {
      case .text: .text(item.text)
      case .bullet: .bullet(item.text)
      case .rule: item.learnMore == nil ? .rule : .text(item.text)
      case .tag: .text(item.text, .label)
      }
    }
    if !body.isEmpty { blocks += [.gap] + body }
    if let footnote = step.footnote { blocks += [.gap, .text(footnote)] }
    return blocks + [.gap]
  }

  private var body: [BodyItem] {
    switch presentation.step.content {
    case .instruction(let body): body
    case .completion(let end): end.body
    default: []
    }
  }
}
