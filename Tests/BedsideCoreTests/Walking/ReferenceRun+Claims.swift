import BedsideCore

extension ReferenceRun {
  typealias Asked = [(Identifier<FormItem>, Answer?)]

  /// Whether a claim holds for the answers, by its own reading of claims.
  func holds(_ claim: ResultPredicate?, _ given: Asked) -> Bool {
    switch claim {
    case nil: true
    case .all(let claims): !claims.contains { !holds($0, given) }
    case .any(let claims): claims.contains { holds($0, given) }
    case .not(let claim): !holds(claim, given)
    case .equals(let id, let wanted): value(id, given).map { Self.equal($0, wanted) } ?? false
    case .between(let id, let lower, let upper):
      value(id, given).map { lies($0, lower, upper) } ?? false
    case .answered(let id, let isAnswered): (value(id, given) != nil) == isAnswered
    case .count(let id, let least, let most):
      value(id, given).map { value in
        let count = if case .choices(let chosen) = value { chosen.count } else { 1 }
        return !(least.map { count < $0 } ?? false) && !(most.map { count > $0 } ?? false)
      } ?? false
    case .matches(let id, let pattern):
      value(id, given).flatMap(Self.words).map { matches($0, pattern.expression) } ?? false
    case .state(let id, let state): answer(id, given)?.state == state
    case .notVisited(let id): answer(id, given) == nil
    case .score(let score, let lower, let upper):
      self.score(score.id, given).map { lies(.decimal($0), lower, upper) } ?? false
    case .scored(let score, let hasValue): (self.score(score.id, given) != nil) == hasValue
    case .earlier(let task, let claim): holds(claim, before(task))
    }
  }

  private func answer(_ id: Identifier<FormItem>, _ given: Asked) -> Answer? {
    given.first { $0.0 == id }?.1
  }

  func value(_ id: Identifier<FormItem>, _ given: Asked) -> AnswerValue? {
    answer(id, given)?.value
  }

  private static func equal(_ value: AnswerValue, _ wanted: AnswerValue) -> Bool {
    if case .choices(let wanted) = wanted, case .choices(let chosen) = value {
      return !wanted.contains { one in
        !chosen.contains { choice in
          if case .other = choice, one == .code(.text("other")) { return true }
          return choice == one
        }
      }
    }
    if let a = value.number, let b = wanted.number { return a == b }
    return value == wanted
  }

  private static func words(_ value: AnswerValue) -> String? {
    switch value {
    case .text(let text): text
    case .choices(let chosen):
      chosen.compactMap { if case .other(let own) = $0 { own } else { nil } }.first
    default: nil
    }
  }

  /// The few expressions that random tasks hold.
  private func matches(_ text: String, _ expression: String) -> Bool {
    switch expression {
    case "own.*": text.hasPrefix("own")
    case "[a-z@.]+":
      !text.isEmpty && text.allSatisfy { "abcdefghijklmnopqrstuvwxyz@.".contains($0) }
    default: false
    }
  }

  private func lies(
    _ value: AnswerValue, _ lower: ResultPredicate.Bound?, _ upper: ResultPredicate.Bound?
  ) -> Bool {
    let low = lower.map { bound in self.bound(bound, value).map { ($0.0 - $0.1, bound) } }
    let high = upper.map { bound in self.bound(bound, value).map { ($0.0 - $0.1, bound) } }
    let isAbove =
      low.map { $0.map { $0.0 > 0 || ($0.0 == 0 && !$0.1.isExclusive) } ?? false } ?? true
    let isBelow =
      high.map { $0.map { $0.0 < 0 || ($0.0 == 0 && !$0.1.isExclusive) } ?? false } ?? true
    if case .time(let from)? = lower?.value, case .time(let to)? = upper?.value,
      (from.hour, from.minute) > (to.hour, to.minute)
    {
      return isAbove || isBelow
    }
    return isAbove && isBelow
  }

  /// A value and an end as numbers, where they are of one kind.
  private func bound(
    _ bound: ResultPredicate.Bound, _ value: AnswerValue
  ) -> (Double, Double)? {
    switch (bound.value, value) {
    case (.number(let end), .age(.orOlder(let age))): (Double(age), end)
    case (.number(let end), _): value.number.map { ($0, end) }
    case (.day(.date(let end)), .date(let day)): (Double(day.dayNumber), Double(end.dayNumber))
    case (.day(.today(let days)), .date(let day)):
      (Double(day.dayNumber), Double(Walk.context.today.dayNumber + days))
    case (.time(let end), .time(let time)):
      (Double(time.hour * 60 + time.minute), Double(end.hour * 60 + end.minute))
    case (.moment(let end), .dateTime(let moment)):
      (Double(end.milliseconds(until: moment.instant)), 0)
    default: nil
    }
  }

  /// What was answered to another task before.
  private func before(_ task: Identifier<OrderedTask>) -> Asked {
    (earlier.tasks[task] ?? [:]).map { id, entry in
      switch entry {
      case .value(.integer(let number)): (id, .answered(.integer(number), .typed))
      case .value(.array(let codes)):
        (
          id,
          .answered(
            .choices(
              codes.compactMap {
                if case .string(let code) = $0 { .code(.text(code)) } else { nil }
              }),
            .typed)
        )
      case .state(.skipped): (id, .skipped)
      default: (id, nil)
      }
    }
  }
}
