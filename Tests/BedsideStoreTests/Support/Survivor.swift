import Testing

/// What becomes of bytes and names that were not flushed when the power is cut.
enum Survivor: Hashable, CustomTestStringConvertible {
  /// Nothing of them.
  case nothing
  /// All names and no bytes.
  case names
  /// All bytes and no names.
  case bytes
  /// So many eighths of the bytes, and all names.
  case eighths(Int)
  /// So many eighths of the bytes, zeros in place of the rest, and all names.
  case eighthsThenZeros(Int)
  /// Other bytes in their place, a line end at the end, and all names.
  case garbage
  /// All of them.
  case everything

  /// All that can become of them.
  static let all: [Survivor] =
    [.nothing, .names, .bytes, .garbage, .everything] + (1...7).map(Survivor.eighths)
    + [0, 1, 3, 5, 7].map(Survivor.eighthsThenZeros)

  var testDescription: String { "\(self)" }
}
