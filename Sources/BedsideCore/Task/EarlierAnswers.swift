/// What was answered to tasks the last time they were done, for conditions and defaults that look
/// back.
///
/// Only stored values are compared, never what was shown; what a person reads again of an earlier run
/// is the shell's `EarlierOutcome`.
public struct EarlierAnswers: Hashable, Sendable {
  /// What is known of one item.
  public enum Entry: Hashable, Sendable {
    /// It was answered with this value.
    case value(JSONValue)
    /// It was not answered, in this state.
    case state(Answer.State)
  }

  /// The items' answers by the tasks' ids; a task that was never done is not there.
  public private(set) var tasks: [Identifier<OrderedTask>: [Identifier<FormItem>: Entry]]

  /// Nothing was answered before.
  public static let none = EarlierAnswers()

  /// Makes answers by tasks and items.
  public init(_ tasks: [Identifier<OrderedTask>: [Identifier<FormItem>: Entry]] = [:]) {
    self.tasks = tasks
  }

  /// Adds the answers of a result, as outcomes keep it, to the task `task`.
  ///
  /// What can't be read of it is as if it had not been answered.
  public mutating func add(_ result: JSONValue, for task: Identifier<OrderedTask>) {
    guard case .array(let steps) = result["steps"] else { return }
    var items: [Identifier<FormItem>: Entry] = [:]
    for step in steps {
      guard case .array(let answers) = step["answers"] else { continue }
      for answer in answers {
        guard let id = answer.text("id"),
          let state = answer.text("state").flatMap(Answer.State.init), state != .notShown
        else { continue }
        if state != .answered {
          items[Identifier(id)] = .state(state)
        } else if let value = answer["value"] {
          items[Identifier(id)] = .value(answer.text("format") == "choice" ? value.asList : value)
        }
      }
    }
    tasks[task] = items
  }

  /// The stored value of an item; nil where it has none.
  func value(
    of item: Identifier<FormItem>, in task: Identifier<OrderedTask>
  ) -> JSONValue? {
    if case .value(let value) = tasks[task]?[item] { value } else { nil }
  }

  /// The answers to a task, by how their values are written: the formats that asked are not known
  /// here.
  func answers(to task: Identifier<OrderedTask>) -> [Identifier<FormItem>: Answer] {
    (tasks[task] ?? [:]).compactMapValues { entry in
      switch entry {
      case .value(let json): AnswerValue(written: json).map { .answered($0, .typed) }
      case .state(.skipped): .skipped
      case .state(.dontKnow): .dontKnow
      case .state(.declined): .declined
      case .state(.notShown), .state(.answered): nil
      }
    }
  }
}

extension JSONValue {
  /// The value in a list, unless it is one: what was chosen is told from other words by that.
  fileprivate var asList: JSONValue {
    if case .array = self { self } else { .array([self]) }
  }
}

extension AnswerValue {
  /// The value that `json` can stand for, whatever format wrote it; nil for none.
  init?(written json: JSONValue) {
    switch json {
    case .bool(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .decimal(value)
    case .string(let value):
      self =
        CivilDate(value).map { .date($0) } ?? WallTime(value).map { .time($0) }
        ?? OffsetDateTime(value).map { .dateTime($0) } ?? .text(value)
    case .array(let values):
      let chosen = values.compactMap(ChoiceAnswer.init(written:))
      guard chosen.count == values.count, !chosen.isEmpty else { return nil }
      self = .choices(chosen)
    case .object:
      guard let own = ChoiceAnswer(written: json) else { return nil }
      self = .choices([own])
    case .null: return nil
    }
  }
}

extension ChoiceAnswer {
  fileprivate init?(written json: JSONValue) {
    switch json {
    case .string(let code): self = .code(.text(code))
    case .integer(let code): self = .code(.integer(code))
    default:
      guard let words = json.text("other") else { return nil }
      self = .other(words)
    }
  }
}
