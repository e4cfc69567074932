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
      if let path = self.model(model.model) {
        model.model = path
        model.partNames = partNames(describedBeside: path, model.language ?? task.language)
      }
      task.steps[index].content = .model(model)
    }
    return task
  }

  /// What the parts of a model are called by the description beside it; none without one.
  private func partNames(
    describedBeside model: String, _ language: String?
  ) -> [ModelStep.PartName] {
    guard model.hasSuffix(".obj"),
      let bytes = try? files.read(String(model.dropLast(4)) + ".json")
    else { return [] }
    let wanted = language.flatMap { LanguageTag($0) }
    let log = ProblemLog(
      file: model, bytes: bytes, preference: LanguagePreference([wanted].compactMap(\.self)))
    let description = JSONReader.read(bytes, log: log).flatMap { ModelDescription($0, log: log) }
    return (description?.parts ?? []).map { ModelStep.PartName(part: $0.object, name: $0.name) }
  }
}
