/// The cells of a grid that something lies in, numbered in the order in which they were met.
///
/// A table with open addressing: a grid fine enough for a model has far more cells than it fills.
struct CellGridTable {
  /// The length of a cell's edges, which may change from part to part.
  var cell: Float = 1
  private var keys = [UInt64](repeating: 0, count: 1 << 16)
  private var numbers = [UInt32](repeating: 0, count: 1 << 16)
  private var count = 0

  /// The number of the cell of a point; every part has cells of its own.
  mutating func cell(of point: SIMD3<Float>, _ part: Int) -> Int {
    if count * 2 > keys.count { grow() }
    let slot = slot(of: key(of: point, part))
    if keys[slot.place] == 0 {
      keys[slot.place] = slot.key
      numbers[slot.place] = UInt32(count)
      count += 1
    }
    return Int(numbers[slot.place])
  }

  /// Sixteen bits for each axis, and as many for the part; never zero, which marks an empty place.
  private func key(of point: SIMD3<Float>, _ part: Int) -> UInt64 {
    var key = UInt64(truncatingIfNeeded: part + 1) & 0x7FFF | 0x8000
    for axis in 0..<3 {
      let place = (point[axis] / cell).rounded(.down)
      // Cells beyond those that sixteen bits tell apart share one: that is coarse, but no error.
      let bounded = place.isFinite ? max(min(place, 32767), -32768) : 0
      key = key << 16 | UInt64(UInt16(bitPattern: Int16(bounded)))
    }
    return key
  }

  private func slot(of key: UInt64) -> (place: Int, key: UInt64) {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: Self.mixed(key)) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return (place, key)
  }

  private mutating func grow() {
    let (oldKeys, oldNumbers) = (keys, numbers)
    keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
    numbers = [UInt32](repeating: 0, count: oldKeys.count * 2)
    for (key, number) in zip(oldKeys, oldNumbers) where key != 0 {
      let place = slot(of: key).place
      keys[place] = key
      numbers[place] = number
    }
  }

  private static func mixed(_ key: UInt64) -> UInt64 {
    var hash = key
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}
