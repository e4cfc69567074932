import BedsideCore

/// Makes steps and rules in code, also such as no file may hold: rules in circles, unreachable steps.
struct RandomSteps {
  private var random: SeededRandom
  var claims = RandomClaims()

  init(seed: UInt64) { random = SeededRandom(seed) }

  mutating func task(seed: UInt64) -> OrderedTask {
    let count = 1 + random.below(7)
    claims.makeScores(&random)
    var steps = (0..<count).map { step($0, isLast: $0 == count - 1) }
    if random.happens(25), steps.count > 1 {
      let exit = random.below(steps.count - 1)
      steps[exit].earlyTermination = EarlyTermination(button: "Stop", goTo: "bye")
      steps.append(
        Step(id: "bye", content: .completion(CompletionContent(finish: .earlyTermination))))
    }
    let rules = rules(among: steps)
    var task = OrderedTask(
      id: "random", title: "Random", steps: steps, rules: rules.going, skipRules: rules.skipping,
      contentHash: "sha256:\(seed)")
    task.scores = claims.scores
    for number in 0..<random.below(3) {
      guard let when = claims.claim(2, &random) else { continue }
      task.alerts.append(
        TaskAlert(
          id: Identifier("alert\(number)"), when: when, title: "T {s0}",
          text: "{s0-0|none} and {score.sum|no sum}", contacts: ["Call {s1}"]))
    }
    if random.happens(30), steps.count > 2 {
      task.randomBlocks = [[StepUnit([steps[0].id]), StepUnit([steps[1].id])]]
    }
    return task
  }

  private mutating func step(_ number: Int, isLast: Bool) -> Step {
    let id = Identifier<Step>("s\(number)")
    var step = Step(id: id, allowsBack: !random.happens(5), content: .instruction([]))
    if random.happens(30) {
      step.title = "Of {s0|nothing}{{"
      step.text = "{s0-0} {score.sum|?} {s1-0|none} {nobody}"
    }
    switch random.below(isLast ? 9 : 8) {
    case 0...3:
      step.content = form(id)
      step.isOptional = random.happens(20)
      step.isRandom = random.happens(15)
    case 4: step.content = .question(item(Identifier(id.rawValue)))
    case 5: step.content = asking(id)
    case 6 where random.happens(30): step.content = completion
    case 8: step.content = completion
    default: break
    }
    for item in step.items where claims.samples[item.id] == nil { note(item) }
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
    switch random.below(10) {
    case 0: return .wait(WaitContent(.seconds(1)))
    case 1: return .countdown(from: 3)
    case 2: return .review(ReviewContent())
    case 3: return .custom(CustomContent(presenter: "x"))
    case 4: return .table(TableContent(rows: [["x"]]))
    case 5: return .document(DocumentContent(sections: sections, agreement: "Agreed?"))
    case 6: return .document(DocumentContent(sections: sections))
    case 7: return .permission(PermissionContent(body: [], question: "Allowed?"))
    case 8:
      let item = Identifier<FormItem>(id.rawValue)
      claims.add(item, SampleFormat.file)
      return .file(FormItem(id: item, text: "File?", format: SampleFormat.file.format))
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
      id: id, text: "\(id) {s0|?} {score.sum|?}?", isOptional: random.happens(40),
      format: sample?.format ?? .boolean(BooleanFormat()))
    if random.happens(25) { item.dontKnow = "No idea" }
    if random.happens(25) { item.decline = "No comment" }
    if random.happens(40) { item.visibleWhen = claims.claim(2, &random) }
    if random.happens(30) {
      item.defaultFrom = random.happens(50) ? .previous : .item("x", of: "start")
    }
    if let original = claims.texts.last, random.happens(30) {
      item.format = .confirmText(ConfirmTextFormat(of: original))
      claims.add(id, SampleFormat(format: item.format, fitting: [], others: [.text("other")]))
    } else if let sample {
      claims.add(id, sample)
    }
    return item
  }

  /// Notes an item that a step asks for by itself.
  private mutating func note(_ item: FormItem) {
    if let sample = SampleFormat.all.first(where: { $0.format.name == item.format.name }) {
      claims.add(item.id, sample)
    }
  }

  private mutating func rules(
    among steps: [Step]
  ) -> (going: [NavigationRule], skipping: [SkipRule]) {
    var going: [NavigationRule] = []
    var skipping: [SkipRule] = []
    for _ in 0..<random.below(4) {
      guard let after = random.pick(steps), let goTo = random.pick(steps) else { continue }
      let when = random.happens(80) ? claims.claim(2, &random) : nil
      going.append(NavigationRule(after: after.id, when: when, goTo: goTo.id))
    }
    for _ in 0..<random.below(4) {
      guard let step = random.pick(steps), let when = claims.claim(2, &random) else { continue }
      skipping.append(SkipRule(skip: step.id, when: when))
    }
    return (going, skipping)
  }
}
