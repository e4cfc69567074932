/// One line of a draft: what a change of the session adds to it.
///
/// A draft is never rewritten: it is the sequence of what happened, and `RestorationData` is what
/// they add up to.
public enum DraftEvent: Hashable, Sendable {
  /// The run began.
  case begin(DraftHeader)
  /// A step was presented.
  case step(Identifier<Step>, at: Instant)
  /// The question at hand is this one of the same step.
  case item(Identifier<FormItem>)
  /// The questions of the step at hand are all behind.
  case passed(Identifier<Step>)
  /// A jump back has led to the question at hand.
  case jumped(DraftJump)
  /// A question has an answer.
  case answer(Identifier<FormItem>, SavedAnswer)
  /// A question has no answer any more.
  case cleared(Identifier<FormItem>)
  /// A step brought something besides answers.
  case details(Identifier<Step>, JSONValue)
  /// An alert was raised.
  case alert(RaisedAlert)
  /// The person has seen the first alert of this name that was not seen.
  case alertSeen(Identifier<TaskAlert>)
  /// The alert of this name that was raised last does not hold any more.
  case alertOver(Identifier<TaskAlert>)
}

/// What a draft says of its run as a whole.
public struct DraftHeader: Hashable, Sendable {
  /// The task.
  public var task: Identifier<OrderedTask>
  /// The task's version.
  public var version: Int
  /// The hash of the task's content.
  public var contentHash: String
  /// The name of the run.
  public var runID: String
  /// When the run began.
  public var startDate: Instant
  /// The number from which the random order was made; nil where nothing is random.
  public var seed: Int?

  /// Makes a header.
  public init(
    task: Identifier<OrderedTask>, version: Int, contentHash: String, runID: String,
    startDate: Instant, seed: Int? = nil
  ) {
    self.task = task
    self.version = version
    self.contentHash = contentHash
    self.runID = runID
    self.startDate = startDate
    self.seed = seed
  }
}

/// An answer as a draft keeps it: whether it still fits its question is found out when it is restored.
public struct SavedAnswer: Hashable, Sendable {
  /// The state.
  public var state: Answer.State
  /// The value as JSON; `null` in every state but `answered`.
  public var value: JSONValue
  /// How the value came about; nil in every state but `answered`.
  public var entry: Answer.Entry?
  /// When the question was put.
  public var startDate: Instant
  /// When it was answered.
  public var endDate: Instant
  /// How many milliseconds the question took, over all the times that it was answered.
  public var milliseconds: Int64

  /// Makes what is kept of `record`.
  public init(_ record: AnswerRecord) {
    state = record.answer.state
    value = record.answer.value?.draftJSON ?? .null
    entry = record.answer.entry
    startDate = record.startDate
    endDate = record.endDate
    milliseconds = record.milliseconds
  }

  init(
    state: Answer.State, value: JSONValue, entry: Answer.Entry?, startDate: Instant,
    endDate: Instant, milliseconds: Int64? = nil
  ) {
    self.state = state
    self.value = value
    self.entry = entry
    self.startDate = startDate
    self.endDate = endDate
    self.milliseconds =
      milliseconds ?? AnswerRecord.milliseconds(from: startDate, to: endDate)
  }
}
