/// What a condition asks about one item, and from where in the task it asks.
struct Claim {
  /// From where a condition asks.
  enum Point {
    /// From a rule after a step.
    case after(Identifier<Step>)
    /// From a rule that leaves a step out.
    case before(Identifier<Step>)
    /// From an item that is asked under the condition.
    case item(Identifier<FormItem>)
  }

  var item: Identifier<FormItem>
  var point: Point
  /// The byte at which the item is named.
  var offset: Int
}
