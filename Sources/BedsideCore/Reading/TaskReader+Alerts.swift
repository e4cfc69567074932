extension TaskReader {
  /// Reads `alerts`; those that speak to an item about self-harm show the text for a crisis too.
  mutating func alerts(_ nodes: [JSONNode]) -> [TaskAlert] {
    var names: Set<String> = []
    return nodes.compactMap { node in
      guard var object = ObjectReader(node, "An alert", log: log) else { return nil }
      let problems = log.problems.count
      let id = object.identifier()
      if let id, !names.insert(id).inserted {
        object.problem(
          "The alert '\(id)' stands twice. Give every alert an id of its own.", at: "id")
      }
      let when = object.requiredNode("when", hint: "{ \"item\": \"…\", \"equals\": … }")
      let title = object.requiredText("title", most: TextLength.title)
      let text = object.requiredText("text")
      let contacts = object.lines("contacts")
      let severity = object.word("severity", as: TaskAlert.Severity.self) ?? .warning
      object.finish()
      let claim = when.flatMap { condition($0, at: .anywhere) }
      guard let id, let claim, let title, let text, !log.hasErrors(since: problems) else {
        return nil
      }
      var alert = TaskAlert(
        id: Identifier(id), when: claim, title: title, text: text, contacts: contacts,
        severity: severity)
      alert.showsCrisis = claim.items.contains { id in
        items[id].map { $0.safety == .selfHarm && alert.isRaised(by: $0) } ?? false
      }
      return alert
    }
  }

  /// Reads `crisis`: where somebody in a crisis finds help.
  func crisis(from object: inout ObjectReader) -> CrisisText? {
    guard let node = object.node("crisis") else { return nil }
    return CrisisText.read(node, log: log)
  }
}

extension ObjectReader {
  /// The texts of the array `key`; none when it is absent.
  fileprivate mutating func lines(_ key: String) -> [String] {
    array(key).compactMap { TextReader(log: log, key: key).text($0) }
  }
}

extension CrisisText {
  /// Reads a text and its contacts from a task's file or a study's; nil when it can't be used.
  public static func read(_ node: JSONNode, log: ProblemLog) -> CrisisText? {
    guard var object = ObjectReader(node, "A text for a crisis", log: log) else { return nil }
    let text = object.requiredText("text")
    let contacts = object.lines("contacts")
    object.finish()
    return text.map { CrisisText(text: $0, contacts: contacts) }
  }
}
