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
  /// The pages to which the answers led, which nobody was there to read.
  let pages: [LedPage]

  /// Walks `session` from its start to its end with the answers of `file`.
  ///
  /// Nothing is recorded when anything is wrong with them. What the file does not answer has the answer
  /// that is `known`, where one is. Files that are answers are read by `files` and kept by `keeper`,
  /// before the run takes place.
  public init(
    _ session: inout TaskSession, answers file: AnswersFile,
    known: [Identifier<FormItem>: AnswerRecord] = [:],
    files: (any SuppliedFileReader)? = nil, keeper: (any FileKeeper)? = nil
  ) {
    var walk = AnswersWalk(session.task, file, session.context)
    walk.files = files
    walk.known = known.mapValues(\.answer)
    walk.readAt = session.now
    // What could be read is walked with, so that everything wrong is said at once.
    if !file.isUnreadable { walk.run() }
    if !file.log.hasErrors { Self.keep(walk.supplied, keeper, file.log, session.context.phrases) }
    problems = file.problems
    guard !file.log.hasErrors else {
      finish = nil
      alerts = []
      pages = []
      return
    }
    pages = Self.follow(walk.answers, in: &session)
    finish = session.finish
    alerts = session.alerts
  }

  private static func keep(
    _ supplied: [(file: SuppliedFile, bytes: [UInt8])], _ keeper: (any FileKeeper)?,
    _ log: ProblemLog, _ phrases: Phrases
  ) {
    for (file, bytes) in supplied {
      do throws(DraftError) {
        try keeper?.keep(bytes, of: file)
      } catch {
        let problem = FileProblem.notKept(name: file.name, reason: error.reason)
        log.add(phrases.message(for: .file(problem)), at: 0)
      }
    }
  }

  /// What nobody was there to read: the alerts, and the pages to which the answers led.
  func unread(_ phrases: Phrases) -> [Block] {
    alerts.flatMap { AlertPage(alert: $0, phrases: phrases).blocks } + pages.flatMap { $0.blocks }
  }

  /// Goes the way to its end; returns the pages on it to which the answers led.
  private static func follow(
    _ answers: [Identifier<FormItem>: Answer], in session: inout TaskSession
  ) -> [LedPage] {
    var pages: [LedPage] = []
    var move = session.start()
    // A way through a task has each step once, unless its rules lead in a circle.
    for _ in session.task.steps {
      if case .denied(let reason) = move {
        session.leave(.failed(reason))
        return pages
      }
      if let page = LedPage(session) { pages.append(page) }
      session.record(found: answers)
      while let item = session.currentItem {
        do {
          try session.record(answers[item.id] ?? .skipped)
        } catch {
          session.leave(.failed("\(item.id): \(error)"))
          return pages
        }
      }
      move = session.goForward()
      if session.finish != nil { return pages }
    }
    session.leave(
      .failed("The rules of '\(session.task.id)' lead in a circle. Run 'bedside check'."))
    return pages
  }
}
