/// Where a jump back began: the next answer returns there.
public struct DraftJump: Hashable, Sendable {
  /// The step that was at hand.
  public var step: Identifier<Step>
  /// The question that was; nil where all of the step were behind.
  public var item: Identifier<FormItem>?
  /// The steps that were on the way, in the order of their ids.
  public var steps: [Identifier<Step>]

  /// Makes a jump back.
  public init(step: Identifier<Step>, item: Identifier<FormItem>?, steps: [Identifier<Step>]) {
    self.step = step
    self.item = item
    self.steps = steps
  }
}

extension DraftJump {
  var json: JSONFields {
    [
      "e": "jump", "step": .string(step.rawValue),
      "item": item.map { .string($0.rawValue) } ?? .null,
      "steps": .array(steps.map { .string($0.rawValue) }),
    ]
  }

  init?(_ json: JSONValue) {
    guard let step = json.text("step"), case .array(let steps) = json["steps"] else { return nil }
    self.init(
      step: Identifier(step), item: json.text("item").map { Identifier($0) },
      steps: steps.compactMap { step in
        if case .string(let id) = step { Identifier(id) } else { nil }
      })
  }
}
