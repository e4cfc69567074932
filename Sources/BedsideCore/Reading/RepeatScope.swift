/// The names within one time through a repeat, and what they become in the task.
///
/// An author writes the plain names; the task has them with the repeat's name and the number before
/// them, in ids, in what names them, and in braces within texts.
struct RepeatScope {
  /// What stands before the names: "relatives.2".
  let prefix: String
  /// The names of the steps and items within.
  let names: Set<String>

  /// The members that name a step or an item.
  private static let references: Set<String> = [
    "item", "after", "goTo", "skip", "confirms", "of", "count",
  ]
  /// The members whose arrays name steps or items.
  private static let lists: Set<String> = ["items", "steps"]
  /// The members whose braces are no names.
  private static let verbatim: Set<String> = ["pattern", "$schema", "settings"]

  /// The node with the names of this time through.
  func named(_ node: JSONNode) -> JSONNode { named(node, as: "") }

  private func named(_ node: JSONNode, as key: String) -> JSONNode {
    switch node.content {
    case .object(let members):
      // What another task asks has other names.
      let isElsewhere = members.contains { $0.key == "task" }
      let renamed = members.map { member in
        // The names of a matrix's rows stand behind its own.
        Self.verbatim.contains(member.key) || isElsewhere && member.key == "item"
          || key == "row" && member.key == "id"
          ? member
          : JSONMember(
            key: member.key, keyOffset: member.keyOffset,
            node: named(member.node, as: member.key))
      }
      return JSONNode(.object(renamed), offset: node.offset)
    case .array(let elements):
      let key = Self.lists.contains(key) ? "item" : key == "rows" ? "row" : ""
      return JSONNode(.array(elements.map { named($0, as: key) }), offset: node.offset)
    case .string(let text): return JSONNode(.string(named(text, as: key)), offset: node.offset)
    case .null, .bool, .number: return node
    }
  }

  private func named(_ text: String, as key: String) -> String {
    if key == "id" || Self.references.contains(key) && holds(text) { return "\(prefix).\(text)" }
    guard text.contains("{") else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += holds(name) ? "{\(prefix).\(name)}" : String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Whether a name is one of those within, or a generated one that begins with such.
  private func holds(_ name: some StringProtocol) -> Bool {
    names.contains(String(name.prefix { $0 != "." && $0 != "|" }))
  }

  /// The ids that stand in `nodes`: of steps, of the steps of pages, and of items.
  static func names(in nodes: [JSONNode]) -> Set<String> {
    var names: Set<String> = []
    var waiting = nodes
    while let node = waiting.popLast() {
      if let id = node["id"]?.string { names.insert(id) }
      for key in ["items", "steps", "sections"] { waiting += node[key]?.elements ?? [] }
    }
    return names
  }
}
