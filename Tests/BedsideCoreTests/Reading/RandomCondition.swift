import BedsideCore

/// A random condition, as a claim and as files have it.
struct RandomCondition {
  let text: String
  let claim: ResultPredicate
  private let parts: [RandomCondition]

  init(_ items: [FindingSample], depth: Int, _ random: inout SeededRandom) {
    let kind = random.below(depth > 0 ? 8 : 4)
    switch kind {
    case 4, 5, 6:
      parts = (0...1 + random.below(2)).map { _ in
        RandomCondition(items, depth: depth - 1, &random)
      }
      let list = "[\(parts.map(\.text).joined(separator: ", "))]"
      text = kind == 4 ? #"{"any": \#(list)}"# : #"{"all": \#(list)}"#
      claim = kind == 4 ? .any(parts.map(\.claim)) : .all(parts.map(\.claim))
    case 7:
      parts = [RandomCondition(items, depth: depth - 1, &random)]
      text = #"{"not": \#(parts[0].text)}"#
      claim = .not(parts[0].claim)
    default:
      parts = []
      let leaf = random.pick(random.pick(items)?.leaves ?? [])
      text = leaf?.text ?? ""
      claim = leaf?.claim ?? .all([])
    }
  }

  /// The claims that are looked at one by one: itself, and the parts of lists that are made of others.
  var compounds: [ResultPredicate] { [claim] + members }

  private var members: [ResultPredicate] {
    // What is denied is looked at with its denial.
    if case .not = claim { return parts.flatMap(\.members) }
    return parts.flatMap { $0.parts.isEmpty ? [] : [$0.claim] + $0.members }
  }
}
