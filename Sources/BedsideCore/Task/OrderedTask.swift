/// A task that a person does step by step: a survey, an onboarding, a piece of education.
///
/// ResearchKit's ORKOrderedTask and ORKNavigableOrderedTask in one: without rules the steps follow
/// each other as they stand.
public struct OrderedTask: Hashable, Sendable {
  /// The name that tells this task from others in its study.
  public var id: Identifier<OrderedTask>
  /// The version, from 1; any change of content is a new version.
  public var version: Int
  /// What the task is called.
  public var title: String
  /// The steps as they stand, at least one.
  ///
  /// - Complexity: Setting it, or a part of it, is linear in the task: an index is made anew.
  public var steps: [Step] { didSet { stepIndex = Derived(StepIndex(steps)) } }
  /// Where to go after a step, tried in order; the first that matches wins.
  ///
  /// - Complexity: Setting it is linear in the number of rules.
  public var rules: [NavigationRule] { didSet { reindexRules() } }
  /// Steps to leave out.
  ///
  /// - Complexity: Setting it is linear in the number of rules.
  public var skipRules: [SkipRule] { didSet { reindexRules() } }
  /// The scores and calculations, in the order in which they are worked out.
  public var scores: Scores = Scores()
  /// What is said at once when answers make it true.
  public var alerts: [TaskAlert] = []
  /// Where to find help in a crisis; nil where neither the task nor its study says.
  public var crisis: CrisisText?
  /// Steps whose order is random: of each list the units trade places.
  public var randomBlocks: [[StepUnit]] = []
  /// The number from which the random order was made; nil before, and where nothing is random.
  public var seed: Int?
  /// Whether `{id}` in texts stands for answers; not in texts that were written for another purpose.
  public var pipesAnswers = true
  /// Who may use the content, and where it comes from.
  public var notice: ContentNotice
  /// The language tag of the texts as they were read, such as `en`; nil where the file does not say.
  public var language: String?
  /// What the file held, as `sha256:` and 64 hexadecimal digits; empty for a task made in code.
  public var contentHash: String

  private var stepIndex: Derived<StepIndex>
  private var ruleIndex: Derived<RuleIndex>

  /// Makes a task of `steps`.
  public init(
    id: Identifier<OrderedTask>, version: Int = 1, title: String, steps: [Step],
    rules: [NavigationRule] = [], skipRules: [SkipRule] = [],
    notice: ContentNotice = ContentNotice(), language: String? = nil, contentHash: String = ""
  ) {
    self.id = id
    self.version = version
    self.title = title
    self.steps = steps
    self.rules = rules
    self.skipRules = skipRules
    self.notice = notice
    self.language = language
    self.contentHash = contentHash
    stepIndex = Derived(StepIndex(steps))
    ruleIndex = Derived(RuleIndex(rules, skipRules))
  }

  /// The step called `id`.
  ///
  /// - Complexity: O(1).
  public func step(_ id: Identifier<Step>) -> Step? { index.positions[id].map { steps[$0] } }

  /// All items of all steps, as they stand.
  public var items: [FormItem] { index.items.flatMap(\.self) }

  /// The item called `id`, whatever its step.
  ///
  /// - Complexity: O(1).
  public func item(_ id: Identifier<FormItem>) -> FormItem? {
    index.places[id].map { index.items[$0.step][$0.item] }
  }

  /// Whether a step asks for the item `id`.
  ///
  /// - Complexity: O(1).
  public func asks(for id: Identifier<FormItem>) -> Bool { index.places[id] != nil }

  /// The step that asks for the item `id`.
  ///
  /// - Complexity: O(1).
  public func step(asking id: Identifier<FormItem>) -> Step? {
    index.places[id].map { steps[$0.step] }
  }

  /// Where steps and items stand.
  var index: StepIndex { stepIndex.value }

  /// Which rules are about which step.
  var ways: RuleIndex { ruleIndex.value }

  private mutating func reindexRules() { ruleIndex = Derived(RuleIndex(rules, skipRules)) }
}
