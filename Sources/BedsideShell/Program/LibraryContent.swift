public import BedsideCore
public import BedsideSchedule
public import BedsideStore

/// A study's content from the library that reads its files.
@MainActor
public final class LibraryContent: StudyContent {
  private let library: ContentLibrary
  private let study: Study

  /// Makes the content of `study`, which `library` has read.
  public init(_ library: ContentLibrary, study: Study) {
    self.library = library
    self.study = study
  }

  /// What the study is called.
  public var title: String { study.title }
  /// What reminders say instead of the titles of tasks; nil where they tell the titles.
  public var reminder: String? { study.reminder }

  /// What there is to learn, in order.
  public var topics: [LearningTopic] {
    study.education.map {
      LearningTopic(topic: $0.topic, title: $0.title, featured: $0.featured)
    }
  }

  /// What the plans of care are called, in order.
  public var carePlans: [String] { study.carePlans.map(\.title) }

  /// The charts of what was recorded, in order.
  public var charts: [ChartPlan] { study.charts }

  /// How many tasks the study has besides that can't be read.
  public var unreadTaskCount: Int { study.unreadTaskCount }

  /// Whom a participant can turn to, in order.
  public var contacts: [Contact] { study.contacts }

  /// What the plan of care is called to which a task belongs; nil for none.
  public func carePlan(of task: CareTask) -> String? { study.carePlan(of: task)?.title }

  /// The steps of a version of a task.
  public func steps(of task: CareTask) throws(ContentError) -> OrderedTask {
    do throws(ContentProblems) {
      if let steps = try library.task(task) { return library.folder.resolved(steps) }
    } catch {
      throw ContentError("\(error)")
    }
    throw ContentError("'\(task.id)' has no 'survey'.")
  }

  /// The steps in the text of a task's file, as the plan keeps it.
  public func steps(inFile text: String) -> OrderedTask? {
    (try? library.task(inFile: text)).map(library.folder.resolved)
  }

  /// The steps of a topic.
  public func steps(of topic: LearningTopic) throws(ContentError) -> OrderedTask {
    guard let found = study.education.first(where: { $0.topic == topic.topic }) else {
      throw ContentError("There is no topic '\(topic.topic)'.")
    }
    do throws(ContentProblems) {
      return library.folder.resolved(try library.task(found))
    } catch {
      throw ContentError("\(error)")
    }
  }
}

extension LibraryContent: LearnMoreLibrary {
  /// The Markdown of `learnMore`; nil where its file can't be read.
  public func markdown(of learnMore: LearnMore) -> String? {
    library.folder.markdown(of: learnMore)
  }
}
