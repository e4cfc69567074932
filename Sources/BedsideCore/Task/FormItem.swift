/// One question and the kind of answer it takes.
public struct FormItem: Hashable, Sendable, Identifiable {
  /// The name under which the answer is kept.
  public var id: Identifier<FormItem>
  /// The question.
  public var text: String
  /// What helps to answer it, shown under the question.
  public var detail: String?
  /// An example of an answer, shown where nothing was typed yet.
  public var placeholder: String?
  /// Whether it may be skipped.
  public var isOptional: Bool
  /// The kind of answer it takes.
  public var format: AnswerFormat
  /// More to read, on demand.
  public var learnMore: LearnMore?
  /// When it is asked; always when nil.
  public var visibleWhen: ResultPredicate?
  /// Where the default comes from; nil where it is the format's own.
  public var defaultFrom: DefaultSource?
  /// The earlier answer that `defaultFrom` speaks of, as it was stored; nil where there is none, and
  /// before the task is prepared.
  public var earlierAnswer: JSONValue?
  /// What the author says of the item's danger; nil where nothing is said.
  public var safety: Safety?
  /// What "I don't know" is called here; nil where it is no answer.
  public var dontKnow: String?
  /// What "I'd rather not say" is called here; nil where it is no answer.
  public var decline: String?
  /// The matrix of which this is a row; nil for a question of its own.
  public var matrix: MatrixPlace?
  /// The part of the form that it belongs to; nil where the form has no parts.
  public var section: FormSection?
  /// Where its answer comes from.
  public var source = Source.asked

  /// Where the answer to an item comes from.
  public enum Source: Hashable, Sendable {
    /// The person is asked for it in words.
    case asked
    /// Its step finds it out by itself, and it is shown among the answers.
    case found
    /// Its step finds it out by itself, and it is kept for conditions and for researchers alone.
    case noted
  }

  /// An earlier answer that is offered as a default.
  public enum DefaultSource: Hashable, Sendable {
    /// The answer to the same item the last time the task was done.
    case previous
    /// The answer to an item of a task the last time that was done.
    case item(Identifier<FormItem>, of: Identifier<OrderedTask>)
  }

  /// Whether an item touches on dangers.
  public enum Safety: String, Hashable, Sendable, CaseIterable {
    /// It asks about self-harm, so that an alert must speak to some of its answers at once.
    case selfHarm
    /// It does not, whatever its words look like.
    case none
  }

  /// Makes a question.
  public init(
    id: Identifier<FormItem>, text: String, detail: String? = nil, placeholder: String? = nil,
    isOptional: Bool = true, format: AnswerFormat, learnMore: LearnMore? = nil,
    visibleWhen: ResultPredicate? = nil, dontKnow: String? = nil, decline: String? = nil,
    matrix: MatrixPlace? = nil
  ) {
    self.id = id
    self.text = text
    self.detail = detail
    self.placeholder = placeholder
    self.isOptional = isOptional
    self.format = format
    self.learnMore = learnMore
    self.visibleWhen = visibleWhen
    self.dontKnow = dontKnow
    self.decline = decline
    self.matrix = matrix
  }

  /// Whether the item is asked, given the answers so far.
  public func isVisible(given answers: [Identifier<FormItem>: Answer]) -> Bool {
    visibleWhen?.matches(answers) ?? true
  }
}
