/// Reads what a condition compares the answer to one item with.
///
/// A comparison that can never hold is an error: nobody means it. Of an item of another task the
/// format is not known, so that only the form of the comparison is checked.
struct ConditionReader {
  static let comparisons = [
    "equals", "contains", "atLeast", "atMost", "above", "below", "matches", "count", "answered",
    "dontKnow", "declined", "skipped", "notVisited",
  ]

  var object: ObjectReader
  /// The item's id.
  let id: Identifier<FormItem>
  /// The item; nil where it is another task's.
  let item: FormItem?

  /// Relative days are not compared, so any day will do; this one is the example in messages.
  let context = AnswerContext(
    today: CivilDate(year: 2026, month: 11, day: 30) ?? .earliest)

  init(object: ObjectReader, item: FormItem) {
    self.init(object: object, id: item.id, item: item)
  }

  init(object: ObjectReader, id: Identifier<FormItem>, item: FormItem?) {
    self.object = object
    self.id = id
    self.item = item
  }

  /// The comparisons of the object, all of which must hold; none after a problem.
  mutating func predicates() -> [ResultPredicate] {
    guard Self.comparisons.contains(where: { object.has($0) }) else {
      // Another member is a comparison misspelt, and has been complained about.
      if object.node.members?.allSatisfy({ ["item", "task"].contains($0.key) }) != true {
        return []
      }
      object.problem(
        "A condition about '\(id)' compares nothing. Add one of"
          + " \(Self.comparisons.joined(separator: ", ")).")
      return []
    }
    let parts = [equality(), containment(), range(), pattern(), count(), presence()]
    return parts.compactMap { $0 } + states()
  }

  private mutating func presence() -> ResultPredicate? {
    object.bool("answered").map { .answered(id, $0) }
  }

  private mutating func states() -> [ResultPredicate] {
    let states: [(key: String, state: Answer.State, isPossible: (FormItem) -> Bool)] = [
      ("dontKnow", .dontKnow, { $0.dontKnow != nil }),
      ("declined", .declined, { $0.decline != nil }), ("skipped", .skipped, \.isOptional),
    ]
    var claims: [ResultPredicate] = []
    for (key, state, isPossible) in states {
      guard let isWanted = object.bool(key) else { continue }
      if let item, !isPossible(item) {
        let member = key == "declined" ? "decline" : key == "skipped" ? "optional" : key
        object.problem(
          "'\(id)' is never '\(key)': it does not allow that. Add '\(member)' to the item, or take"
            + " this out.", at: key)
      }
      claims.append(isWanted ? .state(id, state) : .not(.state(id, state)))
    }
    if let isWanted = object.bool("notVisited") {
      claims.append(isWanted ? .notVisited(id) : .not(.notVisited(id)))
    }
    return claims
  }

  private mutating func equality() -> ResultPredicate? {
    guard let node = object.node("equals") else { return nil }
    guard let item else { return written(node, for: "equals").map { .equals(id, $0) } }
    if case .file = item.format {
      object.problem(
        "'\(id)' is a file, which equals nothing. Ask whether it is 'answered'.", at: "equals")
      return nil
    }
    let claim = "'\(id)' is never \(node.value.text)."
    if case .age(let format) = item.format, format.asked == .yearOfBirth, let age = node.double {
      return self.age(age, of: format, claim)
    }
    let comparable = item.format.withoutToday
    do throws(AnswerError) {
      return .equals(id, try comparable.comparison(node.value, in: context))
    } catch {
      if let list = item.format.list {
        object.problem(list.problem(node, claim), at: "equals")
      } else {
        object.problem("\(claim) It can be \(comparable.rules.hint(in: context)).", at: "equals")
      }
      return nil
    }
  }

  /// An age of somebody who is asked for the year of birth.
  private func age(_ age: Double, of format: AgeFormat, _ claim: String) -> ResultPredicate? {
    guard (format.limits.minimum ?? 0)...(format.limits.maximum ?? 0) ~= age,
      age == age.rounded()
    else {
      object.problem(
        "\(claim) Years of birth are compared by the age that is reached this year: write one from"
          + " \(format.minimum) to \(format.maximum).", at: "equals")
      return nil
    }
    let bound = ResultPredicate.Bound(.age(age, in: nil))
    return .between(id, lower: bound, upper: bound)
  }

  /// A value of an item whose format is not known.
  private func written(_ node: JSONNode, for key: String) -> AnswerValue? {
    if let code = ChoiceCode(node) { return .choices([.code(code)]) }
    if let value = AnswerValue(written: node.value) { return value }
    object.problem(
      "'\(key)' can't be \(node.kind). Write a value that an answer can have.", at: key)
    return nil
  }

  private mutating func pattern() -> ResultPredicate? {
    guard let text = object.string("matches") else { return nil }
    if let item, !item.format.rules.takesOwnWords {
      object.problem(
        "'\(id)' takes no words of the person's own to match. Compare it with 'equals' or a range.",
        at: "matches")
      return nil
    }
    let pattern = TextPattern(text, message: "")
    if pattern.problem == nil { return .matches(id, pattern) }
    object.problem(
      "'\(text)' is no regular expression. Write one like \"(?i).*knee.*\"; the whole answer must"
        + " match.", at: "matches")
    return nil
  }
}

extension AnswerFormat {
  /// The format, with those limits alone that are the same on every day.
  var withoutToday: AnswerFormat {
    guard case .date(var format) = self else { return self }
    if case .today = format.minimum { format.minimum = nil }
    if case .today = format.maximum { format.maximum = nil }
    return .date(format)
  }
}

extension ChoiceList {
  /// The least and the greatest code, where all codes are numbers.
  fileprivate var limits: NumberLimits? {
    let codes = choices.compactMap { choice -> Double? in
      if case .integer(let code) = choice.value { Double(code) } else { nil }
    }
    guard codes.count == choices.count else { return nil }
    return NumberLimits(minimum: codes.min(), maximum: codes.max(), unit: nil)
  }
}
