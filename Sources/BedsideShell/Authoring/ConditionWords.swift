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
    case .count(let id, let least, let most):
      bounds(
        phrases(.wordsCount, ["item": id.rawValue]), least.map { .init(Double($0)) },
        most.map { .init(Double($0)) }, "")
    case .matches(let id, let pattern):
      phrases(.wordsMatches, ["item": id.rawValue, "pattern": pattern.expression])
    case .state(let id, let state): phrases(state.words, ["item": id.rawValue])
    case .notVisited(let id): phrases(.wordsNotVisited, ["item": id.rawValue])
    case .score(let score, let lower, let upper):
      bounds(
        "score.\(score.id)", lower, upper,
        task.scores.score(score.id)?.unit.map { " \($0)" } ?? "")
    case .scored(let score, let hasValue):
      phrases(hasValue ? .wordsAnswered : .wordsUnanswered, ["item": "score.\(score.id)"])
    case .earlier(let task, let part):
      phrases(.wordsEarlier, ["task": task.rawValue, "condition": self(part)])
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
    bounds(id.rawValue, lower, upper, task.item(id)?.format.unit.map { " \($0)" } ?? "")
  }

  private func bounds(
    _ name: String, _ lower: ResultPredicate.Bound?, _ upper: ResultPredicate.Bound?,
    _ unit: String
  ) -> String {
    let bound = { (bound: ResultPredicate.Bound, phrase: Phrase) in
      phrases(phrase, ["item": name, "value": text(bound.value, unit)])
    }
    if let lower, lower == upper, !lower.isExclusive { return bound(lower, .wordsIs) }
    let bounds = [
      lower.map { bound($0, $0.isExclusive ? $0.value.above : $0.value.atLeast) },
      upper.map { bound($0, $0.isExclusive ? $0.value.below : $0.value.atMost) },
    ].compactMap { $0 }
    return bounds.dropFirst().reduce(bounds.first ?? "") {
      phrases(.wordsAnd, ["first": $0, "second": $1])
    }
  }

  private func text(_ value: ResultPredicate.Bound.Value, _ unit: String) -> String {
    switch value {
    case .number(let number): context.show(number) + unit
    case .age(let age, _):
      Int(exactly: age).map { phrases(.wordsYears, count: $0) } ?? context.show(age)
    case .day(.date(let date)): date.description
    case .day(.today(0)): phrases(.today)
    case .day(.today(let days)): days < 0 ? "\(days)d" : "+\(days)d"
    case .time(let time): time.description
    case .moment(let moment): moment.description
    }
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

extension ResultPredicate.Bound.Value {
  private var isNumber: Bool {
    switch self {
    case .number, .age: true
    default: false
    }
  }

  fileprivate var atLeast: Phrase { isNumber ? .wordsAtLeast : .wordsFrom }
  fileprivate var atMost: Phrase { isNumber ? .wordsAtMost : .wordsUntil }
  fileprivate var above: Phrase { isNumber ? .wordsAbove : .wordsAfter }
  fileprivate var below: Phrase { isNumber ? .wordsBelow : .wordsBefore }
}

extension Answer.State {
  fileprivate var words: Phrase {
    switch self {
    case .answered: .wordsAnswered
    case .skipped: .wordsSkipped
    case .dontKnow: .wordsDontKnow
    case .declined: .wordsDeclined
    case .notShown: .wordsNotVisited
    }
  }
}
