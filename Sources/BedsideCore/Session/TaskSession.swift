/// A run of a task: where it stands, what was answered, and how it goes on.
///
/// ResearchKit's ORKTaskViewController without a view: whoever presents the steps asks the session
/// for the step and the question at hand, records answers and moves on.
///
///     var session = TaskSession(task: task, runID: id, context: context, clock: clock)
///     session.start()
///     while let item = session.currentItem { try session.record(answer(to: item)) }
///     session.goForward()
///
/// A value: a copy is a snapshot, which is what delegates receive.
@MainActor
public struct TaskSession {
  /// The task.
  public let task: OrderedTask
  /// The name of this run, unique among all runs.
  public let runID: String
  /// When the run began; kept when it is saved and restored.
  public internal(set) var startDate: Instant
  /// The language, the decimal mark and the day.
  public var context: AnswerContext
  /// Who decides and hears; not kept alive by the session.
  public weak var delegate: (any TaskSessionDelegate)?
  /// How the run ended; nil while it goes on.
  public internal(set) var finish: FinishReason?
  /// When the run ended; nil while it goes on.
  public internal(set) var endDate: Instant?
  /// The step at hand with its words; nil before the start and after the end.
  public internal(set) var presentation: StepPresentation?

  /// All answers so far, also those that going back has put ahead.
  public internal(set) var answers: [Identifier<FormItem>: AnswerRecord] = [:]
  /// The texts that are being written and are no answers yet.
  public internal(set) var written: [Identifier<FormItem>: String] = [:]
  /// The alerts that were raised, in order.
  public internal(set) var alerts: [RaisedAlert] = []
  /// What steps brought besides answers, as JSON: the looks and choices of a model step.
  public internal(set) var details: [Identifier<Step>: JSONValue] = [:]

  /// The questions whose answers counted until the last one was changed, and are not asked any more.
  ///
  /// Their answers are kept, in case it is changed back; they are no part of the result.
  public internal(set) var unasked: [Identifier<FormItem>] = []
  /// The steps on the way and what counts on it.
  var way = Way()
  /// What follows.
  var outlook = Outlook()
  /// The question at hand, by its position in the step; nil when the step's questions are all behind.
  var cursor: Int?
  /// How many questions are asked before the one at hand, in the step.
  var rank = 0
  /// When the question at hand was put.
  var askedAt: Instant
  /// Where to return to after a jump back.
  var returnPoint: ReturnPoint?
  let clock: any Clock

  /// A step on the way and when it was there.
  public struct StepVisit: Hashable, Sendable {
    /// The step.
    public var id: Identifier<Step>
    /// When it was presented first.
    public var startDate: Instant
    /// When it was left last; nil while it is at hand.
    public var endDate: Instant?
  }

  struct Place: Hashable {
    var step: Identifier<Step>
    var item: Int?
  }

  /// Where a jump back began, and the steps that were on the way there.
  struct ReturnPoint: Hashable {
    var place: Place
    var steps: Set<Identifier<Step>>
  }

  /// Makes a run that has not begun.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - runID: A name that no other run has.
  ///   - context: The language, the decimal mark and the day.
  ///   - clock: Tells the time of every step and answer.
  ///   - earlier: What was answered to the tasks that this one looks back at.
  ///   - delegate: Who decides and hears.
  public init(
    task: OrderedTask, runID: String, context: AnswerContext, clock: any Clock,
    earlier: EarlierAnswers = .none, delegate: (any TaskSessionDelegate)? = nil
  ) {
    self.task = task.prepared(
      earlier: earlier, today: context.today, seed: OrderedTask.seed(from: runID))
    self.runID = runID
    self.context = context
    self.clock = clock
    self.delegate = delegate
    startDate = clock.now()
    askedAt = startDate
  }

  /// The time now, by the session's clock.
  public var now: Instant { clock.now() }

  /// The step at hand; nil before the start and after the end.
  public var currentStep: Step? { presentation?.step }

  /// The steps on the way to the one at hand, which is the last; each stands once.
  public var path: [StepVisit] { way.visits }

  /// The question at hand; nil when the step has none or all are behind.
  public var currentItem: FormItem? {
    guard let cursor, isShown(cursor) else { return nil }
    return filled(currentItems[cursor])
  }

  /// The questions of the step at hand that are asked, given the answers.
  ///
  /// - Complexity: Linear in the step's questions.
  public var visibleItems: [FormItem] {
    way.stops.last.map(visibleItems) ?? []
  }

  /// The questions of a step on the way that are asked, given the answers; none for other steps.
  ///
  /// - Complexity: Linear in the step's questions.
  public func visibleItems(of step: Identifier<Step>) -> [FormItem] {
    way.place(of: step).map { visibleItems(way.stops[$0]) } ?? []
  }

  private func visibleItems(_ stop: Way.Stop) -> [FormItem] {
    zip(task.index.items[stop.step], stop.shown).compactMap {
      $1 && $0.source == .asked ? filled($0) : nil
    }
  }

  /// The answers that count: those of the steps on the way, without hidden questions.
  public var effectiveAnswers: [Identifier<FormItem>: Answer] { way.given }

  /// All questions of the step at hand, asked or not.
  var currentItems: [FormItem] { way.stops.last.map { task.index.items[$0.step] } ?? [] }

  /// Whether the question at a position in the step at hand is asked.
  func isShown(_ item: Int) -> Bool {
    guard let shown = way.stops.last?.shown, shown.indices.contains(item) else { return false }
    return shown[item]
  }
}
