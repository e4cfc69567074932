/// What the study reads and stores, and where; to be allowed or not.
public struct PermissionContent: Hashable, Sendable {
  /// What is read and stored, piece by piece.
  public var body: [BodyItem]
  /// The question whether it is allowed; its item's id is the step's.
  public var question: String

  /// Makes a request for permission.
  public init(body: [BodyItem], question: String) {
    self.body = body
    self.question = question
  }

  func item(of step: Identifier<Step>) -> FormItem {
    FormItem(
      id: Identifier(step.rawValue), text: question, isOptional: false,
      format: .boolean(BooleanFormat()))
  }
}
