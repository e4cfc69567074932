package import BedsideCore

/// How far the labels of an axis are apart.
package enum TimeStep: Hashable {
  /// So many days.
  case days(Int)
  /// So many months; at their first days.
  case months(Int)
  /// So many years; at their first days.
  case years(Int)

  /// The steps, the shortest first.
  package static let all: [TimeStep] = [
    .days(1), .days(2), .days(7), .days(14), .months(1), .months(3), .months(6), .years(1),
    .years(2), .years(5), .years(10), .years(100),
  ]

  /// The days in a range at which labels stand.
  package func days(in range: ClosedRange<CivilDate>) -> [CivilDate] {
    var day = range.lowerBound
    var days: [CivilDate] = []
    switch self {
    case .days(let count):
      while day <= range.upperBound {
        days.append(day)
        let next = day.adding(days: count)
        if next == day { break }
        day = next
      }
    case .months(let count):
      day = day.startOfMonth
      while day <= range.upperBound, day < CivilDate.latest.startOfMonth {
        if (day.month - 1) % count == 0, day >= range.lowerBound { days.append(day) }
        day = day.adding(months: 1)
      }
    case .years(let count):
      for year in range.lowerBound.year...range.upperBound.year where year % count == 0 {
        guard let start = CivilDate(year: year, month: 1, day: 1) else { continue }
        if range.contains(start) { days.append(start) }
      }
    }
    return days
  }

  func text(_ day: CivilDate, isLong: Bool, _ phrases: Phrases) -> String {
    switch self {
    case .days: phrases.dayAndMonth(day)
    case .months: isLong ? phrases.monthAndYear(day) : phrases(.month(day.month))
    case .years: String(day.year)
    }
  }
}
