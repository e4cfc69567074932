/// A JSON value as it stands in a file: what it is and at which byte it begins.
public struct JSONNode: Sendable {
  /// What a node holds.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it is written.
    case number(String)
    /// A string, unescaped.
    case string(String)
    /// An array.
    case array([JSONNode])
    /// An object, its members in order.
    case object([JSONMember])
  }

  /// What the node holds.
  public var content: Content
  /// The byte at which it begins.
  public var offset: Int

  /// Makes a node that begins at the byte `offset`.
  public init(_ content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// What the node is, as an error says it: "a number", "an object".
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A member of an object as it stands in a file.
public struct JSONMember: Sendable {
  /// The member's name, unescaped.
  public var key: String
  /// The byte at which the name begins.
  public var keyOffset: Int
  /// The member's value.
  public var node: JSONNode

  /// Makes a member whose name begins at the byte `keyOffset`.
  public init(key: String, keyOffset: Int, node: JSONNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.node = node
  }
}
