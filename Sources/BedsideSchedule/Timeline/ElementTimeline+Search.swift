internal import BedsideCore

extension ElementTimeline {
  /// The first k whose event starts at an instant or later.
  func firstIndex(startingFrom instant: Instant) -> Int {
    let second =
      instant.milliseconds > Int64(instant.seconds) * 1000
      ? instant.seconds + 1 : instant.seconds
    return firstIndex(near: second) { start($0) >= second }
  }

  /// The first k whose event ends after an instant, or, being a moment, starts there or later.
  func firstIndex(endingAfter instant: Instant) -> Int {
    var length = 86_400
    if case .milliseconds(let milliseconds) = duration { length = Int(milliseconds / 1000) }
    if duration == .milliseconds(0) { return firstIndex(startingFrom: instant) }
    return firstIndex(near: instant.seconds - length) { k in
      let start = start(k)
      return start == Self.never || end(ofStart: start) > instant
    }
  }

  /// An instant, or the element's own end if that comes first.
  func limited(_ instant: Instant) -> Instant {
    min(instant, end == Self.never ? .latest : Instant(seconds: end))
  }

  /// Whether event k takes place: on a day that the zone left out it falls onto the next one.
  func takesPlace(_ k: Int) -> Bool {
    let start = start(k)
    guard start < end else { return false }
    return days.zone.longGaps.isEmpty || interval?.isExact != false
      || calendarStart(k) < calendarStart(k + 1)
  }

  /// The number of events that take place and start before an instant.
  func count(before instant: Instant) -> Int {
    let index = firstIndex(startingFrom: limited(instant))
    guard !days.zone.longGaps.isEmpty, interval?.isExact == false else { return index }
    return index - skipped(before: index)
  }

  private func skipped(before index: Int) -> Int {
    var count = 0
    for gap in days.zone.longGaps {
      let first = firstIndex(near: gap.lowerBound) { wall($0) >= gap.lowerBound }
      let next = firstIndex(near: gap.upperBound) { wall($0) >= gap.upperBound }
      for k in first..<max(first, min(next, index)) where !takesPlace(k) { count += 1 }
    }
    return count
  }

  /// The first k that is past something, if that is near a second and holds for all k after it.
  ///
  /// Steps of doubling width lead away from an estimate, so that only a few k are tried.
  private func firstIndex(near second: Int, isPast: (Int) -> Bool) -> Int {
    let steps = interval.map { Double(second - start(0)) / $0.meanSeconds } ?? 0
    var low = -1
    var high = max(0, Int(steps))
    var width = 1
    if isPast(high) {
      while high > 0 {
        let next = max(0, high - width)
        guard isPast(next) else {
          low = next
          break
        }
        high = next
        width *= 2
      }
    } else {
      repeat {
        low = high
        high += width
        width *= 2
      } while !isPast(high)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
