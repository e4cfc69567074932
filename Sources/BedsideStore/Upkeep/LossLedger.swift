/// What is accepted as lost of one file.
struct LossLedger: Hashable, Sendable {
  private(set) var losses: [AcceptedLoss] = []
  private var numbers: [String: LineRanges] = [:]
  /// The damaged lines that say what they said when they were given up.
  var settled: Set<Int> = []

  init() {}

  init(_ losses: [AcceptedLoss]) {
    self.losses = losses
    let gone = losses.flatMap(\.lines).filter { $0.check == nil }
    numbers = Dictionary(grouping: gone, by: \.origin).mapValues { LineRanges($0.map(\.numbers)) }
  }

  /// The numbers of an origin's lines that may be missing.
  func numbers(of origin: String) -> LineRanges { numbers[origin] ?? LineRanges() }

  /// The lines of an origin that may be missing while others stand in their place.
  func exchanged(of origin: String) -> [Checkpoint.Line] {
    losses.flatMap(\.lines).compactMap { lines in
      guard lines.origin == origin, let check = lines.check else { return nil }
      return Checkpoint.Line(number: lines.numbers.lowerBound, check: check)
    }
  }

  /// The versions of tasks that may be missing.
  var plans: Set<String> { losses.reduce(into: []) { $0.formUnion($1.plans) } }

  /// What stands where something else was noted, and counts as it is.
  var alterations: Set<Alteration> { Set(losses.compactMap(\.alteration)) }

  /// What is still lost, where lines of the origins in `met` are there.
  func standing(_ met: [String: OriginTally]) -> [AcceptedLoss] {
    losses.compactMap { loss in
      var standing = loss
      standing.lines = loss.lines.flatMap { lines in
        let origin = met[lines.origin]
        if let check = lines.check {
          let line = Checkpoint.Line(number: lines.numbers.lowerBound, check: check)
          return origin?.found.contains(line) ?? false ? [] : [lines]
        }
        let rest = LineRanges([lines.numbers]).subtracting(origin?.numbers.met ?? LineRanges())
        return rest.ranges.map { AcceptedLoss.Lines(origin: lines.origin, numbers: $0) }
      }
      standing.damages = loss.damages.filter { settled.contains($0.line) }
      return standing.isEmpty ? nil : standing
    }
  }
}
