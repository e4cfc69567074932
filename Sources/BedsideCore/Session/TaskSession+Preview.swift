extension TaskSession {
  /// A run without any answers that stands at the step `id`, for looking at it; nil for a step that
  /// the task does not have.
  ///
  /// The steps on the shortest way there are behind it, so that the questions are numbered as a
  /// participant would see them.
  public static func previewing(
    _ id: Identifier<Step>, of task: OrderedTask, context: AnswerContext, clock: any Clock
  ) -> TaskSession? {
    let graph = TaskGraph(task)
    guard let index = graph.index(id) else { return nil }
    var session = TaskSession(task: task, runID: "preview", context: context, clock: clock)
    for place in graph.shortestWay(to: index) {
      session.enter(task.steps[place], at: session.startDate)
    }
    session.present(task.steps[index], at: nil, session.startDate)
    return session
  }
}

extension TaskGraph {
  /// The steps from the first to `target`, both included; `target` alone where no way leads there.
  fileprivate func shortestWay(to target: Int) -> [Int] {
    var origins: [Int: Int] = [0: 0]
    var waiting = [0]
    var place = 0
    while place < waiting.count, origins[target] == nil {
      for next in successors[waiting[place]] where next != end && origins[next] == nil {
        origins[next] = waiting[place]
        waiting.append(next)
      }
      place += 1
    }
    var way = [target]
    while let last = way.last, last != 0, let origin = origins[last] { way.append(origin) }
    return way.reversed()
  }
}
