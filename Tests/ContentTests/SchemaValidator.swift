import BedsideCore

/// As much of JSON Schema 2020-12 as the schemas of this repository use; a keyword that it does not
/// know is a complaint.
struct SchemaValidator {
  let root: JSONNode

  /// What is wrong with `value`, as paths and keywords; empty when it is valid.
  func complaints(_ value: JSONNode) -> [String] { complaints(value, root, "") }

  private static let ignored: Set = [
    "$schema", "title", "description", "$defs", "default", "examples", "properties",
    "pattern", "propertyNames",
  ]

  private func complaints(_ value: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    (schema.members ?? []).flatMap { member -> [String] in
      let rule = member.node
      switch member.key {
      case "$ref":
        let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
        guard let target = root["$defs"]?[name] else { return ["\(path): no definition \(name)"] }
        return complaints(value, target, path)
      case "oneOf", "anyOf":
        let fits = (rule.elements ?? []).count { complaints(value, $0, path).isEmpty }
        let isRight = member.key == "oneOf" ? fits == 1 : fits > 0
        return isRight ? [] : ["\(path): \(member.key)"]
      case "allOf":
        return (rule.elements ?? []).flatMap { complaints(value, $0, path) }
      case "not":
        return complaints(value, rule, path).isEmpty ? ["\(path): not"] : []
      case "additionalProperties":
        let known = schema["properties"]?.members?.map(\.key) ?? []
        return (value.members ?? []).filter { !known.contains($0.key) }.flatMap { member in
          rule.members == nil
            ? ["\(path): unknown \(member.key)"]
            : complaints(member.node, rule, "\(path)/\(member.key)")
        }
      case "items":
        return (value.elements ?? []).enumerated()
          .flatMap { complaints($0.element, rule, "\(path)/\($0.offset)") }
      default:
        let inner =
          member.key == "properties"
          ? (value.members ?? []).flatMap { member -> [String] in
            rule[member.key].map { complaints(member.node, $0, "\(path)/\(member.key)") } ?? []
          } : []
        return inner + (holds(member.key, rule, value) ? [] : ["\(path): \(member.key)"])
      }
    }
  }

  private func holds(_ keyword: String, _ rule: JSONNode, _ value: JSONNode) -> Bool {
    switch keyword {
    case "type":
      let types = rule.elements?.compactMap(\.string) ?? rule.string.map { [$0] } ?? []
      return types.contains { isA($0, value) }
    case "const": return rule.value == value.value
    case "enum": return rule.elements?.contains { $0.value == value.value } ?? false
    case "required":
      return rule.elements?.allSatisfy { value[$0.string ?? ""] != nil } ?? false
    case "minimum": return value.double.map { $0 >= rule.double ?? .infinity } ?? true
    case "maximum": return value.double.map { $0 <= rule.double ?? -.infinity } ?? true
    case "exclusiveMinimum": return value.double.map { $0 > rule.double ?? .infinity } ?? true
    case "minItems": return value.elements.map { $0.count >= rule.integer ?? .max } ?? true
    case "maxItems": return value.elements.map { $0.count <= rule.integer ?? 0 } ?? true
    case "minProperties": return value.members.map { $0.count >= rule.integer ?? .max } ?? true
    default: return Self.ignored.contains(keyword)
    }
  }

  private func isA(_ type: String, _ value: JSONNode) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.integer != nil
    case "number": value.double != nil
    default: false
    }
  }
}
