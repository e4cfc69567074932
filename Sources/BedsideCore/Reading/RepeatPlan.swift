/// How often a repeat goes and when each time through it is on the way.
struct RepeatPlan {
  /// What decides how often.
  enum Until {
    /// Nothing: so many times.
    case fixed(Int)
    /// The answer to an earlier item.
    case item(Identifier<FormItem>)
    /// The answer to a question, put after each time.
    case another(String)
  }

  /// The most times that a repeat may go.
  static let mostTimes = 50
  /// The most questions and steps that a repeat may become.
  static let mostSteps = 2000

  var id: String
  var until: Until
  var minimum: Int
  var maximum: Int

  /// The step that is asked first where there may be nothing at all.
  var any: String { id + ".any" }

  /// The step that asks after the time `number` whether there is another.
  func another(_ number: Int) -> String { "\(id).\(number).another" }

  /// When the time `number` is on the way; nil for always.
  func condition(_ number: Int) -> ResultPredicate? {
    switch until {
    case .fixed: return nil
    case .item(let item):
      return number <= minimum
        ? nil : .between(item, lower: .init(Double(number)), upper: nil)
    case .another:
      if number <= minimum { return nil }
      let question = number == 1 ? any : another(number - 1)
      return .equals(Identifier(question), .boolean(true))
    }
  }

  /// Whether the question for another one comes after the time `number`.
  func asksForAnother(after number: Int) -> Bool {
    if case .another = until { number >= minimum && number < maximum } else { false }
  }

  /// How often it goes, as steps hold it.
  var total: StepGroup.Total {
    switch until {
    case .fixed(let count): .fixed(count)
    case .item(let item): .item(item, minimum: minimum, maximum: maximum)
    case .another: .open
    }
  }
}
