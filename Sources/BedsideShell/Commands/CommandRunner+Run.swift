internal import BedsideCore
internal import BedsideStore

extension CommandRunner {
  /// `run`: walks through a task's file and stores nothing.
  func runTask() throws(ProgramStop) -> Program.End {
    let task = try readTask(at: invocation.arguments[0])
    if invocation.has("dry") { return outline(task) }
    guard let earlier = earlierAnswers(for: task) else { return Program.End(.badData) }
    var session = TaskSession(
      task: task, runID: host.makeRunID(), context: context, clock: host.clock, earlier: earlier)
    if let answers = invocation.options["answers"] { return answer(&session, from: answers) }
    guard canAsk else { return fail(phrases(.runNeedsAnswers), .usage) }
    return ask(&session, FolderTexts(folder(around: invocation.arguments[0])))
  }

  /// Reads the task in the file at `path`; says what is wrong with it.
  func readTask(at path: String) throws(ProgramStop) -> OrderedTask {
    let bytes = try read(path)
    let log = ProblemLog(file: name(of: path), bytes: bytes, preference: preference())
    guard let root = JSONReader.read(bytes, log: log) else {
      show(log.sorted)
      throw ProgramStop(.badData)
    }
    // Who wants no language is spoken to in that of the file.
    let own = root["language"]?.string.flatMap { LanguageTag($0) }
    let wanted = LanguagePreference(preference().wanted + [own].compactMap(\.self))
    renderer.phrases = InterfaceLanguage.phrases(for: wanted)
    var reader = TaskReader(log: log, phrases: phrases)
    let found = reader.read(root, contentHash: "sha256:" + SHA256.hexadecimal(bytes))
    show(log.sorted)
    guard let found else { throw ProgramStop(.badData) }
    try checkLanguage(among: log.languages.available)
    let around = folder(around: path)
    let task = around.withCrisis(around.resolved(found))
    if task.needsCrisisText, task.crisis == nil {
      renderer.show(.text("\(name(of: path)): \(OrderedTask.noCrisisText)", .problem))
      throw ProgramStop(.badData)
    }
    return task
  }

  /// What a file is called in problems.
  func name(of path: String) -> String { path == "-" ? phrases(.standardInput) : path }

  /// `run --dry`: prints all ways through a task.
  private func outline(_ task: OrderedTask) -> Program.End {
    if invocation.options["answers"] != nil { return fail(phrases(.dryTakesNoAnswers), .usage) }
    let outline = TaskOutline(task)
    if invocation.has("json") {
      renderer.write(OutlineJSON(outline: outline, context: context).value)
    } else {
      let page = OutlinePage(
        outline: outline, context: context, isAccessible: renderer.isAccessible)
      renderer.show(page.blocks, on: .data)
    }
    return Program.End(.done)
  }

  /// The folder from which the paths in a task's file count.
  func folder(around path: String) -> ContentFolder {
    ContentFolder(around: path, dataFolder: host.dataFolder, files: host.contentFiles)
  }

  private func answer(_ session: inout TaskSession, from path: String) -> Program.End {
    withAnswers(at: path) { answers in
      let run = UnattendedRun(&session, answers: answers, files: host.steps.files)
      show(run.problems)
      switch run.finish {
      case nil: return Program.End(.badData)
      case .failed(let reason): return fail(reason, .failure)
      case .some:
        renderer.show(run.unread(phrases))
        renderer.write(session.result().json)
        return Program.End(.done)
      }
    }
  }

  /// Reads a file of answers and does something with it.
  func withAnswers(at path: String, _ body: (AnswersFile) -> Program.End) -> Program.End {
    do throws(SystemError) {
      return body(AnswersFile(try host.files.bytes(of: path), file: name(of: path)))
    } catch {
      return fail(phrases.message(for: error), error.reason == .notFound ? .noSuchThing : .failure)
    }
  }

  private func ask(_ session: inout TaskSession, _ texts: FolderTexts) -> Program.End {
    let rehearsal = Rehearsal()
    session.delegate = rehearsal
    var presenter = TaskPresenter(
      renderer: renderer, viewer: host.viewer, markdown: host.markdown, library: texts)
    presenter.editor = host.editor
    presenter.steps = host.steps
    let end = presenter.run(&session)
    switch end.reason {
    case .completed, .earlyTermination: break
    case .failed: return Program.End(.failure)
    case .saved, .discarded: return Program.End(.aborted, signal: end.signal)
    }
    if invocation.has("json") || !host.terminals.contains(.data) {
      renderer.write(session.result().json)
    } else {
      // What stands on the same screen already is not listed again.
      let isListed = end.hasSeenAnswers && host.terminals.contains(.talk)
      summarize(session, listing: !isListed)
    }
    return Program.End(.done)
  }

  private func summarize(_ session: TaskSession, listing: Bool) {
    let entries = ReviewEntry.lines(
      of: ReviewEntry.all(of: session), phrases, session.context)
    if listing, !entries.isEmpty {
      renderer.show(.gap)
      renderer.show(.heading(phrases(.reviewAll)), .entries(entries), on: .data)
    }
    let scores = session.result().scores.fields
    if !scores.isEmpty {
      let lines = scores.map { field in
        Block.bullet(
          Sanitizer.cleanLine(
            ScoreLine.text(field.key, field.value, phrases, decimalMark: context.decimalMark)))
      }
      renderer.show([.gap, .heading(phrases(.showScores))] + lines, on: .data)
    }
    renderer.show(.gap, .text(phrases(.runStoresNothing)))
  }

  func show(_ problems: [Problem]) {
    renderer.show(
      problems.map {
        .line(StyledText("\($0)", $0.severity == .error ? .problem : .notice))
      })
  }
}

/// The host of a run that is only tried out.
private final class Rehearsal: TaskSessionDelegate {
  func session(_ session: TaskSession, didFinish reason: FinishReason) {}

  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool { false }
}
