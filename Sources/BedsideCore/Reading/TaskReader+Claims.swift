extension TaskReader {
  /// Notes claims about items that have no answer yet where they are asked about.
  func check(_ claims: [Claim], _ task: OrderedTask, _ graph: TaskGraph) {
    let order = Dictionary(
      task.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var questions: [TaskGraph.Question] = []
    var asked: [(claim: Claim, questions: Range<Int>)] = []
    for claim in claims {
      guard let point = point(of: claim, graph), claim.items.allSatisfy({ order[$0] != nil })
      else { continue }
      if claim.items.contains(where: { isHere($0, claim.point, order) }) { continue }
      let first = questions.count
      for item in claim.items {
        guard let source = askingSteps[item].flatMap(graph.index) else { continue }
        questions.append(TaskGraph.Question(earlier: source, later: point))
      }
      asked.append((claim, first..<questions.count))
    }
    let answers = graph.canFollow(questions)
    let dominators =
      asked.contains { !$0.claim.sufficesSometimes } ? Dominators(graph.successors) : nil
    let isConditional = isConditional(task)
    for (claim, range) in asked {
      guard answers[range].contains(true) else {
        report(claim)
        continue
      }
      if claim.sufficesSometimes { continue }
      let isSure = questions[range].contains { question in
        dominators?.isBefore(question.earlier, question.later) ?? false
      }
      if !isSure || claim.items.contains(where: isConditional) { warn(claim) }
    }
  }

  private func report(_ claim: Claim) {
    if claim.subject.hasPrefix("The score") {
      log.add(
        "\(claim.subject) has no value yet at this point: all its items are asked later, or on another"
          + " way. Ask about a score of items that come before.", at: claim.offset)
      return
    }
    log.add(
      "\(claim.subject) has no answer yet at this point: it is asked later, or on another way. Ask"
        + " about an item that comes before.", at: claim.offset)
  }

  private func warn(_ claim: Claim) {
    let name = claim.items.first?.rawValue ?? ""
    log.add(
      "\(claim.subject) may not have been asked when this is shown. Say what stands here then, like"
        + " {\(name)|your answer}.", at: claim.offset, severity: .warning)
  }

  /// Tells of items that are left out under some conditions.
  private func isConditional(_ task: OrderedTask) -> (Identifier<FormItem>) -> Bool {
    let skipped = Set(task.skipRules.map(\.skip))
    return { id in
      askingSteps[id].map(skipped.contains) ?? false || conditions[id] != nil
    }
  }

  /// The step from which a claim asks; nil where any step will do.
  private func point(of claim: Claim, _ graph: TaskGraph) -> Int? {
    switch claim.point {
    case .after(let step), .before(let step): graph.index(step)
    case .item(let id): askingSteps[id].flatMap(graph.index)
    case .anywhere: nil
    }
  }

  /// Whether an item is asked earlier in the very step from which is asked.
  private func isHere(
    _ item: Identifier<FormItem>, _ point: Claim.Point, _ order: [Identifier<FormItem>: Int]
  ) -> Bool {
    switch point {
    case .after(let step): return askingSteps[item] == step
    case .before, .anywhere: return false
    case .item(let id):
      guard askingSteps[item] == askingSteps[id], let first = order[item], let second = order[id]
      else { return false }
      return first < second
    }
  }
}
