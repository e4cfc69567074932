/// A consent: its text, the agreement, and a typed name with a date as signature.
///
/// It asks for items named after the step: `<step>-agreed`, and, when that is a yes,
/// `<step>-sharing` where there is a choice, `<step>-name` and `<step>-date`. The signature is typed
/// and is always called so. A no ends the task early, and nothing of it is kept.
public struct ConsentContent: Hashable, Sendable {
  /// The parts of the text, in order, at least one.
  public var sections: [DocumentContent.Section]
  /// The question whether the person agrees.
  public var agreement: String
  /// The choice with whom the data are shared; nil where there is none.
  public var sharing: SharingChoice?
  /// The request for the typed name.
  public var namePrompt: String
  /// The request for the date.
  public var datePrompt: String

  /// Makes a consent.
  public init(
    sections: [DocumentContent.Section], agreement: String, sharing: SharingChoice? = nil,
    namePrompt: String, datePrompt: String
  ) {
    self.sections = sections
    self.agreement = agreement
    self.sharing = sharing
    self.namePrompt = namePrompt
    self.datePrompt = datePrompt
  }

  /// The id of the item `part` of the consent `step`.
  public static func item(_ part: Part, of step: Identifier<Step>) -> Identifier<FormItem> {
    Identifier("\(step)-\(part.rawValue)")
  }

  /// The items of a consent, by the ends of their ids.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Whether the person agrees.
    case agreed
    /// With whom the data are shared.
    case sharing
    /// The name that stands for the signature.
    case name
    /// The day of the signature.
    case date
  }

  func items(of step: Identifier<Step>) -> [FormItem] {
    let agreed = Self.item(.agreed, of: step)
    var items = [
      FormItem(id: agreed, text: agreement, isOptional: false, format: .boolean(BooleanFormat()))
    ]
    let details: [(part: Part, text: String, format: AnswerFormat)] =
      (sharing.map { [(.sharing, $0.question, $0.format)] } ?? []) + [
        (.name, namePrompt, .text(TextFormat(maximumLength: 200, isSignature: true))),
        (
          .date, datePrompt,
          .date(DateFormat(minimum: .today(0), maximum: .today(0), default: .today(0)))
        ),
      ]
    for detail in details {
      items.append(
        FormItem(
          id: Self.item(detail.part, of: step), text: detail.text, isOptional: false,
          format: detail.format, visibleWhen: .equals(agreed, .boolean(true))))
    }
    return items
  }
}

extension OrderedTask {
  /// Whether `answers` decline a consent of the task: such a run is not kept.
  public func isConsentDeclined(_ answers: [Identifier<FormItem>: Answer]) -> Bool {
    steps.contains { $0.isConsentDeclined(answers) }
  }
}

extension Step {
  /// Whether the step is a consent and `answers` decline it.
  func isConsentDeclined(_ answers: [Identifier<FormItem>: Answer]) -> Bool {
    guard case .consent = content else { return false }
    return answers[ConsentContent.item(.agreed, of: id)]?.value == .boolean(false)
  }
}
