/// Places by hashes, which are spread already: hashing them again would take longer than finding them.
struct HashPlaces {
  /// A hash and its place; nothing where the place is negative.
  private var entries = [(hash: UInt64, place: Int)](repeating: (0, -1), count: 64)
  private var count = 0

  /// The place that is known for a hash; where there is none, `place` is from now on, and nil is returned.
  mutating func known(_ hash: UInt64, or place: Int) -> Int? {
    let index = index(of: hash)
    if entries[index].place >= 0 { return entries[index].place }
    entries[index] = (hash, place)
    count += 1
    if count * 2 > entries.count { grow() }
    return nil
  }

  /// Where an entry for a hash stands, or would.
  private func index(of hash: UInt64) -> Int {
    let mask = entries.count &- 1
    var index = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while entries[index].place >= 0, entries[index].hash != hash { index = (index &+ 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = entries
    entries = [(hash: UInt64, place: Int)](repeating: (0, -1), count: old.count * 2)
    for entry in old where entry.place >= 0 { entries[index(of: entry.hash)] = entry }
  }
}
