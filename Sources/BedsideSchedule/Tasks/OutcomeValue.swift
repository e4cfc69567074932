public import BedsideCore

/// One value of an outcome, or one that an event is meant to come to.
public struct OutcomeValue: Hashable, Sendable {
  /// What a value is.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case integer(Int)
    /// A number.
    case double(Double)
    /// Yes or no.
    case boolean(Bool)
    /// A text, or the value of a choice.
    case text(String)
    /// A day.
    case date(CivilDate)
    /// A time of day.
    case time(WallTime)
    /// A moment.
    case instant(Instant)
    /// Bytes that mean something to whoever recorded them.
    case binary([UInt8])
  }

  /// The most bytes that a binary value holds, so that its line stays well below the longest one.
  public static let mostBytes = 262_144

  /// The value.
  public var value: Value
  /// Which of an outcome's values it is, such as the id of the item that was answered.
  public var kind: String?
  /// The unit, such as `mg` or `°C`.
  public var units: String?
  /// When it was recorded, where an outcome collects values over a day.
  public var recorded: Instant?

  /// Makes a value.
  public init(
    _ value: Value, kind: String? = nil, units: String? = nil, recorded: Instant? = nil
  ) {
    self.value = value
    self.kind = kind
    self.units = units
    self.recorded = recorded
  }

  /// What the value counts in a sum: numbers as they are, `false` as 0, all else as 1.
  public var amount: Double {
    switch value {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .text, .date, .time, .instant, .binary: 1
    }
  }
}
