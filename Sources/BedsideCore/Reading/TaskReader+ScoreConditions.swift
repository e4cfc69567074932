extension TaskReader {
  private static let scoreComparisons: Set = [
    "equals", "atLeast", "atMost", "above", "below", "answered",
  ]

  /// Reads a comparison with a score or a calculation.
  mutating func scoreComparison(
    from object: inout ObjectReader, at point: Claim.Point
  ) -> ResultPredicate? {
    guard let name = object.requiredString("score") else { return nil }
    let id = Identifier<Score>(name)
    guard scores.score(id) != nil else {
      reportUnknownScore(name, at: object.offset(of: "score"))
      return nil
    }
    let problems = log.problems.count
    for key in ConditionReader.comparisons
    where object.has(key) && !Self.scoreComparisons.contains(key) {
      object.problem(
        "A score is a number and has no '\(key)'. Compare it with equals, atLeast, atMost, above,"
          + " below or answered.", at: key)
    }
    let reference = ScoreReference(id, among: scores)
    claims.append(
      Claim(
        subject: "The score '\(id)'", items: reference.items, point: point,
        offset: object.offset(of: "score")))
    var parts: [ResultPredicate] = []
    if let exact = object.double("equals") {
      parts.append(.score(reference, lower: .init(exact), upper: .init(exact)))
    }
    let lower = scoreBound("atLeast", "above", from: &object)
    let upper = scoreBound("atMost", "below", from: &object)
    if lower != nil || upper != nil { parts.append(.score(reference, lower: lower, upper: upper)) }
    if let hasValue = object.bool("answered") { parts.append(.scored(reference, hasValue)) }
    if parts.isEmpty, log.problems.count == problems {
      object.problem(
        "A condition about the score '\(id)' compares nothing. Add one of equals, atLeast, atMost,"
          + " above, below, answered.")
    }
    return canHold(parts, object) ? Self.all(parts) : nil
  }

  /// Whether a score can have the values that each of `parts` asks for; says so where not.
  private func canHold(_ parts: [ResultPredicate], _ object: ObjectReader) -> Bool {
    for case .score(let reference, let lower, let upper) in parts {
      guard let values = scoreValues(reference.id), !values.reach(from: lower, to: upper) else {
        continue
      }
      let start = "This never holds: the score '\(reference.id)'"
      let lowest = lower?.isExclusive == true ? "above" : "atLeast"
      let highest = upper?.isExclusive == true ? "below" : "atMost"
      if lower == upper, let exact = lower?.value.line?.place {
        let fact = values.range.contains(exact) ? values.digits : values.words
        object.problem("\(start) \(fact).", at: "equals")
      } else if !values.reach(from: lower, to: nil) {
        object.problem("\(start) \(values.words).", at: lowest)
      } else if !values.reach(from: nil, to: upper) {
        object.problem("\(start) \(values.words).", at: highest)
      } else {
        object.problem(
          "No number fits both '\(lowest)' and '\(highest)': the score '\(reference.id)'"
            + " \(values.digits).", at: highest)
      }
      return false
    }
    return true
  }

  /// The values that a score can have; nil where it could not be read.
  func scoreValues(_ id: Identifier<Score>) -> ScoreValues? {
    guard let score = scores.score(id), let range = scoreRanges.all[id] else { return nil }
    return ScoreValues(of: score, within: range)
  }

  private func scoreBound(
    _ inclusive: String, _ exclusive: String, from object: inout ObjectReader
  ) -> ResultPredicate.Bound? {
    let including = object.double(inclusive)
    let excluding = object.double(exclusive)
    if including != nil, excluding != nil {
      object.problem(
        "A condition has '\(inclusive)' and '\(exclusive)'. Take one of them out.", at: exclusive)
    }
    return including.map { .init($0) } ?? excluding.map { .init($0, isExclusive: true) }
  }

  /// Notes that there is no score `name`, unless one of that name could not be read.
  func reportUnknownScore(_ name: String, at offset: Int) {
    if scorePlaces[name] != nil, scores.score(Identifier(name)) == nil { return }
    let nearest = log.nearest(to: name, among: scores.all.map(\.id.rawValue))
    let advice =
      nearest.map { "Did you mean '\($0)'?" }
      ?? "Name one of the task's scores or calculations."
    log.add("There is no score '\(name)'. \(advice)", at: offset)
  }
}
