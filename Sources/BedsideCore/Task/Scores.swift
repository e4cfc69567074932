/// The scores and calculations of a task, in the order in which they are worked out.
///
/// A calculation may use what stands before it.
public struct Scores: Hashable, Sendable {
  /// The scores and calculations.
  public let all: [Score]
  /// Whether any of them may count days from today.
  let countsFromToday: Bool
  private let indices: [Identifier<Score>: Int]
  /// What each of them is made of, also by way of others.
  private let uses: [[Use]]

  /// An item that a score is made of.
  private struct Use: Hashable {
    var item: Identifier<FormItem>
    /// How its answer counts; nil where it is enough that there is one.
    var part: ItemScore.Part?

    /// Whether the answer there is adds to the score.
    func counts(_ answers: [Identifier<FormItem>: Answer]) -> Bool {
      guard let value = answers[item]?.value else { return false }
      return part.map { $0.number(value) != nil } ?? true
    }
  }

  /// Makes a task's scores; of those with the same id the first counts.
  public init(_ all: [Score] = []) {
    var uses: [[Use]] = []
    var indices: [Identifier<Score>: Int] = [:]
    for (index, score) in all.enumerated() {
      var own: [Use]
      switch score.rule {
      case .items(let rule): own = rule.parts.map { Use(item: $0.item, part: $0) }
      case .expression(let expression):
        let numbers = expression.numberItems
        own = expression.items.map { id in
          Use(item: id, part: numbers.contains(id) ? ItemScore.Part(item: id) : nil)
        }
        for used in expression.scores { own += indices[used].map { uses[$0] } ?? [] }
      }
      var seen: Set<Identifier<FormItem>> = []
      uses.append(own.filter { seen.insert($0.item).inserted })
      if indices[score.id] == nil { indices[score.id] = index }
    }
    self.all = all
    countsFromToday = all.contains { score in
      if case .expression(let expression) = score.rule { expression.countsFromToday } else { false }
    }
    self.indices = indices
    self.uses = uses
  }

  /// The score called `id`.
  public func score(_ id: Identifier<Score>) -> Score? { indices[id].map { all[$0] } }

  /// The items that a score is made of, each once.
  public func items(of id: Identifier<Score>) -> [Identifier<FormItem>] {
    indices[id].map { uses[$0].map(\.item) } ?? []
  }

  /// The value of a score, rounded as it is kept; nil where it has none.
  public func value(
    of id: Identifier<Score>, given answers: [Identifier<FormItem>: Answer]
  ) -> Double? {
    var known: [Int: Double?] = [:]
    return indices[id].flatMap { value($0, answers, &known) }
  }

  /// Each is worked out once, however often others use it, and only from those before it.
  private func value(
    _ index: Int, _ answers: [Identifier<FormItem>: Answer], _ known: inout [Int: Double?]
  ) -> Double? {
    if let value = known[index] { return value }
    let value: Double?
    switch all[index].rule {
    case .items(let rule): value = rule.value(answers)
    case .expression(let expression):
      var used: [Identifier<Score>: Double] = [:]
      for id in expression.scores where used[id] == nil {
        guard let before = indices[id], before < index else { continue }
        used[id] = self.value(before, answers, &known)
      }
      value = expression.value(answers) { used[$0] }
    }
    let rounded = value.map(all[index].rounded)
    known[index] = .some(rounded)
    return rounded
  }

  /// All scores as results keep them: for each its value, band and how many answers it is made of.
  public func results(given answers: [Identifier<FormItem>: Answer]) -> JSONFields {
    var known: [Int: Double?] = [:]
    var fields: [(String, JSONValue)] = []
    for (index, score) in all.enumerated() {
      let value = value(index, answers, &known)
      fields.append((score.id.rawValue, result(of: score, value, uses[index], answers)))
    }
    return JSONFields(fields)
  }

  private func result(
    of score: Score, _ value: Double?, _ uses: [Use],
    _ answers: [Identifier<FormItem>: Answer]
  ) -> JSONValue {
    let text = { (text: String?) in text.map(JSONValue.string) ?? .null }
    let index = value.flatMap(score.band)
    let band = index.map { score.bands[$0] }
    return .object([
      "value": value.map(score.json) ?? .null, "title": text(score.title),
      "units": text(score.unit), "band": index.map { .integer($0 + 1) } ?? .null,
      "label": text(band?.label), "severity": text(band?.severity?.rawValue),
      "higherIs": text(score.higherIs?.rawValue),
      "answered": .integer(uses.count { $0.counts(answers) }),
      "items": .integer(uses.count),
    ])
  }
}
