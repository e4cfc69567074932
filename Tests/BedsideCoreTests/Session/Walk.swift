import BedsideCore

/// Tasks and sessions that tests walk through.
enum Walk {
  static func scale(_ id: Identifier<FormItem>, optional: Bool = false) -> FormItem {
    FormItem(
      id: id, text: "How strong?", isOptional: optional,
      format: .scale(ScaleFormat(minimum: 0, maximum: 10)))
  }

  static func yesNo(_ id: Identifier<FormItem>) -> FormItem {
    FormItem(id: id, text: "Yes?", isOptional: false, format: .boolean(BooleanFormat()))
  }

  static func page(_ id: Identifier<Step>) -> Step { Step(id: id, content: .instruction([])) }

  static func form(_ id: Identifier<Step>, _ items: FormItem...) -> Step {
    Step(id: id, content: .form(items: items, footer: nil))
  }

  static func end(_ id: Identifier<Step>, _ finish: CompletionContent.Finish = .completed) -> Step {
    Step(id: id, content: .completion(CompletionContent(finish: finish)))
  }

  /// hello, form (a, b shown when a is above 5, c optional), more (d), end; a of 9 or more skips more.
  static let task = OrderedTask(
    id: "walk", version: 2, title: "Walk",
    steps: [
      page("hello"),
      form("form", scale("a"), hidden, scale("c", optional: true)),
      form("more", yesNo("d")),
      end("end"),
      end("bye", .earlyTermination),
    ],
    rules: [NavigationRule(after: "more", when: .equals("d", .boolean(false)), goTo: "bye")],
    skipRules: [SkipRule(skip: "more", when: .between("a", lower: .init(9), upper: nil))],
    contentHash: "sha256:1")

  private static var hidden: FormItem {
    var item = scale("b")
    item.visibleWhen = .between("a", lower: .init(5, isExclusive: true), upper: nil)
    return item
  }

  static let context = AnswerContext(today: CivilDate(dayNumber: 20_518))
}

extension TaskSession {
  /// A run of `task` that has begun.
  @MainActor
  static func begun(
    _ task: OrderedTask = Walk.task, delegate: (any TaskSessionDelegate)? = nil
  ) -> TaskSession {
    var session = TaskSession(
      task: task, runID: "run", context: Walk.context, clock: TickingClock(), delegate: delegate)
    session.start()
    return session
  }

  /// Answers the questions at hand with numbers.
  @MainActor
  mutating func answer(_ numbers: Int...) throws {
    for number in numbers { try record(.answered(.integer(number), .typed)) }
  }

  /// The step and the question at hand.
  @MainActor
  var place: String {
    let item = currentItem.map { " \($0.id)" } ?? ""
    return (currentStep?.id.rawValue ?? "nowhere") + item
  }
}
