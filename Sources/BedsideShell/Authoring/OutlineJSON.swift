internal import BedsideCore

/// All ways through a task as `run --dry --json` prints them.
struct OutlineJSON {
  let outline: TaskOutline
  let context: AnswerContext

  private var task: OrderedTask { outline.task }
  private var words: ConditionWords { ConditionWords(task: task, context: context) }

  var value: JSONValue {
    .object([
      "format": 1, "task": .string(task.id.rawValue), "version": .integer(task.version),
      "title": .string(task.title), "steps": .array(task.steps.map(json)),
      "ways": .object([
        "count": .integer(min(outline.count, TaskOutline.mostCounted)),
        "isComplete": .bool(outline.count <= TaskOutline.mostCounted),
        "list": .array(outline.ways.map(json)),
      ]),
    ])
  }

  private func json(_ step: Step) -> JSONValue {
    var fields: JSONFields = [
      "id": .string(step.id.rawValue), "type": .string(step.content.word),
      "isReached": .bool(outline.reached.contains(step.id)),
    ]
    fields["title"] = step.title.map(JSONValue.string)
    let skips = outline.skipConditions(of: step.id)
    if !skips.isEmpty { fields["skippedWhen"] = .strings(skips.map { words($0) }) }
    fields["earlyTermination"] = step.earlyTermination.map { .string($0.goTo.rawValue) }
    fields["items"] = .array(step.items.map(json))
    fields["next"] = .array(
      outline.branches(after: step).map { branch in
        var fields: JSONFields = [:]
        fields["when"] = branch.when.map { .string(words($0)) }
        add(branch.target, to: &fields)
        return .object(fields)
      })
    return .object(fields)
  }

  private func json(_ item: FormItem) -> JSONValue {
    var fields: JSONFields = [
      "id": .string(item.id.rawValue), "text": .string(item.text),
      "format": .string(item.format.name), "optional": .bool(item.isOptional),
      "hint": .string(item.format.rules.hint(in: context)),
    ]
    fields["visibleWhen"] = item.visibleWhen.map { .string(words($0)) }
    return .object(fields)
  }

  private func json(_ way: TaskOutline.Way) -> JSONValue {
    var fields: JSONFields = [
      "steps": .strings(way.steps.map(\.rawValue)),
      "conditions": .strings(way.conditions.map { words($0) }),
    ]
    if let end = way.end { add(end, to: &fields) }
    return .object(fields)
  }

  private func add(_ target: TaskOutline.Target, to fields: inout JSONFields) {
    switch target {
    case .step(let id): fields["goTo"] = .string(id.rawValue)
    case .end(let isKept): fields["finish"] = isKept ? "completed" : "earlyTermination"
    }
  }
}
