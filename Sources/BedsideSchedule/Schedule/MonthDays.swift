internal import BedsideCore

/// The dates of one day of months, from a day on, as an element counts them.
///
/// An element counts from a date, so that one that begins on 28 February never comes to a 31st. The
/// count therefore begins in a month that has the day, before the first event if need be.
struct MonthDays {
  /// The date from which the element counts.
  let anchor: CivilDate
  /// The first date that is wanted.
  let first: CivilDate
  /// The dates from the anchor on that come before it.
  let early: [CivilDate]

  /// The dates of the day `monthDay` in the month of `day` and every so many months after it, from
  /// `day` on; nil where there is no such day.
  init?(_ monthDay: Int, from day: CivilDate, every months: Int) {
    guard (1...31).contains(monthDay), months > 0 else { return nil }
    let month = day.startOfMonth
    func date(_ step: Int) -> CivilDate? {
      let start = month.adding(months: step * months)
      guard start > .earliest, start < .latest else { return nil }
      return start.adding(days: min(monthDay, start.daysInMonth) - 1)
    }
    guard let now = date(0), let first = now < day ? date(1) : now else { return nil }
    let step = now < day ? 1 : 0
    var (distance, anchor) = (0, first)
    // A month of a leap year comes round at the latest after 96 years, across one that is left out.
    for back in 1...96 where anchor.day < monthDay {
      guard let earlier = date(step - back), earlier.day > anchor.day else { continue }
      (distance, anchor) = (back, earlier)
    }
    self.first = first
    self.anchor = anchor
    early = (0..<distance).compactMap { date(step - distance + $0) }
  }
}
