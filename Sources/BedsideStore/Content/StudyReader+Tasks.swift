internal import BedsideCore
internal import BedsideSchedule

extension StudyReader {
  /// Reads a version of a task; nil when anything is wrong with it.
  mutating func entry(_ node: JSONNode) -> StudyEntry? {
    guard var object = ObjectReader(node, "A study's task", log: log) else { return nil }
    let problems = log.problems.count
    let id = object.identifier()
    let version = object.version()
    let effective = day("effective", required: true, from: &object)
    let retired = day("retired", from: &object)
    let title = object.text("title")
    let survey = file("survey", .task, like: "tasks/check-in.json", from: &object)
    var task = CareTask(
      id: id ?? "", version: version ?? 1, effective: effective ?? .earliest, title: title ?? "",
      schedule: nil, retired: retired, survey: survey)
    task.requires = object.strings("requires")
    task.consents = object.string("consent").map { [$0] } ?? []
    task.isOnce = object.bool("once") ?? false
    task.schedule = object.requiredNode("schedule", hint: "{ \"elements\": [ … ] }").flatMap {
      Schedule.read($0, zones: zones, log: log)
    }
    task.progress = object.word("progress", as: ProgressRule.self) ?? .exists
    task.lateDays = lateDays(from: &object)
    (task.card, task.instructions) = card(from: &object, hasSurvey: object.node["survey"] != nil)
    task.impactsAdherence = object.bool("impactsAdherence") ?? true
    object.finish()
    check(task, object)
    guard log.problems.count == problems else { return nil }
    return StudyEntry(task: task, hasTitle: title != nil, node: node)
  }

  private func day(
    _ key: String, required: Bool = false, from object: inout ObjectReader
  ) -> CivilDate? {
    if required, object.requiredNode(key, hint: "\"2026-01-01\"") == nil { return nil }
    return object.value(key, CivilDate.init, like: "2026-01-01")
  }

  private func lateDays(from object: inout ObjectReader) -> Int {
    guard let node = object.node("late"), var late = ObjectReader(node, "'late'", log: log) else {
      return 0
    }
    let days = late.requiredNode("days", hint: "1") == nil ? nil : late.integer("days")
    late.finish()
    guard let days, days < 0 else { return days ?? 0 }
    late.problem("'days' is \(days). Write 0 or more.", at: "days")
    return 0
  }

  private func card(
    from object: inout ObjectReader, hasSurvey: Bool
  ) -> (card: Card, instructions: String?) {
    let plain = Card(style: hasSurvey ? .survey : .simple)
    guard let node = object.node("card"), var card = ObjectReader(node, "A card", log: log) else {
      return (plain, nil)
    }
    let style = card.word("style", as: Card.Style.self)
    let summary = card.text("summary")
    let text = card.text("text")
    card.finish()
    if style == .survey, !hasSurvey {
      card.problem(
        "A survey card begins a survey, and this task has none. Add 'survey' to the task.",
        at: "style")
    }
    if let summary, !CardSummary(summary).isClosed {
      card.problem(
        "A brace has no partner. Write ids of items like {fever}, each in its own pair.",
        at: "summary")
    }
    return (Card(style: style ?? plain.style, summary: summary), text)
  }

  private func check(_ task: CareTask, _ object: ObjectReader) {
    if task.survey == nil, object.node["survey"] == nil, object.node["title"] == nil {
      object.problem("A study's task without 'survey' has no 'title'. Add \"title\": \"…\".")
    }
    if let retired = task.retired, retired <= task.effective {
      object.problem(
        "The task is retired on \(retired), not after it takes effect. Write a later day.",
        at: "retired")
    }
    let targets = task.schedule?.elements.flatMap(\.targetValues) ?? []
    if task.progress == .sum, task.schedule != nil, targets.isEmpty {
      object.problem(
        "'sum' is measured against 'targetValues', and no element of the schedule has any. Add them"
          + " to one.", at: "progress")
    }
  }
}
