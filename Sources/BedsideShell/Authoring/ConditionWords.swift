internal import BedsideCore

/// A condition in words, as its author would say it: "fever is 39 °C or more".
struct ConditionWords {
  let task: OrderedTask
  let context: AnswerContext

  private var phrases: Phrases { context.phrases }

  func callAsFunction(_ predicate: ResultPredicate) -> String {
    switch predicate {
    case .equals(let id, let value): equality(id, value)
    case .between(let id, let lower, let upper): range(id, lower, upper)
    case .answered(let id, let isAnswered):
      phrases(isAnswered ? .wordsAnswered : .wordsUnanswered, ["item": id.rawValue])
    case .all(let parts): join(parts, .wordsAnd)
    case .any(let parts): join(parts, .wordsOr)
    case .not(let part): phrases(.wordsNot, ["condition": self(part)])
    }
  }

  private func equality(_ id: Identifier<FormItem>, _ value: AnswerValue) -> String {
    guard let format = task.item(id)?.format else {
      return phrases(.wordsIs, ["item": id.rawValue, "value": value.json.text])
    }
    let shown = format.rules.display(value, in: context)
    switch format {
    case .choice(let choice):
      let names: KeyValuePairs = [
        "item": id.rawValue, "value": phrases(.wordsQuoted, ["text": shown]),
      ]
      return phrases(choice.isMultiple ? .wordsIncludes : .wordsIs, names)
    case .text:
      let quoted = phrases(.wordsQuoted, ["text": shown])
      return phrases(.wordsIs, ["item": id.rawValue, "value": quoted])
    default: return phrases(.wordsIs, ["item": id.rawValue, "value": shown])
    }
  }

  private func range(
    _ id: Identifier<FormItem>, _ lower: ResultPredicate.Bound?, _ upper: ResultPredicate.Bound?
  ) -> String {
    let bounds = [
      lower.map { bound(id, $0, $0.isExclusive ? .wordsAbove : .wordsAtLeast) },
      upper.map { bound(id, $0, $0.isExclusive ? .wordsBelow : .wordsAtMost) },
    ].compactMap { $0 }
    return bounds.dropFirst().reduce(bounds.first ?? "") {
      phrases(.wordsAnd, ["first": $0, "second": $1])
    }
  }

  private func bound(
    _ id: Identifier<FormItem>, _ bound: ResultPredicate.Bound, _ phrase: Phrase
  ) -> String {
    let unit = task.item(id)?.format.unit.map { " \($0)" } ?? ""
    return phrases(phrase, ["item": id.rawValue, "value": context.show(bound.value) + unit])
  }

  private func join(_ parts: [ResultPredicate], _ phrase: Phrase) -> String {
    let texts = parts.map { part in
      switch part {
      // What is joined inside is held together, so that "and" and "or" are not mistaken.
      case .all(let inner) where inner.count > 1, .any(let inner) where inner.count > 1:
        "(\(self(part)))"
      default: self(part)
      }
    }
    return texts.dropFirst().reduce(texts.first ?? "") {
      phrases(phrase, ["first": $0, "second": $1])
    }
  }
}
