import BedsideCore
import BedsideShell

/// A task presented to a script, and what came of it.
@MainActor
struct Story {
  let console: ScriptedConsole
  let end: TaskEnd
  let session: TaskSession

  var transcript: String { console.transcript }

  init(
    _ task: OrderedTask, _ inputs: [Input], width: Int = 81, isAccessible: Bool = false,
    style: Style = .plain, decimalMark: Character = ".",
    delegate: (any TaskSessionDelegate)? = nil, keeper: (any DraftKeeper)? = nil,
    viewer: (any ModelViewer)? = nil, restoring data: RestorationData? = nil,
    steps: StepTools = StepTools(), pauses: [PauseEnd] = [], editor: (any TextEditor)? = nil
  ) {
    console = ScriptedConsole(inputs, width: width)
    console.pauseEnds = pauses.reversed()
    let renderer = Renderer(console: console, talk: style, isAccessible: isAccessible)
    let today = CivilDate(dayNumber: 20_518)
    let context = AnswerContext(
      conventions: Conventions(decimalMark: decimalMark), today: today)
    var session: TaskSession
    if let data {
      session =
        TaskSession.restored(
          data, task: task, context: context, clock: StoppedClock(), delegate: delegate
        ).session
    } else {
      session = TaskSession(
        task: task, runID: "run-1", context: context, clock: StoppedClock(), delegate: delegate)
    }
    var presenter = TaskPresenter(renderer: renderer, viewer: viewer)
    presenter.steps = steps
    presenter.editor = editor
    end = presenter.run(&session, keeper: keeper)
    self.session = session
  }

  init(_ task: OrderedTask, _ lines: String..., width: Int = 81, isAccessible: Bool = false) {
    self.init(task, lines.map { .line($0) }, width: width, isAccessible: isAccessible)
  }

  /// The state and the value of an answer, as results hold them.
  func answer(_ id: Identifier<FormItem>) -> Answer? { session.answers[id]?.answer }
}
