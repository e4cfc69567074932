public import BedsideCore

/// A value of a series and its place in time.
public struct DataPoint: Hashable, Sendable {
  /// The first day of the stretch of time that it stands for.
  public var day: CivilDate
  /// Its place on an axis of time: the days since 1970, and how much of its day has passed.
  public var position: Double
  /// The values behind it.
  public var tally: Tally
  /// The value.
  public var value: Double

  /// Makes a point.
  public init(day: CivilDate, position: Double, tally: Tally, value: Double) {
    self.day = day
    self.position = position
    self.tally = tally
    self.value = value
  }
}
