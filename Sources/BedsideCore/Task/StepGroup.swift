/// What a step belongs to: a page of the task's file, or one time through a repeat.
///
/// Pages and repeats are no steps of the task that is run. The reader puts their steps in their
/// place, and each of them says here where it comes from.
public struct StepGroup: Hashable, Sendable {
  /// Which time through a repeat it is.
  public struct Iteration: Hashable, Sendable {
    /// The number, from 1.
    public var number: Int
    /// How often it goes.
    public var total: Total

    /// Makes the time `number` of `total`.
    public init(number: Int, total: Total) {
      self.number = number
      self.total = total
    }
  }

  /// How often a repeat goes.
  public enum Total: Hashable, Sendable {
    /// So often.
    case fixed(Int)
    /// As often as the answer to an earlier item says, between two limits.
    case item(Identifier<FormItem>, minimum: Int, maximum: Int)
    /// Until the person says that there is no more.
    case open
  }

  /// The name of the page or the repeat.
  public var id: Identifier<Step>
  /// The heading; for a repeat it may hold `{number}` and `{count}`.
  public var title: String
  /// What stands under the heading, before the first of its steps.
  public var text: String?
  /// Which time through a repeat it is; nil for a page.
  public var iteration: Iteration?

  /// Makes a group.
  public init(
    id: Identifier<Step>, title: String, text: String? = nil, iteration: Iteration? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.iteration = iteration
  }

  /// How often the repeat goes, given the answers; nil for a page and where nobody knows yet.
  public func count(given answers: [Identifier<FormItem>: Answer]) -> Int? {
    switch iteration?.total {
    case .fixed(let count): return count
    case .item(let id, let minimum, let maximum):
      guard let number = answers[id]?.value?.number, number.isFinite else { return nil }
      return Int(min(max(number, Double(minimum)), Double(maximum)))
    case .open, nil: return nil
    }
  }
}
