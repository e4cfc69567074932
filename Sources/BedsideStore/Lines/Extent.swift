/// A part of a line, counted from the line's beginning.
///
/// A line is shorter than 2³² bytes by far, and a reader carries six of these past every line.
struct Extent: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// No part.
  static let none = Extent(0..<0)

  /// The part that covers `range`; none where that is no part of a line.
  init(_ range: Range<Int>) {
    lower = UInt32(exactly: range.lowerBound) ?? 0
    upper = max(lower, UInt32(exactly: range.upperBound) ?? 0)
  }

  /// Whether it is no part.
  var isEmpty: Bool { lower == upper }

  /// The part in the bytes in which the line begins at `start`.
  func range(from start: Int) -> Range<Int> { start &+ Int(lower)..<start &+ Int(upper) }
}
