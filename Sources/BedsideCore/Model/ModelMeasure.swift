/// Where a person's own range of motion stands: two items of a task, in degrees.
public struct ModelMeasure: Hashable, Sendable {
  /// The task whose last outcome counts.
  public var task: Identifier<OrderedTask>
  /// The item with the least angle.
  public var least: Identifier<FormItem>
  /// The item with the greatest angle.
  public var greatest: Identifier<FormItem>
  /// What the person's own joint is called, as in "Your knee".
  public var name: String?

  /// Makes a measure.
  public init(
    task: Identifier<OrderedTask>, least: Identifier<FormItem>, greatest: Identifier<FormItem>,
    name: String? = nil
  ) {
    self.task = task
    self.least = least
    self.greatest = greatest
    self.name = name
  }

  /// Reads a measure and notes what is wrong in `log`; nil when a member is missing.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A measure", log: log) else { return nil }
    let task = object.requiredString("task")
    let least = object.requiredString("least")
    let greatest = object.requiredString("greatest")
    let name = object.text("name", most: TextLength.title)
    object.finish()
    guard let task, let least, let greatest else { return nil }
    self.init(
      task: Identifier(task), least: Identifier(least), greatest: Identifier(greatest),
      name: name)
  }
}
