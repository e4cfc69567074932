public import BedsideCore

/// A month of a year.
public struct Month: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible {
  /// The months since January of the year 0.
  private let index: Int

  /// January of the year 1.
  public static let first = Month(index: 12)

  private init(index: Int) { self.index = index }

  /// Makes the month `month`, 1 to 12, of `year`, 1 to 9999; nil for any other.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    index = year * 12 + month - 1
  }

  /// Reads the month at the beginning of a text, "2026-03" or "2026-03-06T08:00:00".
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8.prefix(8))
    guard bytes.count >= 7, bytes[4] == UInt8(ascii: "-"),
      bytes.count == 7 || bytes[7] == UInt8(ascii: "-")
    else { return nil }
    guard let year = Month.number(bytes[..<4]), let month = Month.number(bytes[5..<7]) else {
      return nil
    }
    self.init(year: year, month: month)
  }

  /// The year.
  public var year: Int { index / 12 }
  /// The month in its year, from 1.
  public var month: Int { index % 12 + 1 }

  /// Orders by time.
  public static func < (a: Month, b: Month) -> Bool { a.index < b.index }

  /// The number of months until `other`.
  public func distance(to other: Month) -> Int { other.index - index }

  /// The month `count` months later.
  public func advanced(by count: Int) -> Month { Month(index: index + count) }

  /// The month as "YYYY-MM".
  public var description: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(Int?.some(0)) { number, byte in
      guard let number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      return number * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }
}

extension Month {
  /// The month in which a date lies.
  public init(_ date: CivilDate) { index = date.year * 12 + date.month - 1 }
}
