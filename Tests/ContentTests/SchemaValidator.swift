import BedsideCore

/// As much of JSON Schema 2020-12 as the schemas of this repository use, compiled once.
///
/// A keyword that it does not know is an error: otherwise a rule could stand in a schema and be
/// obeyed by editors alone.
struct SchemaValidator {
  /// A schema holds something that this validator does not know.
  struct Unknown: Error, CustomStringConvertible {
    var description: String
  }

  private let root: Schema
  private let definitions: [String: Schema]

  /// Compiles the schema that `node` holds.
  init(root node: JSONNode) throws {
    var definitions: [String: Schema] = [:]
    for member in node["$defs"]?.members ?? [] {
      definitions[member.key] = try Schema(member.node, called: member.key)
    }
    self.definitions = definitions
    root = try Schema(node, called: "")
  }

  /// Whether `value` is valid.
  func accepts(_ value: JSONNode) -> Bool { accepts(value, root) }

  /// What is wrong with `value`, as paths and keywords; empty when it is valid.
  func complaints(_ value: JSONNode) -> [String] { complaints(value, root, "") }

  /// The members that the schema names and that stand somewhere in `value`, which must be valid.
  func members(of value: JSONNode) -> Set<String> { members(of: value, root) }

  /// All members that the schema names, as `DEFINITION.MEMBER`.
  var members: Set<String> {
    let all = [root] + definitions.values
    return Set(all.flatMap { schema in schema.properties.keys.map { "\(schema.name).\($0)" } })
  }

  /// The definitions among which the definition `name` chooses.
  func choices(of name: String) -> Set<String> {
    Set(definitions[name]?.rules.flatMap(\.references) ?? [])
  }

  private func accepts(_ value: JSONNode, _ schema: Schema) -> Bool {
    schema.rules.allSatisfy { holds($0, value, schema) }
  }

  private func definition(_ name: String) -> Schema { definitions[name] ?? Schema.nothing }

  private func holds(_ rule: Schema.Rule, _ value: JSONNode, _ schema: Schema) -> Bool {
    switch rule {
    case .reference(let name): return accepts(value, definition(name))
    case .check(_, let check): return check(value)
    case .properties:
      return (value.members ?? []).allSatisfy { member in
        schema.properties[member.key].map { accepts(member.node, $0) } ?? true
      }
    case .others(let isAllowed):
      return isAllowed || (value.members ?? []).allSatisfy { schema.properties[$0.key] != nil }
    case .otherProperties(let other):
      return (value.members ?? []).allSatisfy { member in
        schema.properties[member.key] != nil || accepts(member.node, other)
      }
    case .names(let names):
      return (value.members ?? []).allSatisfy { member in
        accepts(JSONNode(.string(member.key), offset: member.keyOffset), names)
      }
    case .items(let items): return (value.elements ?? []).allSatisfy { accepts($0, items) }
    case .oneOf(let all): return all.count { accepts(value, $0) } == 1
    case .anyOf(let all): return all.contains { accepts(value, $0) }
    case .allOf(let all): return all.allSatisfy { accepts(value, $0) }
    case .not(let other): return !accepts(value, other)
    case .conditional(let condition, let then, let otherwise):
      guard let next = accepts(value, condition) ? then : otherwise else { return true }
      return accepts(value, next)
    }
  }

  private func complaints(_ value: JSONNode, _ schema: Schema, _ path: String) -> [String] {
    schema.rules.flatMap { rule -> [String] in
      switch rule {
      case .reference(let name): return complaints(value, definition(name), path)
      case .properties:
        return (value.members ?? []).flatMap { member in
          schema.properties[member.key].map {
            complaints(member.node, $0, "\(path)/\(member.key)")
          } ?? []
        }
      case .items(let items):
        return (value.elements ?? []).enumerated().flatMap {
          complaints($0.element, items, "\(path)/\($0.offset)")
        }
      default: return holds(rule, value, schema) ? [] : ["\(path): \(rule.keyword)"]
      }
    }
  }

  private func members(of value: JSONNode, _ schema: Schema) -> Set<String> {
    var found: Set<String> = []
    for rule in schema.rules {
      switch rule {
      case .reference(let name): found.formUnion(members(of: value, definition(name)))
      case .properties:
        for member in value.members ?? [] {
          guard let property = schema.properties[member.key] else { continue }
          found.insert("\(schema.name).\(member.key)")
          found.formUnion(members(of: member.node, property))
        }
      case .items(let items):
        for element in value.elements ?? [] { found.formUnion(members(of: element, items)) }
      case .oneOf(let all), .anyOf(let all), .allOf(let all):
        for one in all where accepts(value, one) { found.formUnion(members(of: value, one)) }
      case .conditional(let condition, let then, let otherwise):
        let next = accepts(value, condition) ? then : otherwise
        if let next { found.formUnion(members(of: value, next)) }
      case .check, .others, .otherProperties, .names, .not: break
      }
    }
    return found
  }
}
