internal import BedsideCore

/// Presents one run: shows what is at hand, reads a line, acts on it, and looks again.
@MainActor
final class TaskDriver {
  var session: TaskSession
  let tools: TaskPresenter
  let host: SessionHost

  /// The signal by which the process was asked to end.
  var signal: Int32?
  /// The step whose heading and text stand on the screen.
  var shownStep: Identifier<Step>?
  /// The question that stands on the screen.
  var askedItem: Identifier<FormItem>?
  /// Whether the person has been told how a question is left out.
  var knowsSkipping = false
  /// How often in a row something was no answer.
  var failures = 0
  /// Whether going on was refused, so that it is not tried again without being asked for.
  var mustPause = false
  /// Whether the step at hand was reached by a jump, which needs no texts read again.
  var hasJumped = false
  /// The steps whose texts were shown to their end.
  var readSteps: Set<Identifier<Step>> = []
  /// Whether the person chose to answer on although nothing is kept.
  var goesOnUnkept = false
  /// The matrix whose heading stands on the screen.
  var shownMatrix: Identifier<FormItem>?
  /// The values typed so far where several are asked for.
  var parts: [String] = []
  /// The part of the form whose heading stands on the screen.
  var shownSection: FormSection?
  /// How the last pause ended.
  var lastPause = PauseEnd.elapsed
  /// Whether the next pause is the first of a wait.
  var isPauseNew = true
  /// The model step that was shown, and whether it may be left.
  var seenModel: (step: Identifier<Step>, isDone: Bool)?
  /// Whether that was before the run was saved.
  var isModelRestored = false
  /// The answers as they were last listed together.
  var reviewed: [Identifier<FormItem>: Answer?] = [:]

  init(session: TaskSession, tools: TaskPresenter, host: SessionHost) {
    self.session = session
    self.tools = tools
    self.host = host
  }

  var renderer: Renderer { tools.renderer }
  var phrases: Phrases { renderer.phrases }

  func run() -> TaskEnd {
    if session.currentStep == nil, session.finish == nil { begin() } else { noteRestoredModel() }
    while session.finish == nil, let step = session.currentStep {
      guard keep() else { break }
      if showAlert() { continue }
      present(step)
    }
    showLastAlerts()
    keepAtEnd()
    return TaskEnd(
      reason: session.finish ?? .discarded, signal: signal, hasUnkept: !host.unkept.isEmpty,
      hasSeenAnswers: hasSeenAllAnswers)
  }

  private func begin() {
    let move = session.start()
    follow(move)
    if case .denied(let reason) = move { session.leave(.failed(reason)) }
  }

  private func present(_ step: Step) {
    if shownStep != step.id {
      // Asked as ResearchKit does: before the shell makes its own page of the step.
      if let custom = presenter(for: step) {
        present(step, by: custom)
        return
      }
      guard introduce(step) else { return }
      shownStep = step.id
      readSteps.insert(step.id)
    }
    if let item = session.currentItem { ask(item) } else { finish(step) }
  }

  private func present(_ step: Step, by custom: any CustomStepPresenter) {
    guard let presentation = session.presentation else { return }
    host.keepsAtOnce = true
    let exit = custom.present(presentation, in: &session)
    host.keepsAtOnce = false
    shownStep = nil
    // What the answers raised is read before whatever comes next.
    while session.finish == nil, showAlert() {}
    if session.finish != nil { return }
    switch exit {
    case .forward: follow(session.goForward())
    case .back: follow(session.goBack())
    case .save where canSave: leave(saving: true)
    // What can't be kept is not thrown away without a word.
    case .save: askToLeave()
    case .discard: leave(saving: false)
    }
  }

  /// Takes note of where an attempt to move has led, and says what kept it from moving.
  func follow(_ move: SessionMove) {
    askedItem = nil
    shownMatrix = nil
    hasJumped = false
    mustPause = false
    switch move {
    case .moved: break
    case .finished:
      if case .consent = session.currentStep?.content, session.finish == .earlyTermination {
        renderer.show(.gap, .text(phrases(.consentDeclined)))
      }
    case .denied(let reason):
      mustPause = true
      renderer.show(.text(reason, .problem))
    case .missing(let ids):
      renderer.show(.text(phrases(.missing, count: ids.count), .notice))
    case .atStart:
      let isLocked = session.currentStep?.allowsBack == false || session.presentedPath.count > 1
      renderer.show(.text(phrases(isLocked ? .noWayBack : .firstQuestion), .notice))
    }
  }

  /// Reads a line; nil when there is none to act on, and the session tells how it goes on.
  func read(
    _ prompt: String, mode: LineMode = .answer, words: [Candidate] = [],
    completing: ((CompletionRequest) -> [Candidate])? = nil
  ) -> StepCommand? {
    if tools.reader == .nobody { return .enter }
    let complete = completing ?? completer(words)
    while true {
      switch renderer.readLine(prompt, mode: mode, complete: complete) {
      case .line(let line, let joined):
        if joined { renderer.show(.text(phrases(.joined), .notice)) }
        return contextual(StepCommand(line, phrases))
      case .interrupted(hadText: true):
        renderer.show(.text(phrases(.lineAbandoned)))
      case .interrupted:
        askToLeave()
        return nil
      case .endOfInput where tools.reader == .lines: return .enter
      case .endOfInput:
        leave(saving: canSave)
        return nil
      case .terminated(let number):
        signal = number
        session.leave(canSave ? .saved : .discarded)
        return nil
      }
    }
  }

  private func completer(_ words: [Candidate]) -> (CompletionRequest) -> [Candidate] {
    let goTo = phrases(.wordGoTo)
    let words =
      words
      + commandList.compactMap { entry in
        switch entry.marker {
        case "\(goTo) 1": Candidate(goTo)
        case let marker where marker.hasPrefix(":"): nil
        default: Candidate(entry.marker)
        }
      }
    return { [session] request in
      guard request.word.lowercased().hasPrefix(goTo + " ") else { return words }
      return ReviewEntry.all(of: session).map {
        Candidate("\(goTo) \($0.item.id)", description: $0.question)
      }
    }
  }
}
