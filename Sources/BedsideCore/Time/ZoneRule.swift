/// The footer of a TZif file: what a zone does every year after its last recorded transition.
struct ZoneRule: Hashable, Sendable {
  /// The offset outside summer time, in seconds east of UTC.
  var standard: Int
  /// Summer time, where there is any.
  var summer: Summer?

  struct Summer: Hashable, Sendable {
    var offset: Int
    var start: YearlyMoment
    var end: YearlyMoment
  }

  func offset(atSecond second: Int) -> Int {
    guard let summer else { return standard }
    let year = LocalDateTime(secondNumber: second).date.year
    var current = standard
    // A change can fall up to a week outside the year whose rules name it.
    for year in year - 1...year + 1 {
      let changes = changes(in: year, summer)
      if changes.first.second <= second { current = changes.first.after }
      if changes.last.second <= second { current = changes.last.after }
    }
    return current
  }

  /// The first second after a floor at which the wall shows a time, and the jump if none does.
  func resolve(_ wall: Int, after floor: Int) -> (second: Int, jump: Int?) {
    guard let summer else { return (wall - standard, nil) }
    let year = LocalDateTime(secondNumber: wall).date.year
    var previous: Change?
    for year in year - 1...year + 1 {
      let changes = changes(in: year, summer)
      for change in [changes.first, changes.last] {
        if change.second > floor, change.second + change.before > wall {
          return resolve(wall, between: previous, offset: change.before)
        }
        previous = change.second > floor ? change : nil
      }
    }
    return resolve(wall, between: previous, offset: previous?.after ?? standard)
  }

  /// The wall times from `start` on around one that are all as far from UTC, as `Zone` finds them.
  func stretch(around wall: Int, from start: Int, after floor: Int) -> ZoneStretch? {
    guard let summer else { return ZoneStretch(wall: start..<Int.max, offset: standard) }
    let year = LocalDateTime(secondNumber: wall).date.year
    var previous: Change?
    for year in year - 1...year + 1 {
      let changes = changes(in: year, summer)
      for change in [changes.first, changes.last] where change.second > floor {
        if change.second + change.before > wall {
          // Where the change before is not known, what comes before the time is left out.
          let begin = previous.map { $0.second + max($0.before, $0.after) } ?? wall
          guard begin <= wall else { return nil }
          return ZoneStretch(
            wall: max(start, begin)..<change.second + change.before, offset: change.before)
        }
        previous = change
      }
    }
    return nil
  }

  private func resolve(
    _ wall: Int, between previous: Change?, offset: Int
  ) -> (second: Int, jump: Int?) {
    guard let previous, wall < previous.second + previous.after else { return (wall - offset, nil) }
    return (wall - previous.before, previous.second)
  }

  private struct Change {
    var second: Int
    var before: Int
    var after: Int
  }

  /// The two changes that a year's rules name, in order.
  private func changes(in year: Int, _ summer: Summer) -> (first: Change, last: Change) {
    let start = Change(
      second: summer.start.wallSecond(in: year) - standard, before: standard, after: summer.offset)
    let end = Change(
      second: summer.end.wallSecond(in: year) - summer.offset, before: summer.offset,
      after: standard)
    return start.second <= end.second ? (start, end) : (end, start)
  }
}
