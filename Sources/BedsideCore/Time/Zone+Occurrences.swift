extension Zone {
  /// The moments at which the wall shows a time: none where the clocks jump over it, two where they go
  /// back, else one.
  public func occurrences(of local: LocalDateTime) -> [OffsetDateTime] {
    let wall = local.secondNumber
    let resolved = resolve(wall)
    guard resolved.jump == nil else { return [] }
    let first = OffsetDateTime(local: local, offset: offset(atSecond: resolved.second))
    // Clocks have gone back by up to a day; half an hour is less than any offset holds.
    for step in 1...49 {
      let later = offset(atSecond: resolved.second + step * 1800)
      if later < first.offset, offset(atSecond: wall - later) == later {
        return [first, OffsetDateTime(local: local, offset: later)]
      }
    }
    return [first]
  }

  /// The jump of the clocks over a time: what they show before it, and after; nil where there is none.
  public func jump(over local: LocalDateTime) -> (from: LocalDateTime, to: LocalDateTime)? {
    guard let second = resolve(local.secondNumber).jump else { return nil }
    let before = offset(atSecond: second - 1)
    return (
      LocalDateTime(secondNumber: second + before), self.local(Instant(seconds: second))
    )
  }
}
