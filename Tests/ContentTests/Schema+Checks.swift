import BedsideCore

extension Schema {
  /// What a keyword asks of a value by itself; nil for a keyword that is not known.
  static func check(_ keyword: String, _ rule: JSONNode) throws -> ((JSONNode) -> Bool)? {
    let limit = rule.double ?? .nan
    switch keyword {
    case "type":
      let types = rule.elements?.compactMap(\.string) ?? rule.string.map { [$0] } ?? []
      return { value in types.contains { isA($0, value) } }
    case "const":
      let constant = rule.value
      return { $0.value == constant }
    case "enum":
      let words = rule.elements?.map(\.value) ?? []
      return { words.contains($0.value) }
    case "required":
      let names = rule.elements?.compactMap(\.string) ?? []
      return { value in value.members == nil || names.allSatisfy { value[$0] != nil } }
    case "dependentRequired":
      let needs = rule.members?.map { ($0.key, $0.node.elements?.compactMap(\.string) ?? []) } ?? []
      return { value in
        needs.allSatisfy { key, names in
          value[key] == nil || names.allSatisfy { value[$0] != nil }
        }
      }
    case "pattern":
      let pattern = try Regex(rule.string ?? "")
      return { value in value.string.map { $0.contains(pattern) } ?? true }
    case "minimum": return { $0.double.map { $0 >= limit } ?? true }
    case "maximum": return { $0.double.map { $0 <= limit } ?? true }
    case "exclusiveMinimum": return { $0.double.map { $0 > limit } ?? true }
    case "exclusiveMaximum": return { $0.double.map { $0 < limit } ?? true }
    case "multipleOf":
      return { $0.double.map { ($0 / limit).rounded() == $0 / limit } ?? true }
    case "minLength": return { $0.string.map { Double($0.unicodeScalars.count) >= limit } ?? true }
    case "maxLength": return { $0.string.map { Double($0.unicodeScalars.count) <= limit } ?? true }
    case "minItems": return { $0.elements.map { Double($0.count) >= limit } ?? true }
    case "maxItems": return { $0.elements.map { Double($0.count) <= limit } ?? true }
    case "uniqueItems":
      return { value in
        let values = value.elements?.map(\.value) ?? []
        return rule.bool == false || Set(values).count == values.count
      }
    case "minProperties": return { $0.members.map { Double($0.count) >= limit } ?? true }
    case "maxProperties": return { $0.members.map { Double($0.count) <= limit } ?? true }
    default: return nil
    }
  }

  private static func isA(_ type: String, _ value: JSONNode) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.integer != nil
    case "number": value.double != nil
    case "null": value.isNull
    default: false
    }
  }
}
