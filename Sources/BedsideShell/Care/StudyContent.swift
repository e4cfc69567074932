public import BedsideCore
public import BedsideSchedule
public import BedsideStore

/// What a study's files hold besides schedules: the steps of its tasks and what there is to learn.
@MainActor
public protocol StudyContent: AnyObject {
  /// What the study is called.
  var title: String { get }
  /// What there is to learn, in order.
  var topics: [LearningTopic] { get }
  /// What the plans of care are called, in order.
  var carePlans: [String] { get }
  /// Whom a participant can turn to, in order.
  var contacts: [Contact] { get }
  /// What reminders say instead of the titles of tasks; nil where they tell the titles.
  var reminder: String? { get }
  /// The charts of what was recorded, in order.
  var charts: [ChartPlan] { get }
  /// How many tasks the study has besides that can't be read, so that nobody sees them.
  var unreadTaskCount: Int { get }
  /// What the plan of care is called to which a task belongs; nil for none.
  func carePlan(of task: CareTask) -> String?
  /// The steps of a version of a task.
  ///
  /// - Throws: Why they can't be had: the first problem of the file.
  func steps(of task: CareTask) throws(ContentError) -> OrderedTask
  /// The steps in the text of a task's file, as the plan keeps it; nil when they can't be read.
  func steps(inFile text: String) -> OrderedTask?
  /// The steps of a topic.
  ///
  /// - Throws: Why they can't be had.
  func steps(of topic: LearningTopic) throws(ContentError) -> OrderedTask
}

extension StudyContent {
  /// No plans.
  public var carePlans: [String] { [] }
  /// The titles.
  public var reminder: String? { nil }
  /// No charts.
  public var charts: [ChartPlan] { [] }
  /// Every task can be read.
  public var unreadTaskCount: Int { 0 }
  /// No contacts.
  public var contacts: [Contact] { [] }
  /// No plan.
  public func carePlan(of task: CareTask) -> String? { nil }
}

/// Something to learn.
public struct LearningTopic: Hashable, Sendable {
  /// The word by which it is asked for: `meniscus`.
  public var topic: String
  /// What it is called.
  public var title: String
  /// The heading under which it is offered below the charts; nil where it is not.
  public var featured: String?

  /// Makes a topic.
  public init(topic: String, title: String, featured: String? = nil) {
    self.topic = topic
    self.title = title
    self.featured = featured
  }
}

/// Why a study's content can't be used.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, with its place.
  public var problem: String

  /// Makes an error.
  public init(_ problem: String) { self.problem = problem }

  /// The problem.
  public var description: String { problem }
}
