internal import BedsideCore

/// An answer that is no value, where a question takes it: not known, or not said.
struct Alternative {
  let answer: Answer
  let label: String

  /// Those that `item` takes, in the order in which they are listed.
  static func all(of item: FormItem) -> [Alternative] {
    [
      item.dontKnow.map { Alternative(answer: .dontKnow, label: $0) },
      item.decline.map { Alternative(answer: .declined, label: $0) },
    ].compactMap { $0 }
  }

  /// The number of the first of them in the list of choices; nil where none has a number.
  static func firstNumber(in item: FormItem) -> Int? {
    switch item.format {
    case .boolean(let format) where format.yes != nil || format.no != nil: return 3
    case .choice(let format):
      return number(behind: format.list, format.other == nil ? 0 : 1)
    default: return item.format.list.flatMap { number(behind: $0, 0) }
    }
  }

  private static func number(behind list: ChoiceList, _ more: Int) -> Int? {
    list.isLong || !list.isNumbered ? nil : list.choices.count + more + 1
  }

  /// The answer that `number` stands for in the list of `item`.
  static func answer(_ number: Int, for item: FormItem) -> Answer? {
    guard let first = firstNumber(in: item) else { return nil }
    let all = all(of: item)
    return all.indices.contains(number - first) ? all[number - first].answer : nil
  }
}
