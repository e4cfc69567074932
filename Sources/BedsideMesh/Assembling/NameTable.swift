/// Names in order of first use.
///
/// Places are found by open addressing in 8 bytes a name; a Dictionary would need four times
/// as much, which counts in files that consist of names.
struct NameTable {
  private(set) var names: [String] = []
  private var slots: [UInt32] = []
  private static let free = UInt32.max

  mutating func index(of name: String) -> Int {
    if names.count * 2 >= slots.count { grow() }
    var slot = first(for: name)
    while slots[slot] != Self.free {
      let place = Int(slots[slot])
      if names[place] == name { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(truncatingIfNeeded: names.count)
    names.append(name)
    return names.count - 1
  }

  private func first(for name: String) -> Int {
    name.hashValue & (slots.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: Self.free, count: max(16, slots.count * 2))
    for (place, name) in names.enumerated() {
      var slot = first(for: name)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: place)
    }
  }
}
