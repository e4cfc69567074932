public import BedsideCore

/// One version of something a participant is asked to do, and when.
public struct CareTask: Hashable, Sendable {
  /// What the task is known by, the same for all its versions.
  public var id: String
  /// The version's number.
  public var version: Int
  /// The study's day from which the version governs.
  public var effective: CivilDate
  /// The day from which no version governs until a later one; nil while the task goes on.
  public var retired: CivilDate?
  /// The title on the card.
  public var title: String
  /// What to do, in a few sentences.
  public var instructions: String?
  /// When it is due; nil for what can be done at any time and is not counted, such as education.
  public var schedule: Schedule?
  /// The path of the file with the steps to walk through, from the study's folder.
  public var survey: String?
  /// The ids of the tasks that must have been completed once before this one shows.
  public var requires: [String]
  /// The ids of the tasks whose consent, in the version that governs, it needs besides the study's.
  public var consents: [String]
  /// Whether the task goes away once it is completed.
  public var isOnce: Bool
  /// For how many days after its own an event can still be completed.
  public var lateDays: Int
  /// How completion is measured.
  public var progress: ProgressRule
  /// Whether the task counts in a day's adherence.
  public var impactsAdherence: Bool
  /// How the task looks on a page.
  public var card: Card
  /// The care plan that the task belongs to; nil where its study's only one is meant.
  public var carePlan: String?
  /// The name of the tasks that belong together, this one among them.
  public var group: String?
  /// The words by which it can be found, in order.
  public var tags: [String]

  /// Makes a version of a task.
  public init(
    id: String, version: Int, effective: CivilDate, title: String, schedule: Schedule?,
    retired: CivilDate? = nil, instructions: String? = nil, survey: String? = nil,
    requires: [String] = [], consents: [String] = [], isOnce: Bool = false, lateDays: Int = 0,
    progress: ProgressRule = .exists, impactsAdherence: Bool = true,
    card: Card = Card(style: .simple), carePlan: String? = nil, group: String? = nil,
    tags: [String] = []
  ) {
    self.id = id
    self.version = version
    self.effective = effective
    self.retired = retired
    self.title = title
    self.instructions = instructions
    self.schedule = schedule
    self.survey = survey
    self.requires = requires
    self.consents = consents
    self.isOnce = isOnce
    self.lateDays = lateDays
    self.progress = progress
    self.impactsAdherence = impactsAdherence
    self.card = card
    self.carePlan = carePlan
    self.group = group
    self.tags = tags
  }
}
