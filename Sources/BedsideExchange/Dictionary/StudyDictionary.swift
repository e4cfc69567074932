public import BedsideCore

/// What a study asks, in all versions of which anything was recorded or can be.
public struct StudyDictionary: Hashable, Sendable {
  /// The study's id.
  public var study: String
  /// What the study is called.
  public var title: String
  /// The tasks, in the study's order.
  public var tasks: [TaskDictionary]

  /// Makes a dictionary.
  public init(study: String, title: String, tasks: [TaskDictionary] = []) {
    self.study = study
    self.title = title
    self.tasks = tasks
  }
}

/// What a task asks, in all its versions.
public struct TaskDictionary: Hashable, Sendable {
  /// A version, and its steps; nil for one without a survey, and where they can't be read any more.
  public struct Version: Hashable, Sendable {
    /// The version's number.
    public var number: Int
    /// The steps.
    public var steps: OrderedTask?

    /// Makes a version.
    public init(_ number: Int, steps: OrderedTask?) {
      self.number = number
      self.steps = steps
    }
  }

  /// The task's id.
  public var id: String
  /// What the task is called, by its newest version.
  public var title: String
  /// The versions, by their numbers.
  public var versions: [Version]

  /// Makes a dictionary of a task.
  public init(id: String, title: String, versions: [Version]) {
    self.id = id
    self.title = title
    self.versions = versions.sorted { $0.number < $1.number }
  }
}
