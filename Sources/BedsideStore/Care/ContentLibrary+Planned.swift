internal import BedsideCore
public import BedsideSchedule

extension ContentLibrary: PlannedContent {
  /// The text of the study's entry for a version; nil where the study does not have it.
  public func entryText(of task: CareTask) -> String? { entry(of: task)?.text }

  /// The version that an entry of a study and a task's file describe; nil where they can't be read.
  public func task(entry: String, file: String?) -> CareTask? {
    let bytes = Array(entry.utf8)
    let log = ProblemLog(file: "plan", bytes: bytes, preference: preference)
    log.isRecorded = true
    var reader = StudyReader(log: log, zones: zones)
    guard let root = JSONReader.read(bytes, log: log), let read = reader.entry(root) else {
      return nil
    }
    var task = read.task
    if !read.hasTitle {
      task.title = file.flatMap { try? self.task(inFile: $0) }?.title ?? task.id
    }
    return task
  }
}
