/// The members of a JSON object, in order.
public struct JSONFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A member's name and value.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var key: String
    /// The value.
    public var value: JSONValue
  }

  /// The members, in order.
  public private(set) var fields: [Field]

  /// Makes an object's members from names and values, keeping their order.
  public init(_ fields: [(String, JSONValue)] = []) {
    self.fields = fields.map { Field(key: $0.0, value: $0.1) }
  }

  /// Makes an object's members from a literal, keeping its order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

  /// The value of the first member called `key`.
  ///
  /// Setting replaces it in its place or adds it at the end; setting nil takes it out.
  public subscript(key: String) -> JSONValue? {
    get { fields.first { $0.key == key }?.value }
    set {
      guard let index = fields.firstIndex(where: { $0.key == key }) else {
        if let newValue { fields.append(Field(key: key, value: newValue)) }
        return
      }
      if let newValue {
        fields[index].value = newValue
      } else {
        fields.remove(at: index)
      }
    }
  }
}
