public import BedsideCore
internal import BedsideStore

/// How a chart says its numbers and days.
public struct ChartWords: Hashable, Sendable {
  /// The words of the interface.
  public var phrases: Phrases
  /// How numbers are written.
  public var conventions: Conventions

  /// Makes the words of a language and a place.
  public init(phrases: Phrases = .english, conventions: Conventions = Conventions()) {
    self.phrases = phrases
    self.conventions = conventions
  }

  /// A number with two digits that count behind its mark, at most; a huge or a tiny one by its power of
  /// ten.
  public func number(_ number: Double) -> String {
    let magnitude = number.magnitude
    if magnitude >= 1e9 || magnitude > 0 && magnitude < 1e-4 { return scientific(number) }
    let scale = magnitude >= 0.1 || magnitude == 0 ? 100.0 : magnitude >= 0.01 ? 1_000 : 100_000
    let rounded = (number * scale).rounded() / scale
    return DecimalText.grouped(rounded == 0 ? 0 : rounded, conventions)
  }

  private func scientific(_ number: Double) -> String {
    var (rest, power) = (number.magnitude, 0)
    while rest >= 10 {
      rest /= 10
      power += 1
    }
    while rest < 1 {
      rest *= 10
      power -= 1
    }
    rest = (rest * 100).rounded() / 100
    if rest == 10 { (rest, power) = (1, power + 1) }
    let text = DecimalText.text(of: rest, decimalMark: conventions.decimalMark)
    return "\(number < 0 ? "-" : "")\(text)e\(power)"
  }

  /// A coefficient with two digits, as statistics are told.
  func coefficient(_ number: Double) -> String {
    let hundredths = Int((number.magnitude * 100).rounded())
    let digits = hundredths % 100
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100)\(conventions.decimalMark)\(digits < 10 ? "0" : "")\(digits)"
  }
}

extension ChartWords {
  /// A value with the unit of its series.
  public func value(_ number: Double, _ series: DataSeries) -> String {
    let text = self.number(number)
    if series.units.isEmpty || series.aggregator == .count { return text }
    // Degrees stand at the number, all other units apart from it.
    if series.units == "°" { return text + series.units }
    return phrases(.chartValue, ["value": text, "units": series.units])
  }

  /// The title of a series with its unit.
  public func title(_ series: DataSeries) -> String {
    if series.units.isEmpty || series.aggregator == .count { return series.title }
    return phrases(.chartSeries, ["title": series.title, "units": series.units])
  }

  /// A difference of two values of a series, with its unit.
  ///
  /// What says of how many a value is, such as "of 10", is no unit of differences; and of two shares the
  /// difference is in percentage points.
  func difference(_ number: Double, _ series: DataSeries) -> String {
    if series.units == "%" {
      return phrases(.chartPercentPoints, ["value": self.number(number)])
    }
    let parts = series.units.split { $0.isWhitespace || $0 == "/" }
    let isOfSome = parts.contains { $0.allSatisfy(\.isNumber) }
    return isOfSome ? self.number(number) : value(number, series)
  }

  /// A stretch of time, so that nobody takes a week for its first day.
  func name(of stretch: DayBucket, _ bucket: ChartPlan.Bucket) -> String {
    switch bucket {
    case .event, .day: phrases.long(stretch.first)
    case .week: phrases(.chartWeekFrom, ["day": phrases.long(stretch.first)])
    case .month: phrases.monthAndYear(stretch.first)
    case .year: String(stretch.first.year)
    }
  }
}
