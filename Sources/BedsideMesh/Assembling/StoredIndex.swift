/// How an index is stored until the whole file is known.
///
/// Absolute indices are 0-based. A negative (relative) index refers to a place that depends
/// on how many vertices earlier chunks hold, so it is stored relative to the chunk's start
/// and tagged with the high bit.
enum StoredIndex {
  static let absent: UInt32 = .max
  /// Zero or too big to be any index.
  static let invalid: UInt32 = 0x7FFF_FFFF
  static let relativeTag: UInt32 = 0x8000_0000
  private static let relativeZero: Int = 1 << 30

  @inline(__always)
  static func absolute(_ oneBased: Int) -> UInt32 {
    oneBased > 0 && oneBased < Int(invalid)
      ? UInt32(truncatingIfNeeded: oneBased &- 1) : invalid
  }

  /// `place`: counted from the chunk's first element; negative means in an earlier chunk.
  @inline(__always)
  static func relative(_ place: Int) -> UInt32 {
    let shifted = place &+ relativeZero
    guard shifted > 0 && shifted < 2 * relativeZero - 1 else { return invalid }
    return UInt32(truncatingIfNeeded: shifted) | relativeTag
  }

  /// Absolute index, or -1 when out of range.
  @inline(__always)
  static func resolve(_ stored: UInt32, base: Int, total: Int) -> Int {
    let place =
      stored & relativeTag == 0
      ? Int(stored) : Int(stored & ~relativeTag) &- relativeZero &+ base
    return UInt(bitPattern: place) < UInt(bitPattern: total) ? place : -1
  }
}
