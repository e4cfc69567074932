/// How numbers, dates, times and measures are written where the person lives.
///
///     Conventions(locale: "de_DE.UTF-8")  // 1.234,5 · 30.11.2026 · 20:30 · cm and kg
///
/// They decide what is shown and what a text means that means different things in different places.
/// Words are none of them: those are `Phrases`.
public struct Conventions: Hashable, Sendable {
  /// The order of day, month and year in the short form of a date.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    /// 30.11.2026.
    case dayMonthYear
    /// 11/30/2026.
    case monthDayYear
    /// 2026-11-30.
    case yearMonthDay
  }

  /// The units in which people give height and weight.
  public enum Measures: String, Hashable, Sendable, CaseIterable {
    /// Centimetres and kilograms.
    case metric
    /// Feet, inches and pounds.
    case us
  }

  /// The mark between a number's whole part and its fraction, "." or ",".
  public var decimalMark: Character
  /// The mark between groups of three digits: ",", ".", "’" or a blank.
  public var groupingMark: Character
  /// The order of the short date; nil where it is not known, so that `5/11` has to be asked about.
  public var dateOrder: DateOrder?
  /// What stands between the parts of the short date.
  public var dateSeparator: Character
  /// Whether times are given as `8:30 pm`.
  public var usesTwelveHours: Bool
  /// The units of height and weight.
  public var measures: Measures

  /// Makes conventions; the defaults are those of a place that nothing is known of.
  public init(
    decimalMark: Character = ".", groupingMark: Character? = nil, dateOrder: DateOrder? = nil,
    dateSeparator: Character? = nil, usesTwelveHours: Bool = false, measures: Measures = .metric
  ) {
    self.decimalMark = decimalMark
    self.groupingMark = groupingMark ?? (decimalMark == "." ? "," : ".")
    self.dateOrder = dateOrder
    self.dateSeparator = dateSeparator ?? (dateOrder == nil ? "-" : "/")
    self.usesTwelveHours = usesTwelveHours
    self.measures = measures
  }

  /// The conventions of a locale by its POSIX name, such as `de_DE.UTF-8`.
  public init(locale: String) {
    self.init(number: locale, time: locale, measurement: locale)
  }

  /// The conventions of the locales that a person has chosen for numbers, times and measures.
  ///
  /// - Parameters:
  ///   - number: The POSIX name for `LC_NUMERIC`, such as `de_CH.UTF-8`.
  ///   - time: The one for `LC_TIME`.
  ///   - measurement: The one for `LC_MEASUREMENT`.
  public init(number: String, time: String, measurement: String) {
    let (number, time) = (LocaleName(number), LocaleName(time))
    self.init(
      decimalMark: number.decimalMark, groupingMark: number.groupingMark,
      dateOrder: time.dateOrder, dateSeparator: time.dateSeparator,
      usesTwelveHours: time.usesTwelveHours, measures: LocaleName(measurement).measures)
  }
}
