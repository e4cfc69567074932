extension TaskReader {
  /// Reads `safety` of an item, and notes whether its words speak of self-harm.
  mutating func readSafety(
    of id: Identifier<FormItem>, from object: inout ObjectReader
  ) -> FormItem.Safety? {
    let safety = object.word("safety", as: FormItem.Safety.self)
    let node = object.node
    let texts = ["text", "detail", "answer"].compactMap { node[$0] }
    let words = texts.lazy.compactMap { SelfHarmWords.found(in: $0) }.first
    if object.node["safety"] == nil, let words { suspiciousWords[id] = words }
    return safety
  }

  /// Refuses a task that asks about self-harm and has nothing to say to the answer.
  mutating func checkSafety(of task: OrderedTask) {
    for item in task.items {
      let words = suspiciousWords[item.id]
      guard item.safety == .selfHarm || words != nil else { continue }
      let offset = places[item.id.rawValue] ?? 0
      if let words {
        log.add(
          "'\(item.id)' speaks of self-harm (\"\(words)\"). Add \"safety\": \"selfHarm\" and an alert"
            + " for its answers, or \"safety\": \"none\" if it means something else.", at: offset)
        continue
      }
      guard task.alerts.contains(where: { $0.isRaised(by: item) }) else {
        log.add(
          "'\(item.id)' asks about self-harm, and no alert is raised by any of its answers alone. Add"
            + " one to 'alerts' whose condition is about this item.", at: offset)
        continue
      }
      warnOfSilence(about: item, task, at: offset)
      if task.crisis == nil, crisisNeed == nil { crisisNeed = offset }
    }
  }
}

extension TaskReader {
  /// Warns of answers about self-harm that raise no alert, though they are not the one that says no.
  private func warnOfSilence(about item: FormItem, _ task: OrderedTask, at offset: Int) {
    let alerts = task.alerts.filter { $0.when.items.contains(item.id) }
    let silent = item.answersInOrder.filter { answer in
      !alerts.contains { $0.when.matches([item.id: .answered(answer, .typed)]) }
    }
    // Which of some words means no, nobody knows here: one of them does.
    let lowest = item.answersInOrder.first
    let others = item.isNumeric ? silent.filter { $0 != lowest } : Array(silent.dropFirst())
    guard !others.isEmpty else { return }
    let shown = others.prefix(5).map(\.json.text).joined(separator: ", ")
    log.add(
      "No alert is raised when '\(item.id)', which asks about self-harm, is answered with \(shown)"
        + "\(others.count > 5 ? " and more" : ""). Widen the condition of its alert, unless that is"
        + " meant.", at: offset, severity: .warning)
  }
}

extension OrderedTask {
  /// Whether it asks about self-harm, so that it needs a text that says where help is nearby.
  public var needsCrisisText: Bool { items.contains { $0.safety == .selfHarm } }

  /// What to say of a task that needs a text for a crisis where neither it nor its study has one.
  public static let noCrisisText =
    "The task asks about self-harm, and nothing says where help is nearby. Add \"crisis\": { \"text\":"
    + " \"…\", \"contacts\": [ … ] } to the study or to the task."
}

extension TaskAlert {
  /// Whether some answer to `item` alone raises the alert.
  func isRaised(by item: FormItem) -> Bool {
    guard when.items.contains(item.id) else { return false }
    return item.possibleAnswers.contains { when.matches([item.id: $0]) }
  }
}

extension FormItem {
  /// Answers of every kind that the item takes: all choices, or numbers from one end to the other.
  fileprivate var possibleAnswers: [Answer] {
    let values: [AnswerValue]
    switch format {
    case .boolean: values = [.boolean(true), .boolean(false)]
    case .choice(let format):
      let codes = format.choices.map { ChoiceAnswer.code($0.value) }
      values = (codes + (format.other == nil ? [] : [.other("x")])).map { .choices([$0]) }
    default:
      guard case .numbers(let minimum, let maximum, _) = format.rules.order else { return [] }
      values = [minimum, maximum, 0, 1].compactMap { $0 }.map { .decimal($0) }
    }
    return values.map { .answered($0, .typed) }
  }

  /// All answers to the item, the lowest first; none where they are too many to be looked at.
  fileprivate var answersInOrder: [AnswerValue] {
    switch format {
    case .boolean: return [.boolean(false), .boolean(true)]
    case .choice(let format):
      let codes = format.choices.map(\.value).sorted { a, b in
        if case .integer(let a) = a, case .integer(let b) = b { a < b } else { false }
      }
      return codes.map { .choices([.code($0)]) }
    default:
      guard case .numbers(let minimum?, let maximum?, let step?) = format.rules.order, step > 0,
        (maximum - minimum) / step <= 100
      else { return [] }
      return stride(from: minimum, through: maximum, by: step).map { number in
        Int(exactly: number).map { .integer($0) } ?? .decimal(number)
      }
    }
  }
}
