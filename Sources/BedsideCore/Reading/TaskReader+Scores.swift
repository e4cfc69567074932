extension TaskReader {
  /// Reads `scores` and then `calculations`, each of which may use what stands before it.
  mutating func readScores(_ scoreNodes: [JSONNode], _ calculationNodes: [JSONNode]) {
    for node in scoreNodes { add(score(node)) }
    for node in calculationNodes { add(calculation(node)) }
    let items = items
    scoreRanges = ScoreRanges(readScores) { items[$0] }
    for index in readScores.indices {
      let range = scoreRanges.all[readScores[index].id]
      readScores[index].range = range.flatMap {
        $0.lowerBound.isFinite && $0.upperBound.isFinite ? $0 : nil
      }
    }
    scores = Scores(readScores)
  }

  private mutating func add(_ score: Score?) {
    if let score { readScores.append(score) }
  }

  private mutating func score(_ node: JSONNode) -> Score? {
    guard var object = ObjectReader(node, "A score", log: log) else { return nil }
    let problems = log.problems.count
    let id = scoreName(from: &object)
    let title = object.text("title", most: TextLength.title)
    _ = object.requiredNode("method", hint: "\"sum\"")
    let method = object.word("method", as: ItemScore.Method.self)
    let nodes = object.requiredArray("items")
    let parts = nodes.compactMap { self.part($0) }
    reportRepetitions(parts, nodes)
    let answered = minimumAnswered(of: nodes.count, from: &object)
    let missing = object.word("missing", as: ItemScore.Missing.self)
    let scale = rescaling(method, parts, from: &object)
    var score = Score(
      id: Identifier(id ?? ""), title: title,
      rule: .items(
        ItemScore(
          method: method ?? .sum, parts: parts, minimumAnswered: answered,
          missing: missing ?? .omit, rescaling: scale)))
    readOutput(of: &score, decimals: method == .mean ? 2 : 0, from: &object)
    if scale == nil, answered == nil, let range = range(of: parts, method) {
      let ends = (score.rounded(range.0), score.rounded(range.1))
      reportEmptyBands(of: score, ends, from: object)
    }
    object.finish()
    if method == .sum, let answered, answered < nodes.count, missing == nil,
      object.node["missing"] == nil
    {
      object.problem(
        "A sum of fewer answers needs a rule for those that are missing. Add \"missing\":"
          + " \"personMean\", or \"omit\" to count them as nothing.")
    }
    return id != nil && !log.hasErrors(since: problems) ? score : nil
  }

  /// Warns of bands in which no value of a score can lie.
  private func reportEmptyBands(
    of score: Score, _ range: (Double, Double), from object: ObjectReader
  ) {
    var below: Double?
    for band in score.bands {
      let isBeyond = below.map { $0 >= range.1 } ?? false
      let isBefore = band.upTo.map { $0 < range.0 } ?? false
      below = band.upTo
      guard isBeyond || isBefore else { continue }
      object.problem(
        "No value lies in the band '\(band.label)': the score goes from"
          + " \(DecimalText.text(of: range.0)) to \(DecimalText.text(of: range.1)).", at: "bands",
        severity: .warning)
    }
  }

  private mutating func calculation(_ node: JSONNode) -> Score? {
    guard var object = ObjectReader(node, "A calculation", log: log) else { return nil }
    let problems = log.problems.count
    let id = scoreName(from: &object)
    let title = object.text("title", most: TextLength.title)
    let value = object.requiredNode("value", hint: "{ \"sum\": [ … ] }")
    let known = Scores(readScores)
    guard let expression = value.flatMap({ self.expression($0, known) }) else {
      var unread = Score(id: "", rule: .expression(.number(0)))
      readOutput(of: &unread, decimals: 1, from: &object)
      object.finish()
      return nil
    }
    var score = Score(id: Identifier(id ?? ""), title: title, rule: .expression(expression))
    readOutput(of: &score, decimals: 1, from: &object)
    object.finish()
    return id != nil && !log.hasErrors(since: problems) ? score : nil
  }

  /// Reads the id of a score, which share a name space of their own.
  private mutating func scoreName(from object: inout ObjectReader) -> String? {
    guard let id = object.identifier() else { return nil }
    if scorePlaces[id] == nil {
      scorePlaces[id] = object.offset(of: "id")
      return id
    }
    object.problem(
      "The score '\(id)' stands twice. Give every score and every calculation an id of its own.",
      at: "id")
    return nil
  }

  private func reportRepetitions(_ parts: [ItemScore.Part], _ nodes: [JSONNode]) {
    guard parts.count == nodes.count else { return }
    var seen: Set<Identifier<FormItem>> = []
    for (part, node) in zip(parts, nodes) where !seen.insert(part.item).inserted {
      log.add("'\(part.item)' counts twice. Take one of them out.", at: node.offset)
    }
  }

  private func minimumAnswered(of count: Int, from object: inout ObjectReader) -> Int? {
    let number = object.integer("minimumAnswered")
    let share = object.double("minimumShare")
    if number != nil, share != nil {
      object.problem(
        "A score has 'minimumAnswered' and 'minimumShare'. Take one of them out.",
        at: "minimumShare")
    }
    if let number, !(1...max(count, 1)).contains(number) {
      object.problem(
        "'minimumAnswered' is \(number). Write a number from 1 to \(count), the number of items.",
        at: "minimumAnswered")
      return nil
    }
    if let share, !(share > 0 && share <= 1) {
      object.problem(
        "'minimumShare' is a part of all items. Write a number above 0 and up to 1, like 0.5.",
        at: "minimumShare")
      return nil
    }
    return number ?? share.map { Int((Double(count) * $0 - 1e-9).rounded(.up)) }
  }

  private func rescaling(
    _ method: ItemScore.Method?, _ parts: [ItemScore.Part], from object: inout ObjectReader
  ) -> ItemScore.Rescaling? {
    guard let node = object.node("rescale"),
      var scale = ObjectReader(node, "'rescale'", log: log)
    else { return nil }
    let given = scale.pair("from", required: false)
    let to = scale.pair("to", required: true)
    scale.finish()
    guard let to else { return nil }
    guard let from = given ?? range(of: parts, method) else {
      if scale.node["from"] == nil {
        scale.problem(
          "The least and the greatest sum are not known, since an item has no limits. Add \"from\":"
            + " [least, greatest].")
      }
      return nil
    }
    if let rescaling = ItemScore.Rescaling(from: from, to: to) { return rescaling }
    scale.problem(
      "Both numbers of 'from' are the same. Write the least and the greatest.", at: "from")
    return nil
  }

  /// The least and the greatest value that items give; nil where one has no limits.
  private func range(
    of parts: [ItemScore.Part], _ method: ItemScore.Method?
  ) -> (Double, Double)? {
    let ranges = parts.compactMap { part in items[part.item]?.numbers(weights: part.weights) }
    guard ranges.count == parts.count, !parts.isEmpty else { return nil }
    var (least, greatest) = (0.0, 0.0)
    for (part, range) in zip(parts, ranges) {
      least += part.reversedFrom.map { $0 - range.1 } ?? range.0
      greatest += part.reversedFrom.map { $0 - range.0 } ?? range.1
    }
    let divisor = method == .mean ? Double(parts.count) : 1
    return (least / divisor, greatest / divisor)
  }
}

extension ObjectReader {
  /// Two numbers in an array.
  fileprivate mutating func pair(_ key: String, required: Bool) -> (Double, Double)? {
    guard let node = required ? requiredNode(key, hint: "[0, 100]") : node(key) else { return nil }
    let numbers = node.elements?.compactMap(\.double) ?? []
    if numbers.count == 2, node.elements?.count == 2 { return (numbers[0], numbers[1]) }
    problem("'\(key)' must be two numbers, like [0, 100].", at: key)
    return nil
  }
}

extension FormItem {
  /// The least and the greatest number that an answer counts as; nil where there is no limit.
  func numbers(weights: [ChoiceCode: Double]) -> (Double, Double)? {
    if !weights.isEmpty {
      guard let format = format.choiceFormat, !format.isMultiple, let least = weights.values.min(),
        let greatest = weights.values.max()
      else { return nil }
      return (least, greatest)
    }
    if case .boolean = format { return (0, 1) }
    guard case .numbers(let minimum?, let maximum?, _) = format.rules.order else { return nil }
    return (minimum, maximum)
  }

  /// Whether answers count as numbers by themselves.
  var isNumeric: Bool {
    if case .boolean = format { return true }
    if format.asksYearOfBirth { return false }
    if case .numbers = format.rules.order { return true }
    return false
  }

  /// What some answers are that are no numbers though others are; nil where all are or none.
  var uncountable: String? {
    switch format {
    case .age(let format) where format.orYounger != nil || format.orOlder != nil: "An open end"
    case .choice(let format) where format.other != nil: "The choice of own words"
    default: nil
    }
  }
}
