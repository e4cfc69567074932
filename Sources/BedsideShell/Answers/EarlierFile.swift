internal import BedsideCore

/// What was answered to other tasks before, for trying out a task that looks back: an object of tasks,
/// each as a file of answers has it.
///
///     { "onboarding": { "side": "left", "weight": 71.5, "smoker": {"state": "declined"} } }
struct EarlierFile {
  /// What is wrong with the file.
  let problems: [Problem]
  /// The answers; nil when anything is wrong.
  let answers: EarlierAnswers?

  init(_ bytes: [UInt8], file: String) {
    let log = ProblemLog(file: file, bytes: bytes)
    var tasks: [Identifier<OrderedTask>: [Identifier<FormItem>: EarlierAnswers.Entry]] = [:]
    if let root = JSONReader.read(bytes, log: log) {
      if root.members == nil {
        log.add(
          "Earlier answers must be an object, not \(root.kind). Write {\"TASK\": {\"ITEM\": VALUE}}.",
          at: root.offset)
      }
      for member in root.members ?? [] {
        let reader = AnswersFile(member.node, log: log)
        var items: [Identifier<FormItem>: EarlierAnswers.Entry] = [:]
        for item in member.node.members ?? [] {
          switch reader.entry(item.node) {
          case .value(let value): items[Identifier(item.key)] = .value(value)
          case .state(let answer): items[Identifier(item.key)] = .state(answer.state)
          case .broken, nil: break
          }
        }
        tasks[Identifier(member.key)] = items
      }
    }
    problems = log.sorted
    answers = log.hasErrors ? nil : EarlierAnswers(tasks)
  }
}
