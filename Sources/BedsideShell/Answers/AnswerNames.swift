internal import BedsideCore

/// The names under which the answers to a task may stand in a file.
struct AnswerNames {
  /// The items' ids.
  let items: Set<Identifier<FormItem>>
  /// The beginnings of ids with dots: what may be nested.
  let groups: Set<String>
  private let ordered: [String]

  init(_ task: OrderedTask) {
    let ids = task.items.map(\.id)
    items = Set(ids)
    ordered = ids.map(\.rawValue)
    var groups: Set<String> = []
    for id in ordered {
      var name = Substring(id)
      while let dot = name.lastIndex(of: ".") {
        name = name[..<dot]
        groups.insert(String(name))
      }
    }
    self.groups = groups
  }

  /// What would do instead of a name that is none.
  func advice(for name: String, _ log: ProblemLog) -> String {
    if let nearest = log.nearest(to: name, among: ordered) {
      return "Did you mean '\(nearest)'?"
    }
    return ordered.isEmpty
      ? "It asks nothing: write {}." : "Its questions are \(Self.list(ordered))."
  }

  /// Whether a group is a repeat, whose parts are numbers.
  func isRepeated(_ group: String) -> Bool { groups.contains(group + ".1") }

  /// What to write for a group, like `{"left": …, "right": …}` or `[{"age": …}, …]`.
  func example(of group: String) -> String {
    if isRepeated(group) { return "[\(example(of: group + ".1")), …]" }
    var names: [Substring] = []
    for id in ordered where id.hasPrefix(group + ".") {
      // Whether there is another is said by the array itself.
      guard let name = id.dropFirst(group.count + 1).split(separator: ".").first,
        name != "another", !names.contains(name)
      else { continue }
      names.append(name)
    }
    let most = 3
    let members = names.prefix(most).map { "\"\($0)\": …" } + (names.count > most ? ["…"] : [])
    return "{\(members.joined(separator: ", "))}"
  }

  /// As many names as help.
  private static func list(_ names: [String]) -> String {
    let most = 12
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }
}
