/// A step as it is about to be shown; the delegate may change its words, never its meaning.
public struct StepPresentation: Hashable, Sendable {
  /// The step.
  public internal(set) var step: Step
  /// The heading.
  public var title: String?
  /// What stands under the heading.
  public var text: String?
  /// The questions by their items' ids, where they differ from the items' own.
  public var prompts: [Identifier<FormItem>: String]

  /// Makes the presentation of `step` with the step's own words.
  public init(_ step: Step) {
    self.step = step
    title = step.title
    text = step.text
    prompts = [:]
  }

  /// The question of `item`.
  public func prompt(for item: FormItem) -> String { prompts[item.id] ?? item.text }
}
