import BedsideCore

/// Makes tasks of every kind of step, format, rule and ending, the same for the same seed.
struct RandomTask {
  /// The task.
  let task: OrderedTask
  /// The formats of its items.
  let samples: [Identifier<FormItem>: SampleFormat]

  private static let booleans = SampleFormat.all.first {
    if case .boolean = $0.format { true } else { false }
  }

  init(seed: UInt64) {
    var maker = Maker(random: SeededRandom(seed))
    let count = 1 + maker.random.below(7)
    let steps = (0..<count).map { maker.step($0, isLast: $0 == count - 1) }
    let rules = maker.rules(among: steps)
    task = OrderedTask(
      id: "random", title: "Random", steps: steps, rules: rules.going, skipRules: rules.skipping,
      contentHash: "sha256:\(seed)")
    samples = maker.samples
  }

  private struct Maker {
    var random: SeededRandom
    var samples: [Identifier<FormItem>: SampleFormat] = [:]
    var asked: [Identifier<FormItem>] = []

    mutating func step(_ number: Int, isLast: Bool) -> Step {
      let id = Identifier<Step>("s\(number)")
      var step = Step(id: id, allowsBack: !random.happens(5), content: .instruction([]))
      switch random.below(isLast ? 9 : 8) {
      case 0...3: step.content = form(id)
      case 4: step.content = .question(item(Identifier(id.rawValue)))
      case 5: step.content = asking(id)
      case 6 where random.happens(30): step.content = completion
      case 8: step.content = completion
      default: break
      }
      for item in step.items where samples[item.id] == nil { note(item) }
      return step
    }

    private mutating func form(_ id: Identifier<Step>) -> Step.Content {
      let items = (0...random.below(5)).map { number in
        item(Identifier("\(id)-\(number)"))
      }
      return .form(items: items, footer: nil)
    }

    private mutating func asking(_ id: Identifier<Step>) -> Step.Content {
      let sections = [DocumentContent.Section(text: "Text")]
      switch random.below(9) {
      case 0: return .wait(WaitContent(.seconds(1)))
      case 1: return .countdown(from: 3)
      case 2: return .review(ReviewContent())
      case 3: return .custom(CustomContent(presenter: "x"))
      case 4: return .table(TableContent(rows: [["x"]]))
      case 5: return .document(DocumentContent(sections: sections, agreement: "Agreed?"))
      case 6: return .document(DocumentContent(sections: sections))
      case 7: return .permission(PermissionContent(body: [], question: "Allowed?"))
      default:
        return .consent(
          ConsentContent(
            sections: sections, agreement: "Agreed?", namePrompt: "Name:", datePrompt: "Date:"))
      }
    }

    private var completion: Step.Content {
      mutating get {
        .completion(CompletionContent(finish: random.happens(40) ? .earlyTermination : .completed))
      }
    }

    private mutating func item(_ id: Identifier<FormItem>) -> FormItem {
      let sample = random.pick(SampleFormat.all)
      var item = FormItem(
        id: id, text: "\(id)?", isOptional: random.happens(40),
        format: sample?.format ?? .boolean(BooleanFormat()))
      if random.happens(25) { item.dontKnow = "No idea" }
      if random.happens(25) { item.decline = "No comment" }
      if random.happens(40) { item.visibleWhen = predicate(2) }
      samples[id] = sample
      asked.append(id)
      return item
    }

    /// Notes an item that a step asks for by itself.
    private mutating func note(_ item: FormItem) {
      samples[item.id] = SampleFormat.all.first { $0.format.name == item.format.name }
      asked.append(item.id)
    }

    /// A claim about the items so far; nil when there are none.
    mutating func predicate(_ depth: Int) -> ResultPredicate? {
      guard let id = random.pick(asked) else { return nil }
      switch random.below(depth > 0 ? 9 : 6) {
      case 0...2:
        return random.pick(samples[id]?.fitting ?? []).map { .equals(id, $0) }
      case 3, 4:
        let bound = ResultPredicate.Bound(
          Double(random.below(5)), isExclusive: random.happens(50))
        return random.happens(50)
          ? .between(id, lower: bound, upper: nil) : .between(id, lower: nil, upper: bound)
      case 5: return .answered(id, random.happens(50))
      case 6: return predicate(depth - 1).map { .not($0) }
      case 7: return .all((0...1).compactMap { _ in predicate(depth - 1) })
      default: return .any((0...1).compactMap { _ in predicate(depth - 1) })
      }
    }

    mutating func rules(among steps: [Step]) -> (going: [NavigationRule], skipping: [SkipRule]) {
      var going: [NavigationRule] = []
      var skipping: [SkipRule] = []
      for _ in 0..<random.below(4) {
        guard let after = random.pick(steps), let goTo = random.pick(steps) else { continue }
        let when = random.happens(80) ? predicate(2) : nil
        going.append(NavigationRule(after: after.id, when: when, goTo: goTo.id))
      }
      for _ in 0..<random.below(4) {
        guard let step = random.pick(steps), let when = predicate(2) else { continue }
        skipping.append(SkipRule(skip: step.id, when: when))
      }
      return (going, skipping)
    }
  }
}
