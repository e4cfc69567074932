/// What a model step finds out, as items that rules, conditions, reviews and exports know.
extension ModelStep {
  /// The items of a model step, by the ends of their ids.
  public enum Item: String, Hashable, Sendable, CaseIterable {
    /// The part that was selected at the end.
    case selectedAtClose
    /// How the model was left: `continued` or `closed`.
    case finish
  }

  /// The id of the item `item` of the model step `step`.
  public static func item(_ item: Item, of step: Identifier<Step>) -> Identifier<FormItem> {
    Identifier("\(step)-\(item.rawValue)")
  }

  /// What a part is called; its name in the file where nothing else is known.
  public func name(of part: String) -> String {
    partNames.first { $0.part == part }?.name ?? part
  }

  func items(of step: Identifier<Step>, title: String?) -> [FormItem] {
    let text = title ?? step.rawValue
    var finish = FormItem(
      id: Self.item(.finish, of: step), text: text,
      format: .choice(
        ChoiceFormat(
          choices: ModelStepResult.Finish.allCases.map {
            TextChoice(text: $0.rawValue, value: .text($0.rawValue))
          })))
    finish.source = .noted
    guard allowsSelection else { return [finish] }
    let names = partNames.map { ($0.part, $0.name) }
    var selected = FormItem(
      id: Self.item(.selectedAtClose, of: step), text: text,
      format: .text(TextFormat(meanings: Dictionary(names) { first, _ in first })))
    selected.source = .found
    return [selected, finish]
  }
}

extension ModelStepResult {
  /// The answers to the items of the model step `step`.
  public func answers(of step: Identifier<Step>) -> [Identifier<FormItem>: Answer] {
    let finish = AnswerValue.choices([.code(.text(finish.rawValue))])
    var answers = [ModelStep.item(.finish, of: step): Answer.answered(finish, .typed)]
    if let selectedAtClose {
      answers[ModelStep.item(.selectedAtClose, of: step)] =
        .answered(.text(selectedAtClose), .typed)
    }
    return answers
  }
}
