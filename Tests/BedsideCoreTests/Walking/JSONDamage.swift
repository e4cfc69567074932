import BedsideCore

/// Damages JSON at random, the same for the same seed.
struct JSONDamage {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed) }

  /// A token some of whose events are damaged, or their list.
  mutating func damaged(events token: JSONValue) -> JSONValue {
    guard case .object(var fields) = token, case .array(let events)? = fields["events"] else {
      return token
    }
    let damaged = events.map { random.happens(25) ? self.damaged($0) : $0 }
    fields["events"] =
      random.happens(20) ? once(.array(damaged), depth: 1) : .array(damaged)
    return .object(fields)
  }

  /// The value with a few of its parts changed, taken out, doubled or moved.
  mutating func damaged(_ value: JSONValue) -> JSONValue {
    var value = value
    for _ in 0...random.below(3) { value = once(value, depth: 1 + random.below(4)) }
    return value
  }

  private mutating func once(_ value: JSONValue, depth: Int) -> JSONValue {
    if depth == 0 { return other(than: value) }
    switch value {
    case .array(var values) where !values.isEmpty:
      let index = random.below(values.count)
      switch random.below(6) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case 2: values.swapAt(0, index)
      default: values[index] = once(values[index], depth: depth - 1)
      }
      return .array(values)
    case .object(var fields) where !fields.fields.isEmpty:
      let field = fields.fields[random.below(fields.fields.count)]
      fields[field.key] = random.happens(15) ? nil : once(field.value, depth: depth - 1)
      return .object(fields)
    default: return other(than: value)
    }
  }

  private mutating func other(than value: JSONValue) -> JSONValue {
    let others: [JSONValue] = [
      .null, .bool(true), .integer(.max), .integer(.min), .integer(0), .number(1e300),
      .number(.nan), .string(""), .string("s0"), .string("s0-0"), .string("0001-01-01T00:00:00Z"),
      .string("9999-12-31T23:59:59Z"), .string("answered"), .string("notShown"),
      .string("\u{202E}"),
      .array([value]), .object(["id": value]), .array([]),
    ]
    return random.pick(others) ?? .null
  }
}
