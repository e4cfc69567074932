import BedsideCore

/// A file with one change, and what was changed.
struct Mutant: CustomStringConvertible {
  var root: JSONNode
  var description: String
}

/// Everything that one change can make of a file: a member dropped, added or renamed, a value of
/// every other type, numbers a little or far beside what they were, words misspelt.
enum Mutants {
  /// The mutants of `root`, each changed somewhere in the part at `path`.
  static func all(of root: JSONNode, at path: [String] = []) -> [Mutant] {
    changes(of: root, below: path[...], at: "").map {
      Mutant(root: $0.node, description: $0.what)
    }
  }

  private static func changes(
    of node: JSONNode, below path: ArraySlice<String>, at place: String
  ) -> [Change] {
    guard let name = path.first else { return mutants(of: node, at: place) }
    let rest = path.dropFirst()
    if var members = node.members, let index = members.firstIndex(where: { $0.key == name }) {
      return changes(of: members[index].node, below: rest, at: "\(place)/\(name)").map { change in
        members[index].node = change.node
        return (make(.object(members)), change.what)
      }
    }
    if var elements = node.elements, let index = Int(name), elements.indices.contains(index) {
      return changes(of: elements[index], below: rest, at: "\(place)/\(name)").map { change in
        elements[index] = change.node
        return (make(.array(elements)), change.what)
      }
    }
    return []
  }

  private typealias Change = (node: JSONNode, what: String)

  private static func mutants(of node: JSONNode, at path: String) -> [Change] {
    var changes = replacements(for: node, at: path).map {
      ($0, "\(path.isEmpty ? "/" : path) = \($0.value.text)")
    }
    if let members = node.members {
      changes += memberChanges(members, at: path)
    } else if let elements = node.elements {
      for (index, element) in elements.enumerated() {
        for change in mutants(of: element, at: "\(path)/\(index)") {
          var all = elements
          all[index] = change.node
          changes.append((make(.array(all)), change.what))
        }
        var fewer = elements
        fewer.remove(at: index)
        changes.append((make(.array(fewer)), "\(path)/\(index) dropped"))
        changes.append((make(.array(elements + [element])), "\(path)/\(index) repeated"))
      }
    }
    return changes
  }

  private static func memberChanges(_ members: [JSONMember], at path: String) -> [Change] {
    var changes: [Change] = []
    let stranger = JSONMember(key: "qqqqqqqq", keyOffset: 0, node: make(.number("1")))
    changes.append((make(.object(members + [stranger])), "\(path) with a stranger"))
    let comment = JSONMember(key: "$comment", keyOffset: 0, node: make(.string("Note.")))
    changes.append((make(.object(members + [comment])), "\(path) with a comment"))
    for (index, member) in members.enumerated() {
      for change in mutants(of: member.node, at: "\(path)/\(member.key)") {
        var all = members
        all[index].node = change.node
        changes.append((make(.object(all)), change.what))
      }
      var fewer = members
      fewer.remove(at: index)
      changes.append((make(.object(fewer)), "\(path)/\(member.key) dropped"))
      var renamed = members
      renamed[index].key += "x"
      changes.append((make(.object(renamed)), "\(path)/\(member.key) renamed"))
    }
    return changes
  }

  private static let anything: [JSONNode.Content] = [
    .null, .bool(true), .bool(false), .number("0"), .number("1"), .number("-1"), .number("2.5"),
    .number("100001"), .number("1e15"), .string(""), .string(" "), .string("zzz"), .array([]),
    .array([JSONNode(.string("zzz"), offset: 0)]), .object([]),
    .object([JSONMember(key: "zzz", keyOffset: 0, node: JSONNode(.number("1"), offset: 0))]),
  ]

  private static func replacements(for node: JSONNode, at path: String) -> [JSONNode] {
    var others = anything
    switch node.content {
    case .number(let text):
      let number = Double(text) ?? 0
      others += [number + 1, number - 1, number * 1000, number + 0.25, number + 0.00001]
        .map { .number($0 == $0.rounded() ? String(Int($0)) : "\($0)") }
    case .string(let text):
      others += [
        text + "x", text.uppercased(), "/" + text, "../" + text, text + "/", " " + text,
        text + "\n", "a.b",
      ].map { .string($0) }
      // Texts in a line have a length, each kind its own.
      let lengths = lengths(at: path)
      others += lengths.flatMap { most in
        [String(repeating: "ä", count: most), String(repeating: "ä", count: most + 1)]
      }.map { .string($0) }
      others += lengths.map { most in
        let long = make(.string(String(repeating: "ä", count: most + 1)))
        return .object([JSONMember(key: "en", keyOffset: 0, node: long)])
      }
      // Every text that people see may be given by language, and nothing else may.
      others.append(
        .object([
          JSONMember(key: "en", keyOffset: 0, node: make(.string(text))),
          JSONMember(key: "de", keyOffset: 0, node: make(.string(text))),
        ]))
    default: break
    }
    return others.map(make).filter { $0.value != node.value }
  }

  /// The lengths that texts at `path` may have.
  private static func lengths(at path: String) -> [Int] {
    switch path.split(separator: "/").last {
    case "text", "question": [TextLength.title, TextLength.choice, TextLength.question]
    case "other", "dontKnow", "decline": [TextLength.title, TextLength.choice]
    default: [TextLength.title]
    }
  }

  private static func make(_ content: JSONNode.Content) -> JSONNode {
    JSONNode(content, offset: 0)
  }
}
