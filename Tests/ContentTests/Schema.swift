import BedsideCore

/// A schema as rules, all of which must hold.
struct Schema {
  /// One keyword of a schema.
  indirect enum Rule {
    case reference(String)
    case properties
    case others(Bool)
    case otherProperties(Schema)
    case names(Schema)
    case items(Schema)
    case oneOf([Schema])
    case anyOf([Schema])
    case allOf([Schema])
    case not(Schema)
    case conditional(Schema, then: Schema?, otherwise: Schema?)
    /// A keyword that looks at the value alone.
    case check(keyword: String, (JSONNode) -> Bool)
  }

  /// The name of the definition in which it stands.
  let name: String
  private(set) var rules: [Rule] = []
  private(set) var properties: [String: Schema] = [:]

  /// A schema that nothing fits: what is referred to and not there.
  static var nothing: Schema {
    Schema(name: "", rules: [.check(keyword: "$ref") { _ in false }])
  }

  private init(name: String, rules: [Rule]) {
    self.name = name
    self.rules = rules
  }

  /// What a schema says about itself and no value is measured by.
  private static let notes: Set = [
    "$schema", "$comment", "title", "description", "default", "examples", "$defs", "then", "else",
  ]

  /// Compiles the schema that `node` holds, in the definition `name`.
  init(_ node: JSONNode, called name: String) throws {
    self.name = name
    guard let members = node.members else {
      throw SchemaValidator.Unknown(description: "\(name): a schema that is \(node.kind)")
    }
    for member in members where !Self.notes.contains(member.key) {
      rules.append(try rule(member.key, member.node, in: node))
    }
  }

  private mutating func rule(
    _ keyword: String, _ value: JSONNode, in node: JSONNode
  ) throws -> Rule {
    let schemas = { [name] in
      try (value.elements ?? []).map { try Schema($0, called: name) }
    }
    switch keyword {
    case "$ref":
      return .reference(value.string?.split(separator: "/").last.map(String.init) ?? "")
    case "properties":
      for member in value.members ?? [] {
        properties[member.key] = try Schema(member.node, called: name)
      }
      return .properties
    case "additionalProperties":
      if let isAllowed = value.bool { return .others(isAllowed) }
      return .otherProperties(try Schema(value, called: name))
    case "propertyNames": return .names(try Schema(value, called: name))
    case "items": return .items(try Schema(value, called: name))
    case "oneOf": return .oneOf(try schemas())
    case "anyOf": return .anyOf(try schemas())
    case "allOf": return .allOf(try schemas())
    case "not": return .not(try Schema(value, called: name))
    case "if":
      return .conditional(
        try Schema(value, called: name),
        then: try node["then"].map { try Schema($0, called: name) },
        otherwise: try node["else"].map { try Schema($0, called: name) })
    default:
      guard let check = try Self.check(keyword, value) else {
        throw SchemaValidator.Unknown(description: "\(name): the keyword '\(keyword)'")
      }
      return .check(keyword: keyword, check)
    }
  }
}

extension Schema.Rule {
  /// The keyword that the rule comes from.
  var keyword: String {
    switch self {
    case .reference: "$ref"
    case .properties: "properties"
    case .others, .otherProperties: "additionalProperties"
    case .names: "propertyNames"
    case .items: "items"
    case .oneOf: "oneOf"
    case .anyOf: "anyOf"
    case .allOf: "allOf"
    case .not: "not"
    case .conditional: "if"
    case .check(let keyword, _): keyword
    }
  }

  /// The definitions that the rule chooses among.
  var references: [String] {
    switch self {
    case .reference(let name): [name]
    case .oneOf(let all), .anyOf(let all), .allOf(let all):
      all.flatMap(\.rules).flatMap(\.references)
    default: []
    }
  }
}
