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
  func advice(for name: String) -> String {
    if let nearest = Suggestion.nearest(to: name, among: ordered) {
      return "Did you mean '\(nearest)'?"
    }
    return ordered.isEmpty
      ? "It asks nothing: write {}." : "Its questions are \(Self.list(ordered))."
  }

  /// The questions in a group, without its name.
  func list(in group: String) -> String {
    Self.list(
      ordered.filter { $0.hasPrefix(group + ".") }.map { String($0.dropFirst(group.count + 1)) })
  }

  /// As many names as help.
  private static func list(_ names: [String]) -> String {
    let most = 12
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }
}
