internal import BedsideCore
internal import BedsideExchange
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// What the study asks, in the versions of its files and in those that the plan holds.
  func dictionary(of study: String) throws(CareError) -> StudyDictionary {
    var tasks: [TaskDictionary] = []
    for versions in store.tasks {
      var known: [TaskDictionary.Version] = []
      for task in versions.versions {
        known.append(TaskDictionary.Version(task.version, steps: try plannedSteps(of: task)))
      }
      let title = versions.versions.last?.title ?? versions.id
      tasks.append(TaskDictionary(id: versions.id, title: title, versions: known))
    }
    return StudyDictionary(study: study, title: content.title, tasks: tasks)
  }

  /// The steps of a version as they were when it was recorded first, else as the study has them.
  private func plannedSteps(of task: CareTask) throws(CareError) -> OrderedTask? {
    guard task.survey != nil else { return nil }
    let planned = try store.plannedFile(of: task.id, version: task.version)
    return planned.flatMap { content.steps(inFile: $0) } ?? (try? content.steps(of: task))
  }
}
