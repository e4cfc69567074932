extension JSONNode {
  /// The string; nil for anything else.
  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The Boolean; nil for anything else.
  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number; nil for anything else and for one too large for a `Double`.
  public var double: Double? {
    guard case .number(let text) = content, let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  /// The whole number, also when written as `3.0`; nil for anything else.
  public var integer: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text) ?? double.flatMap { Int(exactly: $0) }
  }

  /// The elements; nil for anything but an array.
  public var elements: [JSONNode]? {
    if case .array(let values) = content { values } else { nil }
  }

  /// The members; nil for anything but an object.
  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Whether this is `null`.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of the member `key`; nil for anything but an object that has it.
  public subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.node
  }

  /// The value without its place.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): Int(text).map(JSONValue.integer) ?? .number(double ?? .nan)
    case .string(let value): .string(value)
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let members): .object(JSONFields(members.map { ($0.key, $0.node.value) }))
    }
  }
}
