public import BedsideCore

/// Of which days charts are shown.
public enum InsightRange: Hashable, Sendable {
  /// So many days up to today.
  case days(Int)
  /// So many months up to today.
  case months(Int)
  /// From one day to another; from the first on that anything is recorded of, or up to today, where
  /// one is nil.
  case between(CivilDate?, CivilDate?)

  /// All days.
  public static let all = InsightRange.between(nil, nil)
  /// Four weeks, which most charts have room for.
  public static let usual = InsightRange.days(28)

  /// More days, months and so on can't be asked for.
  private static let most = 1_000

  /// Reads a text such as `14d`, `4w`, `6m`, `1y` or `all`; nil for any other.
  init?(_ text: String, _ phrases: Phrases) {
    if phrases.means(text, .rangeAll) {
      self = .all
      return
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), (1...Self.most).contains(count) else { return nil }
    let unit = String(text.dropFirst(digits.count))
    if phrases.means(unit, .rangeDays) {
      self = .days(count)
    } else if phrases.means(unit, .rangeWeeks) {
      self = .days(7 * count)
    } else if phrases.means(unit, .rangeMonths) {
      self = .months(count)
    } else if phrases.means(unit, .rangeYears) {
      self = .months(12 * count)
    } else {
      return nil
    }
  }

  /// The days, when it is `today` and something is recorded from `first` on; and whether that is where
  /// they begin though earlier ones were asked for.
  ///
  /// Of the time long before the first record nothing is known, so that it is left out.
  func days(
    first: CivilDate?, today: CivilDate
  ) -> (days: ClosedRange<CivilDate>, isCut: Bool) {
    var from: CivilDate?
    var last = today
    switch self {
    case .days(let count): from = today.adding(days: 1 - count)
    case .months(let count): from = today.adding(months: -count).adding(days: 1)
    case .between(let start, let end):
      from = start
      last = end ?? today
    }
    let known = first ?? last
    guard let from, from >= known.adding(days: -Self.margin) else {
      return (min(known, last)...last, from != nil)
    }
    return (min(from, last)...last, false)
  }

  /// So many days before the first record may still be shown.
  private static let margin = 366
}
