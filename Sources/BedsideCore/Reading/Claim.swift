/// What a condition or a text asks about items, and from where in the task it asks.
struct Claim {
  /// From where something is asked.
  enum Point {
    /// From a rule after a step.
    case after(Identifier<Step>)
    /// From a rule that leaves a step out, or from a text of the step.
    case before(Identifier<Step>)
    /// From an item that is asked under the condition, or from its text.
    case item(Identifier<FormItem>)
    /// From an alert, which looks at whatever is answered.
    case anywhere
  }

  /// What is asked about: `'fever'`, `the score 'phq'`.
  var subject: String
  /// The items one of which must come before: one, or all that a score is made of.
  var items: [Identifier<FormItem>]
  var point: Point
  /// The byte at which it is named.
  var offset: Int
  /// Whether it is enough that the item comes before on some way; if not, it is warned of others.
  var sufficesSometimes = true
}

/// A comparison with an item of another task, for whoever knows that task.
public struct EarlierCondition: Sendable {
  /// The task.
  public var task: Identifier<OrderedTask>
  /// The item.
  public var item: Identifier<FormItem>
  /// The object with the comparisons; nil where the item is only named.
  let node: JSONNode?
  /// The byte at which the task is named.
  public let taskOffset: Int
  /// The byte at which the item is named.
  public let itemOffset: Int
}
