public import BedsideCore
public import BedsideSchedule

/// A study: what its participants are asked to do and when, and what there is to learn.
public struct Study: Hashable, Sendable {
  /// The plan of care that tasks belong to.
  public struct CarePlan: Hashable, Sendable {
    /// What tells it from others.
    public var id: String
    /// What it is called.
    public var title: String

    /// Makes a plan.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// What tells the study from others.
  public var id: String
  /// What it is called.
  public var title: String
  /// The plans of care, in order.
  public var carePlans: [CarePlan]
  /// The task whose completion begins the study; nil when it begins by itself.
  public var enrolment: String?
  /// The task whose consent, in the version that governs, every other task needs; nil where no
  /// consent is asked for again.
  public var consent: String?
  /// The wall time at which the study's day begins.
  public var dayStart: WallTime
  /// The zone of all participants; nil when it is each one's own.
  public var zone: Zone?
  /// The side of the body that the care is about, for those of whom nothing else is known; nil where it
  /// is about neither.
  public var side: BodySide?
  /// The tasks with all their versions, in order.
  public var tasks: [CareTask]
  /// How many tasks, or versions of them, the file has besides that can't be read.
  public var unreadTaskCount = 0
  /// What there is to learn, in order.
  public var education: [EducationTopic]
  /// Whom a participant can turn to, in order.
  public var contacts: [Contact]
  /// The charts of what was recorded, in order.
  public var charts: [ChartPlan]
  /// Who may use the content, and where it comes from.
  public var notice: ContentNotice
  /// Where to find help in a crisis; nil where nothing is said.
  public var crisis: CrisisText?
  /// What reminders say instead of the titles of tasks, which everybody who sees the screen could read; nil
  /// where they tell the titles.
  public var reminder: String?
  /// The language tag of the texts; nil where the file does not say.
  public var language: String?

  /// Makes a study.
  public init(
    id: String, title: String, carePlans: [CarePlan] = [], enrolment: String? = nil,
    consent: String? = nil, dayStart: WallTime = .midnight, zone: Zone? = nil,
    side: BodySide? = nil,
    tasks: [CareTask] = [], education: [EducationTopic] = [], contacts: [Contact] = [],
    charts: [ChartPlan] = [], notice: ContentNotice = ContentNotice(),
    language: String? = nil
  ) {
    self.id = id
    self.title = title
    self.carePlans = carePlans
    self.enrolment = enrolment
    self.consent = consent
    self.dayStart = dayStart
    self.zone = zone
    self.side = side
    self.tasks = tasks
    self.education = education
    self.contacts = contacts
    self.charts = charts
    self.notice = notice
    self.language = language
  }
}
