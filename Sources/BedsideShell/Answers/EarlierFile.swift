internal import BedsideCore

/// What was answered to other tasks before, for trying out a task that looks back: an object of tasks,
/// each as a file of answers has it.
///
///     { "onboarding": { "side": "left", "weight": 71.5, "smoker": {"state": "declined"} } }
///
/// What the task does not look at is left alone, and named: it may be mistyped.
struct EarlierFile {
  /// What is wrong with the file.
  let problems: [Problem]
  /// The answers; nil when anything is wrong.
  let answers: EarlierAnswers?

  /// Reads the answers in `bytes`, called `file` in problems, for a run of `task`.
  init(_ bytes: [UInt8], file: String, for task: OrderedTask) {
    let log = ProblemLog(file: file, bytes: bytes)
    let lookedAt = task.earlierItems
    var tasks: [Identifier<OrderedTask>: [Identifier<FormItem>: EarlierAnswers.Entry]] = [:]
    if let root = JSONReader.read(bytes, log: log) {
      if root.members == nil {
        log.add(
          "Earlier answers must be an object, not \(root.kind). Write {\"TASK\": {\"ITEM\": VALUE}}.",
          at: root.offset)
      }
      for member in root.members ?? [] {
        Self.check(member, lookedAt, task, log)
        tasks[Identifier(member.key)] = Self.entries(of: member, log)
      }
    }
    problems = log.sorted
    answers = log.hasErrors ? nil : EarlierAnswers(tasks)
  }

  private static func entries(
    of member: JSONMember, _ log: ProblemLog
  ) -> [Identifier<FormItem>: EarlierAnswers.Entry] {
    let reader = AnswersFile(member.node, log: log)
    var items: [Identifier<FormItem>: EarlierAnswers.Entry] = [:]
    for item in member.node.members ?? [] {
      switch reader.entry(item.node) {
      case .value(let value): items[Identifier(item.key)] = .value(value)
      case .state(let answer): items[Identifier(item.key)] = .state(answer.state)
      case .broken, nil: break
      }
    }
    return items
  }

  /// Names what no condition and no default of `task` looks at.
  private static func check(
    _ member: JSONMember, _ lookedAt: [Identifier<OrderedTask>: Set<Identifier<FormItem>>],
    _ task: OrderedTask, _ log: ProblemLog
  ) {
    guard let items = lookedAt[Identifier(member.key)] else {
      let names = lookedAt.keys.map(\.rawValue).sorted()
      let advice = advice(for: member.key, names, log)
      log.add(
        "'\(task.id)' looks at no earlier answers to '\(member.key)'. \(advice)",
        at: member.keyOffset, severity: .warning)
      return
    }
    let names = items.map(\.rawValue).sorted()
    for item in member.node.members ?? [] where !items.contains(Identifier(item.key)) {
      let advice = advice(for: item.key, names, log)
      log.add(
        "'\(task.id)' does not look at '\(item.key)' of '\(member.key)'. \(advice)",
        at: item.keyOffset, severity: .warning)
    }
  }

  private static func advice(for name: String, _ names: [String], _ log: ProblemLog) -> String {
    if let nearest = log.nearest(to: name, among: names) { return "Did you mean '\(nearest)'?" }
    if names.isEmpty { return "It looks at none: leave '--earlier' out." }
    return "It looks at \(names.map { "'\($0)'" }.joined(separator: ", "))."
  }
}
