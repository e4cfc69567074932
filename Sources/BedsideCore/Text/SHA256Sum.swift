/// The hash SHA-256 of bytes that come in pieces, which need not be in memory together.
public struct SHA256Sum: Sendable {
  /// How many bytes were added.
  public private(set) var count = 0
  private var state = SHA256.initialState
  private var words = [UInt32](repeating: 0, count: 64)
  /// What does not fill a block yet.
  private var rest: [UInt8] = []

  private static let block = 64

  /// Makes the sum of no bytes.
  public init() {}

  /// Adds the bytes that follow.
  public mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(Self.block - rest.count, bytes.count)
      rest += bytes[..<start]
      if rest.count < Self.block { return }
      SHA256.compress(rest, at: 0, into: &state, &words)
      rest = []
    }
    while start + Self.block <= bytes.count {
      SHA256.compress(bytes, at: start, into: &state, &words)
      start += Self.block
    }
    rest = Array(bytes[start...])
  }

  /// The hash of all that was added: 32 bytes.
  public var hash: [UInt8] {
    var (state, words) = (state, words)
    let tail = SHA256.padding(rest, ofAll: count)
    for start in stride(from: 0, to: tail.count, by: Self.block) {
      SHA256.compress(tail, at: start, into: &state, &words)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The hash of all that was added as 64 hexadecimal digits.
  public var hexadecimal: String { SHA256.hexadecimal(hash: hash) }
}
