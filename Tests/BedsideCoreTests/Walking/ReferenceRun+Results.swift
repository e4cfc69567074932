import BedsideCore

extension ReferenceRun {
  /// Where the run is.
  var standing: Standing {
    let asking = asking
    return Standing(
      way: visits.map { visit in
        [visit.step.rawValue]
          + asking.filter { $0.step == visit.step }.map(\.item.id.rawValue)
      },
      item: item,
      given: Dictionary(
        asking.compactMap { asked in asked.answer.map { (asked.item.id, $0) } },
        uniquingKeysWith: { first, _ in first }),
      texts: texts, shown: shown, dropped: [pointless, unasked], alerts: alerts, missing: lacking,
      progress: progress(asking.map { ($0.item.id, $0.answer) }), finish: finish)
  }

  private var texts: [String?] {
    guard finish == nil, let step = visits.last.flatMap({ step($0.step) }) else { return [] }
    return [step.title, step.text, step.items.first { $0.id == item }?.text].map { text in
      text.map { filled($0, counting) }
    }
  }

  private var shown: Answer? {
    guard finish == nil, let item, let asked = here.first(where: { $0.id == item }) else {
      return nil
    }
    if let answer = latest(item), answer.value != nil { return answer }
    let before: JSONValue? =
      switch asked.defaultFrom {
      case nil: nil
      case .previous: entry(item, of: task.id)
      case .item(let other, let task): entry(other, of: task)
      }
    let rules = asked.format.rules
    guard let before else {
      return rules.defaultValue(in: Walk.context).map { .answered($0, .accepted) }
    }
    do { return .answered(try rules.read(before, in: Walk.context), .accepted) } catch {
      return nil
    }
  }

  private func entry(
    _ item: Identifier<FormItem>, of task: Identifier<OrderedTask>
  ) -> JSONValue? {
    if case .value(let value)? = earlier.tasks[task]?[item] { value } else { nil }
  }

  /// How far the run is.
  private func progress(
    _ given: [(Identifier<FormItem>, Answer?)]
  ) -> SessionProgress? {
    guard let item, finish == nil, let last = visits.last.flatMap({ step($0.step) }) else {
      return nil
    }
    var open: [Step] = []
    var next = following(last.id, given)
    while let id = next, !visits.contains(where: { $0.step == id }),
      !open.contains(where: { $0.id == id }), let ahead = step(id)
    {
      open.append(ahead)
      next = following(id, given)
    }
    let ahead = open.flatMap(\.items).filter { asks($0, given) }
    let isGuess = ([last] + open).contains { step in
      step.items.contains { $0.visibleWhen != nil }
        || task.rules.contains { $0.after == step.id && $0.when != nil }
        || task.skipRules.contains { $0.skip == step.id }
    }
    return SessionProgress(
      position: (given.firstIndex { $0.0 == item } ?? 0) + 1, total: given.count + ahead.count,
      isApproximate: isGuess)
  }

  /// What became of the run.
  func result(_ now: Instant, _ context: AnswerContext) -> TaskResult {
    let end = end ?? now
    let asked = asking.map(\.item.id)
    return TaskResult(
      task: task.id, version: task.version, contentHash: task.contentHash, runID: "run",
      finish: finish?.name ?? "saved", language: "en", startDate: start, endDate: end,
      scores: scores(counting), alerts: alerts, seed: task.seed,
      steps: visits.compactMap { visit in
        guard let step = step(visit.step) else { return nil }
        return StepResult(
          id: step.id, startDate: visit.start, endDate: visit.end ?? end,
          answers: step.items.map { result(of: $0, isAsked: asked.contains($0.id), context) },
          details: details.last { $0.step == step.id }?.value)
      })
  }

  private func result(
    of item: FormItem, isAsked: Bool, _ context: AnswerContext
  ) -> AnswerResult {
    let rules = item.format.rules
    let entries = isAsked ? log.filter { $0.item == item.id } : []
    var result = AnswerResult(
      id: item.id, answer: isAsked ? entries.last?.answer ?? .skipped : .notShown,
      format: rules.name, units: rules.unit)
    if isAsked, case .choice(let format) = item.format { result.isList = format.isMultiple }
    guard let last = entries.last else { return result }
    result.display = last.answer.value.map { rules.display($0, in: context) }
    result.startDate = last.asked
    result.endDate = last.at
    result.milliseconds = entries.reduce(0) { $0 + $1.asked.milliseconds(until: $1.at) }
    return result
  }
}
