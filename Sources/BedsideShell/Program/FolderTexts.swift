internal import BedsideCore
internal import BedsideStore

/// The texts in the folder around a task's file, for a task that is only tried out.
final class FolderTexts: LearnMoreLibrary {
  private let folder: ContentFolder

  init(_ folder: ContentFolder) { self.folder = folder }

  func markdown(of learnMore: LearnMore) -> String? { folder.markdown(of: learnMore) }
}

extension ContentFolder {
  /// The task with whole paths in place of those that count from the folder; a path that leads nowhere
  /// stays, and is said to be missing when the model is to be shown.
  func resolved(_ task: OrderedTask) -> OrderedTask {
    var task = task
    for index in task.steps.indices {
      guard case .model(var model) = task.steps[index].content else { continue }
      model.model = self.model(model.model) ?? model.model
      task.steps[index].content = .model(model)
    }
    return task
  }
}
