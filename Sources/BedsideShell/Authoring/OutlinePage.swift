internal import BedsideCore

/// All ways through a task as text.
struct OutlinePage {
  let outline: TaskOutline
  let context: AnswerContext
  /// Whether it is read aloud, so that no arrow stands between steps.
  var isAccessible = false

  private var phrases: Phrases { context.phrases }
  private var task: OrderedTask { outline.task }
  private var words: ConditionWords { ConditionWords(task: task, context: context) }

  var blocks: [Block] {
    let names: KeyValuePairs = [
      "title": task.title, "id": task.id.rawValue, "version": String(task.version),
    ]
    return [.title(phrases(.outlineTitle, names)), .text(counts)]
      + task.steps.flatMap(blocks(of:)) + [.gap, .heading(phrases(.outlineWaysTitle))] + ways
  }

  private var counts: String {
    let isOver = outline.count > TaskOutline.mostCounted
    let ways =
      isOver
      ? phrases(.outlineWaysOver, ["count": String(TaskOutline.mostCounted)])
      : phrases(.outlineWays, count: outline.count)
    return phrases(
      .outlineCounts,
      [
        "steps": phrases(.outlineSteps, count: task.steps.count),
        "items": phrases(.outlineItems, count: task.items.count { $0.source == .asked }),
        "ways": ways,
      ])
  }

  private func blocks(of step: Step) -> [Block] {
    let title = step.title.map { "  \($0)" } ?? ""
    let head =
      StyledText(step.id.rawValue, .strong) + StyledText(title)
      + StyledText("  (\(step.content.word))", .label)
    var blocks: [Block] = [.gap, .text(head)]
    if !step.items.isEmpty { blocks.append(.entries(step.items.map(entry))) }
    blocks += outline.skipConditions(of: step.id).map {
      .hint(phrases(.outlineSkipped, ["condition": words($0)]))
    }
    guard outline.reached.contains(step.id) else {
      return blocks + [.hint(phrases(.outlineUnreached), .problem)]
    }
    let early = step.earlyTermination.map { early in
      let names: KeyValuePairs = ["label": early.button, "target": early.goTo.rawValue]
      return Block.hint(phrases(.outlineLeave, names))
    }
    return blocks + [early].compactMap { $0 } + onward(from: step)
  }

  private func entry(_ item: FormItem) -> Block.Entry {
    let hint = item.format.rules.hint(in: context)
    var text = "\(item.text) (\(item.format.name): \(hint); "
    text += phrases(item.isOptional ? .outlineOptional : .outlineRequired)
    if let condition = item.visibleWhen {
      text += "; " + phrases(.outlineOnlyWhen, ["condition": words(condition)])
    }
    return Block.Entry(item.id.rawValue, StyledText(text + ")"))
  }

  private func onward(from step: Step) -> [Block] {
    let branches = outline.branches(after: step)
    if case .completion = step.content { return [.hint(name(of: branches[0].target), .label)] }
    return branches.map { branch in
      let target = name(of: branch.target)
      let isEnd = if case .end = branch.target { true } else { false }
      if let when = branch.when {
        let names: KeyValuePairs = ["condition": words(when), "target": target, "end": target]
        return .hint(phrases(isEnd ? .outlineEnds : .outlineGoTo, names))
      }
      if isEnd, branches.count == 1 { return .hint(target, .label) }
      let phrase: Phrase =
        isEnd ? .outlineOtherwiseEnds : branches.count > 1 ? .outlineOtherwise : .outlineThen
      return .hint(phrases(phrase, ["target": target, "end": target]))
    }
  }

  private func name(of target: TaskOutline.Target) -> String {
    switch target {
    case .step(let id): id.rawValue
    case .end(let isKept): phrases(isKept ? .outlineCompleted : .outlineEarly)
    }
  }

  private var ways: [Block] {
    if outline.ways.isEmpty { return [.text(phrases(.outlineTooMany))] }
    let entries = outline.ways.enumerated().map { index, way in
      Block.Entry("\(index + 1)", StyledText(text(of: way)))
    }
    return [.entries(entries)]
  }

  private func text(of way: TaskOutline.Way) -> String {
    let conditions = way.conditions.map { words($0) }.joined(separator: "; ")
    var steps = way.steps.map(\.rawValue)
    if way.end == nil, let last = steps.popLast() {
      steps.append(phrases(.outlineBack, ["target": last]))
    }
    if way.end == .end(isKept: false) { steps.append(phrases(.outlineEarly)) }
    let arrow = isAccessible ? ", " : " → "
    return "\(steps.joined(separator: arrow))\n"
      + (conditions.isEmpty ? phrases(.outlineAlways) : conditions)
  }
}

extension Step.Content {
  /// The word of the step's type in files.
  var word: String {
    switch self {
    case .instruction: "instruction"
    case .form: "form"
    case .question: "question"
    case .document: "document"
    case .consent: "consent"
    case .permission: "permission"
    case .model: "model"
    case .review: "review"
    case .table: "table"
    case .wait: "wait"
    case .countdown: "countdown"
    case .file: "file"
    case .custom: "custom"
    case .completion: "completion"
    }
  }
}
