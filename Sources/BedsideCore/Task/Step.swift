/// One page of a task: something to read, to answer, to look at or to agree to.
public struct Step: Hashable, Sendable, Identifiable {
  /// What a step asks of the person.
  public enum Content: Hashable, Sendable {
    /// Something to read.
    case instruction([BodyItem])
    /// Several questions under one heading.
    case form(items: [FormItem], footer: String?)
    /// One question; the item's id is the step's.
    case question(FormItem)
    /// A text in sections, with an agreement or without.
    case document(DocumentContent)
    /// A text in sections that is agreed to with a typed name and a date.
    case consent(ConsentContent)
    /// What is read and stored, to be allowed or not.
    case permission(PermissionContent)
    /// A 3D model to look at.
    case model(ModelStep)
    /// The end, of one way through the task at least.
    case completion(CompletionContent)
  }

  /// The name that tells this step and its items from others in the task.
  public var id: Identifier<Step>
  /// The heading.
  public var title: String?
  /// What stands under the heading.
  public var text: String?
  /// What stands last, in a lighter voice.
  public var footnote: String?
  /// More to read, on demand.
  public var learnMore: LearnMore?
  /// Whether one may go back from here.
  public var allowsBack: Bool
  /// Whether the step counts where progress is shown.
  public var showsProgress: Bool
  /// Whether the order of its items is random.
  public var isRandom = false
  /// What the step asks.
  public var content: Content

  /// Makes a step.
  public init(
    id: Identifier<Step>, title: String? = nil, text: String? = nil, footnote: String? = nil,
    learnMore: LearnMore? = nil, allowsBack: Bool = true, showsProgress: Bool = true,
    content: Content
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.footnote = footnote
    self.learnMore = learnMore
    self.allowsBack = allowsBack
    self.showsProgress = showsProgress
    self.content = content
  }

  /// What the step asks for, in order; none where there is only something to read or look at.
  public var items: [FormItem] {
    switch content {
    case .form(let items, _): items
    case .question(let item): [item]
    case .document(let document): document.items(of: id)
    case .consent(let consent): consent.items(of: id)
    case .permission(let permission): [permission.item(of: id)]
    case .instruction, .model, .completion: []
    }
  }
}
