public import BedsideSchedule

/// What reads the versions of tasks back that a store's plan holds.
public protocol PlannedContent: AnyObject {
  /// The text of the entry that the study's file has for a version now, as the plan would hold it; nil
  /// where the study does not have the version.
  func entryText(of task: CareTask) -> String?

  /// The version of a task whose entry in a study's file and whose own file the plan holds; nil where
  /// this program can't read it.
  func task(entry: String, file: String?) -> CareTask?
}
