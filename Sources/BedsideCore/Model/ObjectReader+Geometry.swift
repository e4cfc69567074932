/// The members of descriptions of joints: points, directions and numbers within limits.
extension ObjectReader {
  /// The number `key`, which must be there and lie within `limits`.
  mutating func requiredDouble(_ key: String, in limits: ClosedRange<Double>) -> Double? {
    guard requiredNode(key) != nil, let value = double(key) else { return nil }
    guard limits.contains(value) else {
      let (least, most) = (limits.lowerBound.shortest, limits.upperBound.shortest)
      problem("'\(key)' goes from \(least) to \(most).", at: key)
      return nil
    }
    return value
  }

  /// The point `key`, which must be there: `[x, y, z]`.
  mutating func requiredPoint(_ key: String) -> SIMD3<Double>? {
    guard requiredNode(key, hint: "[x, y, z]") != nil, let numbers = numbers(key, like: "1, 0, 0")
    else {
      return nil
    }
    return SIMD3(numbers[0], numbers[1], numbers[2])
  }

  /// The member `direction`, which must be there and point somewhere.
  mutating func requiredDirection() -> SIMD3<Double>? {
    guard let direction = requiredPoint("direction") else { return nil }
    if direction == .zero {
      problem("'direction' points nowhere. One of its numbers is not 0.", at: "direction")
      return nil
    }
    return direction
  }

  /// The member `range` of a joint: the least and the greatest flexion.
  mutating func jointRange() -> ClosedRange<Double>? {
    guard requiredNode("range", hint: "[0, 135]") != nil,
      let ends = numbers("range", like: "0, 135")
    else { return nil }
    guard ends.allSatisfy({ (-30...170).contains($0) }) else {
      problem("'range' lies between -30 and 170 degrees.", at: "range")
      return nil
    }
    guard ends[0] <= 0, ends[1] > 0 else {
      problem("'range' begins at 0 or below and ends above 0, the pose of the file.", at: "range")
      return nil
    }
    return ends[0]...ends[1]
  }

  /// The member `measured` of a request: how far a person's joint straightens and bends.
  mutating func measured() -> ClosedRange<Double>? {
    guard has("measured"), let ends = numbers("measured", like: "12, 96") else { return nil }
    guard ends[0] <= ends[1] else {
      problem("'measured' ends before it begins. Write the smaller number first.", at: "measured")
      return nil
    }
    return ends[0]...ends[1]
  }

  /// The two shares `key` of a way, the smaller first.
  mutating func shares(_ key: String) -> ClosedRange<Double>? {
    guard let ends = numbers(key, like: "0, 1") else { return nil }
    guard ends.allSatisfy({ (0...1).contains($0) }) else {
      problem("'\(key)' lies between 0 and 1.", at: key)
      return nil
    }
    guard ends[0] < ends[1] else {
      problem("'\(key)' ends before it begins. Write the smaller number first.", at: key)
      return nil
    }
    return ends[0]...ends[1]
  }

  /// The array `key` of as many numbers as the example has.
  private mutating func numbers(_ key: String, like example: String) -> [Double]? {
    let elements = array(key)
    guard node(key)?.elements != nil else { return nil }
    let numbers = elements.compactMap(\.double)
    let count = example.split(separator: ",").count
    guard elements.count == count, numbers.count == count else {
      problem("'\(key)' is \(count) numbers, as in [\(example)].", at: key)
      return nil
    }
    return numbers
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var shortest: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
