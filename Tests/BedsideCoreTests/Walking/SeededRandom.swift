/// Random numbers that are the same for the same seed (SplitMix64; Steele and others, 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 to `count` - 1.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something happens that happens `percent` times in a hundred.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// One of several; nil when there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
