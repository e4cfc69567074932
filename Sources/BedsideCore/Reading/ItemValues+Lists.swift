extension ItemValues {
  /// Answers to a list of which one or several are chosen.
  func choices(of format: ChoiceFormat) -> [ItemClaim.Outcome]? {
    let words = format.other == nil ? [] : ownWords
    let ones = single(format.choices, words)
    guard format.isMultiple else { return ones }
    return growing(format, words.first).map { ones + $0 }
  }

  /// Own words that claims name, those that are wanted first, and others.
  private var ownWords: [ChoiceAnswer] {
    var wanted: [String] = []
    var named: [String] = []
    for claim in claims {
      guard case .equals(_, .choices(let chosen)) = claim.claim else { continue }
      for case .other(let text) in chosen {
        if claim.isWanted { wanted.append(text) } else { named.append(text) }
      }
    }
    // Longer than each of them, and so none of them.
    let fresh = (wanted + named).joined() + "x"
    return (wanted + [fresh] + named).map { .other($0) }
  }

  /// One choice each: all where claims compare them by number, or else those that are named and one
  /// that is not.
  func single(_ choices: [TextChoice], _ own: [ChoiceAnswer]) -> [ItemClaim.Outcome] {
    var codes = choices.map(\.value)
    let isCompared = claims.contains { claim in
      if case .between = claim.claim { true } else { false }
    }
    if !isCompared {
      let named = namedCodes
      let first = codes.first { !named.contains($0) }
      codes = codes.filter { named.contains($0) || $0 == first }
    }
    return (codes.map { ChoiceAnswer.code($0) } + own).map { .value(.choices([$0])) }
  }

  /// What must be chosen, and that with as many more as claims about numbers of choices can tell
  /// apart; nil where choices are ruled out only together and are counted too.
  private func growing(
    _ format: ChoiceFormat, _ own: ChoiceAnswer?
  ) -> [ItemClaim.Outcome]? {
    var needed = needsOwnWords ? [own].compactMap { $0 } : []
    var barred: Set<ChoiceAnswer> = []
    var isBarredTogether = false
    for claim in claims {
      guard case .equals(_, .choices(let named)) = claim.claim else { continue }
      let chosen = named.map { $0 == .code(OtherChoice.code) ? own ?? $0 : $0 }
      if claim.isWanted {
        needed += chosen.filter { !needed.contains($0) }
      } else if chosen.count == 1 {
        barred.formUnion(chosen)
      } else {
        isBarredTogether = true
      }
    }
    let exclusive = Set(format.choices.filter(\.isExclusive).map { ChoiceAnswer.code($0.value) })
    if needed.count > 1, needed.contains(where: exclusive.contains) { return [] }
    let counts = counts
    if isBarredTogether, !counts.isEmpty { return nil }
    let free = format.choices.map { ChoiceAnswer.code($0.value) }.filter { !exclusive.contains($0) }
    let isAlone = needed.contains(where: exclusive.contains)
    let others = isAlone ? [] : free + [own].compactMap { $0 }
    let more = others.filter { !needed.contains($0) && !barred.contains($0) }
    let sizes = Set(counts.map { $0 - needed.count } + [0, isBarredTogether ? 0 : more.count])
    return sizes.sorted().filter { (0...more.count).contains($0) }.compactMap { size in
      let chosen = needed + more.prefix(size)
      return chosen.isEmpty ? nil : .value(.choices(chosen))
    }
  }

  /// Whether words of the person's own are wanted to match something.
  private var needsOwnWords: Bool {
    claims.contains { claim in
      if case .matches = claim.claim { claim.isWanted } else { false }
    }
  }

  /// The numbers of choices between which claims tell.
  private var counts: [Int] {
    claims.flatMap { claim -> [Int] in
      guard case .count(_, let least, let most) = claim.claim else { return [] }
      let ends = [least, most].compactMap { $0 }.map { min(max($0, 0), 1_000_000) }
      return ends.flatMap { [$0 - 1, $0, $0 + 1] }
    }
  }

  /// The codes that claims name.
  private var namedCodes: Set<ChoiceCode> {
    var codes: Set<ChoiceCode> = []
    for claim in claims {
      guard case .equals(_, let value) = claim.claim else { continue }
      switch value {
      case .choices(let chosen): for case .code(let code) in chosen { codes.insert(code) }
      case .ranking(let order): codes.formUnion(order)
      case .integer(let code): codes.insert(.integer(code))
      case .text(let code): codes.insert(.text(code))
      default: break
      }
    }
    return codes
  }

  /// One value from each list of a picker: those that are named, and one more where there is one.
  func combinations(of format: MultiPickerFormat) -> [ItemClaim.Outcome] {
    var named: Set<[ChoiceCode]> = []
    for claim in claims {
      if case .equals(_, .components(let codes)) = claim.claim { named.insert(codes) }
    }
    let lists = format.components.map { $0.choices.map(\.value) }
    var codes = lists.compactMap(\.first)
    var found: ItemClaim.Outcome?
    // Counted through like the wheels of a lock; past all that are named, another has come.
    var wheels = lists.map { _ in 0 }
    turning: for _ in 0...named.count {
      guard codes.count == lists.count else { break }
      if !named.contains(codes) {
        found = .value(.components(codes))
        break
      }
      for index in lists.indices {
        wheels[index] = (wheels[index] + 1) % lists[index].count
        codes[index] = lists[index][wheels[index]]
        if wheels[index] > 0 { continue turning }
      }
      break
    }
    return named.map { .value(.components($0)) } + [found].compactMap { $0 }
  }
}
