import BedsideCore

/// Makes claims of every kind about the items so far.
struct RandomClaims {
  private(set) var samples: [Identifier<FormItem>: SampleFormat] = [:]
  private(set) var asked: [Identifier<FormItem>] = []
  /// The items whose answers another one may repeat.
  private(set) var texts: [Identifier<FormItem>] = []
  private(set) var scores = Scores()

  mutating func add(_ id: Identifier<FormItem>, _ sample: SampleFormat) {
    samples[id] = sample
    asked.append(id)
    switch sample.format {
    case .text, .email: texts.append(id)
    default: break
    }
  }

  /// Makes scores of the first items that there will be, whatever they are.
  mutating func makeScores(_ random: inout SeededRandom) {
    let ids: [Identifier<FormItem>] = ["s0", "s0-0", "s0-1", "s1", "s1-0", "s2-0"]
    let parts = ids.map { ItemScore.Part(item: $0, reversedFrom: random.happens(20) ? 4 : nil) }
    let missing: ItemScore.Missing = random.happens(50) ? .omit : .personMean
    scores = Scores([
      Score(
        id: "sum",
        rule: .items(
          ItemScore(
            method: .sum, parts: parts, minimumAnswered: 1 + random.below(2), missing: missing)),
        bands: [ScoreBand(upTo: 3, label: "low"), ScoreBand(upTo: nil, label: "high")]),
      Score(
        id: "mean", rule: .items(ItemScore(method: .mean, parts: parts, minimumAnswered: 1)),
        decimals: 2),
      Score(
        id: "both",
        rule: .expression(
          .sum([.score("sum"), .product([.score("mean"), .number(2)]), .count(ids)])), decimals: 1),
      Score(
        id: "days", rule: .expression(.days(from: .item("s0-0"), to: .day(.today(0))))),
    ])
  }

  /// A claim about the items so far, or about those of the scores; nil when there are none.
  func claim(_ depth: Int, _ random: inout SeededRandom) -> ResultPredicate? {
    switch random.below(depth > 0 ? 14 : 10) {
    case 10: return claim(depth - 1, &random).map { .not($0) }
    case 11: return .all((0...1).compactMap { _ in claim(depth - 1, &random) })
    case 12: return .any((0...1).compactMap { _ in claim(depth - 1, &random) })
    case 13: return .earlier("start", earlier(&random))
    case 9: return score(&random)
    case let kind:
      guard let id = random.pick(asked), let sample = samples[id] else { return nil }
      return claim(kind, id, sample, &random)
    }
  }

  private func claim(
    _ kind: Int, _ id: Identifier<FormItem>, _ sample: SampleFormat, _ random: inout SeededRandom
  ) -> ResultPredicate? {
    switch kind {
    case 0, 1: return random.pick(sample.fitting).map { .equals(id, $0) }
    case 2, 3:
      let bound = bound(sample, &random)
      switch random.below(3) {
      case 0: return .between(id, lower: bound, upper: nil)
      case 1: return .between(id, lower: nil, upper: bound)
      default: return .between(id, lower: bound, upper: self.bound(sample, &random))
      }
    case 4: return .answered(id, random.happens(50))
    case 5: return .count(id, atLeast: random.below(3), atMost: random.happens(50) ? 1 : nil)
    case 6:
      return .matches(id, TextPattern(random.happens(50) ? "own.*" : "[a-z@.]+", message: ""))
    case 7:
      return random.pick([.answered, .skipped, .dontKnow, .declined]).map { .state(id, $0) }
    default: return .notVisited(id)
    }
  }

  /// A bound of the kind of the answers, where they have one.
  private func bound(
    _ sample: SampleFormat, _ random: inout SeededRandom
  ) -> ResultPredicate.Bound {
    let value: ResultPredicate.Bound.Value =
      switch random.pick(sample.fitting) {
      case .date(let day): .day(random.happens(50) ? .date(day) : .today(-random.below(5)))
      case .time(let time): .time(time)
      case .dateTime(let moment): .moment(moment.instant)
      default: .number(Double(random.below(5)))
      }
    return ResultPredicate.Bound(value, isExclusive: random.happens(50))
  }

  private func score(_ random: inout SeededRandom) -> ResultPredicate? {
    guard let id = random.pick(scores.all)?.id else { return nil }
    let reference = ScoreReference(id, among: scores)
    if random.happens(25) { return .scored(reference, random.happens(50)) }
    let bound = ResultPredicate.Bound(Double(random.below(8)), isExclusive: random.happens(50))
    return random.happens(50)
      ? .score(reference, lower: bound, upper: nil) : .score(reference, lower: nil, upper: bound)
  }

  private func earlier(_ random: inout SeededRandom) -> ResultPredicate {
    switch random.below(4) {
    case 0: .answered("x", random.happens(50))
    case 1: .equals("x", .choices([.code(.text("left"))]))
    case 2: .state("x", .skipped)
    default: .between("x", lower: .init(1), upper: nil)
    }
  }
}
