/// A generator of numbers that gives the same ones for the same seed in every version of Bedside.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014). It is not for
/// secrets. An order is made by the algorithm of Fisher and Yates, from the last place to the second.
struct SeededOrder {
  private var state: UInt64

  /// Makes the generator for what is called `name` in a task arranged by `seed`: each thing has numbers
  /// of its own, so that another question more changes the order of nothing else.
  init(seed: Int, name: String) {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    state = UInt64(bitPattern: Int64(seed)) ^ hash
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `limit`, which is at least 1, each equally likely.
  mutating func next(below limit: Int) -> Int {
    let limit = UInt64(limit)
    // Numbers above the last whole multiple would make the small ones likelier.
    let excess = (UInt64.max % limit + 1) % limit
    while true {
      let number = next()
      if number <= UInt64.max - excess { return Int(number % limit) }
    }
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst().reversed() {
      elements.swapAt(index, next(below: index + 1))
    }
    return elements
  }
}
