/// A text in sections, with an agreement or without.
public struct DocumentContent: Hashable, Sendable {
  /// A part of the text under its own heading.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public var title: String?
    /// The text, as Markdown.
    public var text: String

    /// Makes a part of a text.
    public init(title: String? = nil, text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The parts, in order, at least one.
  public var sections: [Section]
  /// The question whether the person agrees; nil where reading is enough.
  public var agreement: String?

  /// Makes a text.
  public init(sections: [Section], agreement: String? = nil) {
    self.sections = sections
    self.agreement = agreement
  }

  func items(of step: Identifier<Step>) -> [FormItem] {
    guard let agreement else { return [] }
    return [
      FormItem(
        id: Identifier(step.rawValue), text: agreement, isOptional: false,
        format: .boolean(BooleanFormat()))
    ]
  }
}
