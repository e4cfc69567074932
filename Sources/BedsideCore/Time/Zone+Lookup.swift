extension Zone {
  func offset(atSecond second: Int) -> Int {
    guard let last = transitions.last, second < last.second else {
      return rule?.offset(atSecond: second) ?? transitions.last?.offset ?? initialOffset
    }
    let next = firstIndex { transitions[$0].second > second }
    return next == 0 ? initialOffset : transitions[next - 1].offset
  }

  /// The first second at which the wall shows a time, and the second of the jump if none does.
  func resolve(_ wall: Int) -> (second: Int, jump: Int?) {
    // The first transition before which the wall had not yet come to this time: only the stretch
    // that ends there can be the first to show it.
    let next = firstIndex { transitions[$0].second + offset(before: $0) > wall }
    if next > 0, wall < transitions[next - 1].second + transitions[next - 1].offset {
      return (wall - offset(before: next - 1), transitions[next - 1].second)
    }
    if next < transitions.count || rule == nil { return (wall - offset(before: next), nil) }
    return rule?.resolve(wall, after: transitions.last?.second ?? .min)
      ?? (wall - offset(before: next), nil)
  }

  /// The wall times around one that are all as far from UTC; nil where the clocks jump over it, and where
  /// no such stretch is known.
  package func stretch(around wall: Int) -> ZoneStretch? {
    let next = firstIndex { transitions[$0].second + offset(before: $0) > wall }
    var start = Int.min
    if next > 0 {
      let change = transitions[next - 1]
      start = change.second + max(offset(before: next - 1), change.offset)
      if wall < start { return nil }
    }
    if next == transitions.count, let rule {
      let last = transitions.last?.second ?? .min
      return rule.stretch(around: wall, from: start, after: last)
    }
    let ahead = offset(before: next)
    let end = next < transitions.count ? transitions[next].second + ahead : .max
    return ZoneStretch(wall: start..<end, offset: ahead)
  }

  private func offset(before index: Int) -> Int {
    index == 0 ? initialOffset : transitions[index - 1].offset
  }

  private func firstIndex(where isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
