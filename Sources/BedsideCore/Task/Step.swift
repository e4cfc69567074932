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
    /// Answers to look through.
    case review(ReviewContent)
    /// Rows to read, or to choose from.
    case table(TableContent)
    /// A pause.
    case wait(WaitContent)
    /// The numbers from this one down to 1, a second each.
    case countdown(from: Int)
    /// A file that the person names; the item's id is the step's.
    case file(FormItem)
    /// Something that a presenter of the program shows.
    case custom(CustomContent)
    /// The end, of one way through the task at least.
    case completion(CompletionContent)
  }

  /// The name that tells this step and its items from others in the task.
  public var id: Identifier<Step>
  /// The heading.
  public var title: String?
  /// What stands under the heading.
  public var text: String?
  /// What adds to the text.
  public var detail: String?
  /// What stands last, in a lighter voice.
  public var footnote: String?
  /// A picture.
  public var image: StepImage?
  /// More to read, on demand.
  public var learnMore: LearnMore?
  /// Whether one may go back from here.
  public var allowsBack: Bool
  /// Whether the step counts where progress is shown.
  public var showsProgress: Bool
  /// Whether the order of its items is random.
  public var isRandom = false
  /// Whether a form may be left out as a whole, questions that need an answer included.
  public var isOptional = false
  /// A way out of the task from here.
  public var earlyTermination: EarlyTermination?
  /// The pages and repeats it belongs to, the outermost first.
  public var groups: [StepGroup] = []
  /// What the step asks.
  public var content: Content

  /// Makes a step.
  public init(
    id: Identifier<Step>, title: String? = nil, text: String? = nil, detail: String? = nil,
    footnote: String? = nil, image: StepImage? = nil, learnMore: LearnMore? = nil,
    allowsBack: Bool = true, showsProgress: Bool = true, content: Content
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.detail = detail
    self.footnote = footnote
    self.image = image
    self.learnMore = learnMore
    self.allowsBack = allowsBack
    self.showsProgress = showsProgress
    self.content = content
  }

  /// What the step asks for, in order; none where there is only something to read or look at.
  public var items: [FormItem] {
    switch content {
    case .form(let items, _): items
    case .question(let item), .file(let item): [item]
    case .table(let table): [table.selection].compactMap { $0 }
    case .document(let document): document.items(of: id)
    case .consent(let consent): consent.items(of: id)
    case .permission(let permission): [permission.item(of: id)]
    case .model(let model): model.items(of: id, title: title ?? text)
    case .instruction, .review, .wait, .countdown, .custom, .completion: []
    }
  }

  /// Whether going back can lead here; what ran its course by the clock is not run again by accident.
  public var canBeReturnedTo: Bool {
    switch content {
    case .wait, .countdown: false
    default: true
    }
  }
}
