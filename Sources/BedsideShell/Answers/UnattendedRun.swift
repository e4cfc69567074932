public import BedsideCore

/// A run of a task whose answers come from a file.
@MainActor
public struct UnattendedRun {
  /// What was found wrong with the answers; the run took place unless one is an error.
  public let problems: [Problem]
  /// How the run ended; nil when it did not take place.
  public let finish: FinishReason?
  /// The alerts that were raised, which nobody was there to see.
  public let alerts: [RaisedAlert]

  /// Walks `session` from its start to its end with the answers of `file`.
  ///
  /// Nothing is recorded when anything is wrong with them.
  public init(_ session: inout TaskSession, answers file: AnswersFile) {
    var walk = AnswersWalk(session.task, file, session.context)
    if !file.log.hasErrors { walk.run() }
    problems = file.problems
    guard !file.log.hasErrors else {
      finish = nil
      alerts = []
      return
    }
    Self.follow(walk.answers, in: &session)
    finish = session.finish
    alerts = session.alerts
  }

  private static func follow(
    _ answers: [Identifier<FormItem>: Answer], in session: inout TaskSession
  ) {
    var move = session.start()
    // A way through a task has each step once, unless its rules lead in a circle.
    for _ in session.task.steps {
      if case .denied(let reason) = move {
        session.leave(.failed(reason))
        return
      }
      while let item = session.currentItem {
        do {
          try session.record(answers[item.id] ?? .skipped)
        } catch {
          session.leave(.failed("\(item.id): \(error)"))
          return
        }
      }
      move = session.goForward()
      if session.finish != nil { return }
    }
    session.leave(
      .failed("The rules of '\(session.task.id)' lead in a circle. Run 'bedside check'."))
  }
}
