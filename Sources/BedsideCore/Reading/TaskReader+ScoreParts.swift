extension TaskReader {
  /// Reads an item of a score: its id, or an object that says how its answer counts.
  mutating func part(_ node: JSONNode) -> ItemScore.Part? {
    if let name = node.string {
      guard let item = scoredItem(name, at: node.offset) else { return nil }
      guard item.isNumeric else {
        reportNoNumber(item, at: node.offset)
        return nil
      }
      warnOfNoNumbers(item, at: node.offset)
      return ItemScore.Part(item: item.id)
    }
    guard var object = ObjectReader(node, "An item of a score that is no string", log: log) else {
      return nil
    }
    let problems = log.problems.count
    let name = object.requiredString("item")
    let item = name.flatMap { scoredItem($0, at: object.offset(of: "item")) }
    _ = (object.node("weights"), object.node("reverse"))
    var part = ItemScore.Part(item: item?.id ?? "")
    if let item {
      part.weights = weights(of: item, from: &object)
      part.reversedFrom = reversal(of: item, part.weights, from: &object)
    }
    object.finish()
    guard let item, !log.hasErrors(since: problems) else { return nil }
    guard item.isNumeric || !part.weights.isEmpty else {
      reportNoNumber(item, at: object.offset(of: "item"))
      return nil
    }
    warnOfNoNumbers(item, at: object.offset(of: "item"))
    return part
  }

  /// The item `name` that something is worked out of.
  func scoredItem(_ name: String, at offset: Int) -> FormItem? {
    if let item = items[Identifier(name)] { return item }
    if let problem = unknownItem(name) { log.add(problem, at: offset) }
    return nil
  }

  /// Warns of an item some of whose answers are no numbers though others are.
  func warnOfNoNumbers(_ item: FormItem, at offset: Int) {
    guard let some = item.uncountable else { return }
    log.add(
      "\(some) of '\(item.id)' is no number, and counts as a missing answer here. Let the item go"
        + " without, or expect scores without a value.", at: offset, severity: .warning)
  }

  func reportNoNumber(_ item: FormItem, at offset: Int) {
    if case .age = item.format {
      log.add(
        "The answer to '\(item.id)' is a year of birth, which is no number to count with. Ask for the"
          + " age instead, or count the days from a date of birth.", at: offset)
      return
    }
    log.add(
      "The answer to '\(item.id)' is no number. Name another item"
        + (item.format.list == nil
          ? "." : ", or give its choices \"weights\" in a score, by their values."),
      at: offset)
  }

  private func weights(
    of item: FormItem, from object: inout ObjectReader
  ) -> [ChoiceCode: Double] {
    guard let node = object.node("weights") else { return [:] }
    guard let format = item.format.list else {
      object.problem(
        "'\(item.id)' has no choices to be weighed. Take 'weights' out.", at: "weights")
      return [:]
    }
    guard let members = node.members else {
      object.problem(
        "'weights' must be an object of numbers by choice, not \(node.kind).", at: "weights")
      return [:]
    }
    var weights: [ChoiceCode: Double] = [:]
    for member in members {
      guard let choice = format.choices.first(where: { $0.value.description == member.key }) else {
        let key = JSONNode(.string(member.key), offset: member.keyOffset)
        log.add(
          format.problem(key, "'\(member.key)' is the value of no choice."), at: member.keyOffset)
        continue
      }
      if let number = member.node.double {
        weights[choice.value] = number
      } else {
        log.add("A weight must be a number, not \(member.node.kind).", at: member.node.offset)
      }
    }
    let missing = format.choices.map(\.value).filter { weights[$0] == nil }
    if let first = missing.first, !log.hasErrors {
      object.problem("The choice '\(first)' has no weight. Give every choice one.", at: "weights")
    }
    return weights
  }

  private func reversal(
    of item: FormItem, _ weights: [ChoiceCode: Double], from object: inout ObjectReader
  ) -> Double? {
    guard let node = object.node("reverse") else { return nil }
    if let isReversed = node.bool {
      guard isReversed else { return nil }
      if let (minimum, maximum) = item.numbers(weights: weights) { return minimum + maximum }
      object.problem(
        "'\(item.id)' has no limits to reverse it between. Write them: { \"minimum\": 0, \"maximum\": 4"
          + " }.", at: "reverse")
      return nil
    }
    guard var limits = ObjectReader(node, "'reverse' that is not true", log: log) else {
      return nil
    }
    let minimum = limits.requiredNode("minimum", hint: "0") == nil ? nil : limits.double("minimum")
    let maximum = limits.requiredNode("maximum", hint: "4") == nil ? nil : limits.double("maximum")
    limits.finish()
    guard let minimum, let maximum else { return nil }
    if minimum < maximum { return minimum + maximum }
    limits.problem("'maximum' must be above 'minimum'.", at: "maximum")
    return nil
  }

  /// Reads what scores and calculations have in common: digits, unit, bands and direction.
  func readOutput(of score: inout Score, decimals: Int, from object: inout ObjectReader) {
    score.decimals = object.integer("decimals") ?? decimals
    if !(0...6).contains(score.decimals) {
      object.problem(
        "'decimals' is \(score.decimals). Write a number from 0 to 6.", at: "decimals")
      score.decimals = decimals
    }
    score.unit = object.string("unit")
    score.higherIs = object.word("higherIs", as: Score.Direction.self)
    let nodes = object.array("bands")
    score.bands = nodes.compactMap { band($0, isLast: $0.offset == nodes.last?.offset) }
    for (band, next) in zip(score.bands, score.bands.dropFirst()) {
      guard let end = band.upTo, let nextEnd = next.upTo, end >= nextEnd else { continue }
      object.problem(
        "The bands are not in order: 'upTo' \(DecimalText.text(of: nextEnd)) stands behind"
          + " \(DecimalText.text(of: end)). Begin with the lowest.", at: "bands")
    }
  }

  private func band(_ node: JSONNode, isLast: Bool) -> ScoreBand? {
    guard var object = ObjectReader(node, "A band", log: log) else { return nil }
    let end = object.double("upTo")
    let label = object.requiredText("label", most: TextLength.title)
    let severity = object.word("severity", as: ScoreBand.Severity.self)
    object.finish()
    if object.node["upTo"] == nil, !isLast {
      object.problem("Only the last band may be without 'upTo'. Add its greatest value.")
    }
    return label.map { ScoreBand(upTo: end, label: $0, severity: severity) }
  }
}
