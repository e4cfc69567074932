/// What became of a run: the steps that were visited, in order, with the answers.
///
/// ResearchKit's ORKTaskResult.
public struct TaskResult: Hashable, Sendable {
  /// The task.
  public var task: Identifier<OrderedTask>
  /// The task's version.
  public var version: Int
  /// The hash of the task's content.
  public var contentHash: String
  /// The name of the run.
  public var runID: String
  /// How the run ended: a `FinishReason`'s name.
  public var finish: String
  /// The language tag of the task's texts as they were shown; of the interface where they have none.
  public var language: String
  /// When the run began.
  public var startDate: Instant
  /// When it ended.
  public var endDate: Instant
  /// The values of scores and calculations by their ids, for tasks that define some.
  public var scores: JSONFields
  /// The alerts that were raised, in order.
  public var alerts: [RaisedAlert]
  /// The number from which the random order was made; nil where nothing is random.
  public var seed: Int?
  /// The steps that were visited, in order.
  public var steps: [StepResult]

  /// Makes a result.
  public init(
    task: Identifier<OrderedTask>, version: Int, contentHash: String, runID: String,
    finish: String, language: String, startDate: Instant, endDate: Instant,
    scores: JSONFields = [:], alerts: [RaisedAlert] = [], seed: Int? = nil, steps: [StepResult]
  ) {
    self.task = task
    self.version = version
    self.contentHash = contentHash
    self.runID = runID
    self.finish = finish
    self.language = language
    self.startDate = startDate
    self.endDate = endDate
    self.scores = scores
    self.alerts = alerts
    self.seed = seed
    self.steps = steps
  }

  /// The result of the item `id`.
  public func answer(_ id: String) -> AnswerResult? {
    for step in steps {
      if let answer = step.answers.first(where: { $0.id.rawValue == id }) { return answer }
    }
    return nil
  }
}
