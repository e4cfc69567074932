internal import BedsideCore

extension ContentCheck {
  mutating func checkTask(_ root: JSONNode, _ log: ProblemLog) {
    var reader = TaskReader(log: log)
    let task = reader.read(root, contentHash: "")
    let folder = folder(around: log.file)
    check(reader.references, in: folder, log)
    check(reader.earlierConditions, in: folder, log)
    if let offset = reader.crisisNeed, folder.crisis == nil {
      log.add(OrderedTask.noCrisisText, at: offset)
    }
    for step in root["steps"]?.elements ?? [] where step["type"]?.string == "model" {
      checkModel(of: step, in: folder, log)
    }
    if let task { reportNotice(task.notice, root, log) }
  }

  func folder(around path: String) -> ContentFolder {
    ContentFolder(around: path, dataFolder: dataFolder, files: files)
  }

  /// Notes files that are named and not there; checks those that are.
  mutating func check(
    _ references: [ContentReference], in folder: ContentFolder, _ log: ProblemLog
  ) {
    var seen: Set<ContentReference> = []
    for reference in references {
      var name = reference
      name.offset = 0
      guard seen.insert(name).inserted else { continue }
      let whole = ContentFolder.join(folder.path, reference.path)
      let places = Set(
        references.filter { $0.kind == reference.kind && $0.path == reference.path }.map(\.offset))
      switch reference.kind {
      case .model where folder.model(reference.path) == nil:
        log.add(
          "There is no model '\(reference.path)', neither in the study's folder nor among those that"
            + " come with Bedside.\(Self.count(places))", at: places.min() ?? 0)
      case .model: break
      case .presenter: checkPresenter(reference, log)
      case .image where !files.exists(whole):
        log.add(
          "There is no picture '\(reference.path)' in the study's folder.\(Self.count(places))",
          at: places.min() ?? 0)
      case .image: break
      case .text, .task:
        if files.exists(whole) {
          checkFile(whole)
          if reference.kind == .task { checkIsTask(reference, at: whole, log) }
        } else {
          log.add(
            "There is no file '\(reference.path)' in the study's folder.\(Self.count(places))",
            at: places.min() ?? 0)
        }
      }
    }
  }

  /// How many places name what is missing, where it is more than one.
  private static func count(_ places: Set<Int>) -> String {
    places.count > 1 ? " \(places.count) places name it; this is the first." : ""
  }

  /// Notes a file that is named as a task and is something else, which nobody could walk through.
  private func checkIsTask(_ reference: ContentReference, at path: String, _ log: ProblemLog) {
    guard let bytes = try? files.read(path), let root = try? JSONReader.read(bytes),
      ContentKind(root).map({ $0 != .task }) ?? members.contains(path)
    else { return }
    log.add(
      "'\(reference.path)' is no task: it has no 'steps'. Name the file of a task.",
      at: reference.offset)
  }

  /// Notes a presenter that this program does not have; another one may.
  private func checkPresenter(_ reference: ContentReference, _ log: ProblemLog) {
    guard let presenters, !presenters.contains(reference.path) else { return }
    let nearest = Suggestion.nearest(to: reference.path, among: presenters)
    let known =
      presenters.isEmpty
      ? "It has no presenters: the step takes a program that brings this one."
      : "It has \(presenters.joined(separator: ", "))."
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? known
    log.add(
      "This program has no presenter '\(reference.path)'. \(advice)", at: reference.offset,
      severity: .warning)
  }
}
