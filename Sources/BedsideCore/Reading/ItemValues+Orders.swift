extension ItemValues {
  /// Beginnings of orders of a list: one at least for each way in which claims about the beginning can
  /// be true or false together.
  func orders(of format: RankFormat) -> [ItemClaim.Outcome]? {
    var named: [[ChoiceCode]] = []
    for claim in claims {
      if case .equals(_, .ranking(let codes)) = claim.claim { named.append(codes) }
    }
    guard named.reduce(0, { $0 + $1.count }) <= 512 else { return nil }
    var next: [[ChoiceCode]: Set<ChoiceCode>] = [[]: []]
    for order in named {
      for (place, code) in order.enumerated() {
        next[Array(order.prefix(place)), default: []].insert(code)
      }
      next[order, default: []] = next[order] ?? []
    }
    // Once an order has left all that is named, how it goes on makes no difference.
    return next.compactMap { beginning, named in
      if beginning.count >= format.count { return .value(.ranking(beginning)) }
      let used = named.union(beginning)
      let other = format.choices.first { !used.contains($0.value) }
      return other.map { .value(.ranking(beginning + [$0.value])) }
    }
  }
}
