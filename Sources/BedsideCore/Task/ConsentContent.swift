/// A consent: its text, the agreement, and a typed name with a date as signature.
///
/// It asks for three items, named after the step: `<step>-agreed`, and, when that is a yes,
/// `<step>-name` and `<step>-date`. The signature is typed and is always called so.
public struct ConsentContent: Hashable, Sendable {
  /// The parts of the text, in order, at least one.
  public var sections: [DocumentContent.Section]
  /// The question whether the person agrees.
  public var agreement: String
  /// The request for the typed name.
  public var namePrompt: String
  /// The request for the date.
  public var datePrompt: String

  /// Makes a consent.
  public init(
    sections: [DocumentContent.Section], agreement: String, namePrompt: String,
    datePrompt: String
  ) {
    self.sections = sections
    self.agreement = agreement
    self.namePrompt = namePrompt
    self.datePrompt = datePrompt
  }

  func items(of step: Identifier<Step>) -> [FormItem] {
    let agreed = Identifier<FormItem>("\(step)-agreed")
    let isAgreed = ResultPredicate.equals(agreed, .boolean(true))
    return [
      FormItem(id: agreed, text: agreement, isOptional: false, format: .boolean(BooleanFormat())),
      FormItem(
        id: Identifier("\(step)-name"), text: namePrompt, isOptional: false,
        format: .text(TextFormat(maximumLength: 200)), visibleWhen: isAgreed),
      FormItem(
        id: Identifier("\(step)-date"), text: datePrompt, isOptional: false,
        format: .date(DateFormat(maximum: .today(0), default: .today(0))), visibleWhen: isAgreed),
    ]
  }
}
