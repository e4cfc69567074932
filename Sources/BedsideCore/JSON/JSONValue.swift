/// A JSON value without its place in a file, for writing and comparing.
///
/// Members keep their order, so that the same value is always the same text.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A number; one that is not finite is written as `null`, since JSON has no word for it.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONFields)

  /// The value of the member `key`; nil for anything but an object that has it.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[key]
  }

  /// An array of strings.
  public static func strings(_ strings: some Sequence<String>) -> JSONValue {
    .array(strings.map(JSONValue.string))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  /// Makes an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
