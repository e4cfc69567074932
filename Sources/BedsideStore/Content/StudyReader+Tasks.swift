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
    let title = object.text("title", most: TextLength.title)
    let survey = file("survey", .task, like: "tasks/check-in.json", from: &object)
    var task = CareTask(
      id: id ?? "", version: version ?? 1, effective: effective ?? .earliest, title: title ?? "",
      schedule: nil, retired: retired, survey: survey)
    task.requires = object.strings("requires", most: Limits.names)
    task.consents = object.string("consent").map { [$0] } ?? []
    task.isOnce = object.bool("once") ?? false
    task.schedule = object.requiredNode("schedule", hint: "{ \"elements\": [ … ] }").flatMap {
      Schedule.read($0, zones: zones, log: log)
    }
    task.progress = object.word("progress", as: ProgressRule.self) ?? .exists
    task.lateDays = lateDays(from: &object)
    task.carePlan = object.string("carePlan")
    task.group = object.has("group") ? object.identifier("group") : nil
    task.tags = tags(from: &object)
    readCard(of: &task, from: &object)
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
    guard let days, days < 0 || days > Limits.lateDays else { return days ?? 0 }
    // What was recorded under a longer one stands; no search goes further back than its task.
    if days > 0, log.isRecorded { return min(days, 36_525) }
    late.problem("'days' is \(days). Write 0 to \(Limits.lateDays).", at: "days")
    return 0
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
    checkTargets(of: task, object)
  }

  private func checkTargets(of task: CareTask, _ object: ObjectReader) {
    guard let elements = task.schedule?.elements, task.progress.needsTargets else { return }
    let rule = task.progress.rawValue
    if elements.allSatisfy(\.targetValues.isEmpty) {
      object.problem(
        "'\(rule)' is measured against 'targetValues', and no element of the schedule has any. Add"
          + " them to one.", at: "progress")
    }
    reportWords(in: object.node["schedule"], of: task.progress)
    guard task.progress == .sum else { return }
    for element in elements {
      let units = element.targetValues.compactMap(\.units)
      guard let first = units.first, let other = units.first(where: { $0 != first }) else {
        continue
      }
      object.problem(
        "Targets in '\(first)' and '\(other)' make no sum. Give an element one unit, or measure by"
          + " 'percent'.", at: "progress")
      return
    }
  }

  /// Notes targets that are no numbers, where the values are measured by theirs: each would count as 1.
  private func reportWords(in schedule: JSONNode?, of rule: ProgressRule) {
    for element in schedule?["elements"]?.elements ?? [] {
      for target in element["targetValues"]?.elements ?? [] {
        guard let value = target["value"], let text = value.string else { continue }
        let advice =
          target["type"] == nil && Double(text) != nil
          ? "Take the double quotes away." : "Write a number, or leave 'progress' out."
        log.addExcess(
          "'\(rule.rawValue)' is measured in numbers, and this target is the text '\(text)'."
            + " \(advice)", at: value.offset)
      }
    }
  }

  private func tags(from object: inout ObjectReader) -> [String] {
    var tags: [String] = []
    for node in object.array("tags", most: Limits.names) {
      guard let tag = node.string else {
        log.add("'tags' holds strings, not \(node.kind). Put it in double quotes.", at: node.offset)
        continue
      }
      if !ContentIdentifier.isValid(tag) {
        log.add(ContentIdentifier.problem(tag), at: node.offset)
      } else if tags.contains(tag) {
        log.add("The tag '\(tag)' stands twice. Keep one.", at: node.offset)
      } else {
        tags.append(tag)
      }
    }
    return tags
  }
}
