internal import BedsideCore
internal import BedsideSchedule

extension ContentCheck {
  mutating func checkStudy(_ root: JSONNode, _ log: ProblemLog) {
    var reader = StudyReader(log: log, zones: zones)
    let study = reader.read(root)
    let path = ContentFolder.folder(of: log.file)
    let folder = ContentFolder(path, dataFolder: dataFolder, files: files)
    check(reader.references, in: folder, log)
    for entry in reader.entries { check(entry, in: folder, log) }
    checkSeries(root, reader.entries, in: folder, log)
    if let study { checkConsents(of: study, reader.entries, root, in: folder, log) }
    let used = Set(reader.references.map { ContentFolder.join(path, $0.path) })
    reportUnused(in: path, used)
    if let study { reportNotice(study.notice, root, log) }
  }

  /// Checks an entry against the file of its task.
  private func check(_ entry: StudyEntry, in folder: ContentFolder, _ log: ProblemLog) {
    guard let path = entry.task.survey, let node = entry.node["survey"],
      let task = task(ContentFolder.join(folder.path, path))
    else { return }
    if !entry.task.isDescribed(by: TaskOutline(task)) {
      log.add(entry.task.mismatch(with: TaskOutline(task), at: path), at: node.offset)
    }
    guard let summary = entry.task.card.summary, let place = entry.node["card"]?["summary"] else {
      return
    }
    let ids = task.items.map(\.id.rawValue) + task.scores.all.map { "score.\($0.id)" }
    for item in CardSummary(summary).items where !ids.contains(item) {
      let nearest = log.nearest(to: item, among: ids)
      let advice = nearest.map { "Did you mean '{\($0)}'?" } ?? "Name an item of the task."
      log.add("'\(path)' has no item '\(item)'. \(advice)", at: place.offset)
    }
  }

  /// Notes tasks that are named as consents and ask for none.
  private func checkConsents(
    of study: Study, _ entries: [StudyEntry], _ root: JSONNode, in folder: ContentFolder,
    _ log: ProblemLog
  ) {
    let named =
      [(study.consent, root["consent"])]
      + entries.map { ($0.task.consents.first, $0.node["consent"]) }
    for case (let name?, let node?) in named {
      for entry in entries where entry.task.id == name {
        let steps = entry.task.survey.flatMap { task(ContentFolder.join(folder.path, $0)) }?.steps
        // What is wrong with a file that can't be read is said elsewhere.
        if entry.task.survey != nil, steps == nil { continue }
        let asks = steps?.contains { if case .consent = $0.content { true } else { false } }
        if asks != true {
          log.add(
            "Version \(entry.task.version) of '\(name)' has no consent step. Add one, or name another"
              + " task.", at: node.offset)
        }
      }
    }
  }

  /// The task in the file at `path`; what is wrong with it is said elsewhere.
  func task(_ path: String) -> OrderedTask? {
    guard let bytes = try? files.read(path) else { return nil }
    return TaskReader.read(bytes, file: path).task
  }

  /// Notes tasks in a study's folder that the study does not name.
  private mutating func reportUnused(in folder: String, _ used: Set<String>) {
    for path in jsonFiles(in: folder) where !used.contains(path) {
      guard let bytes = try? files.read(path), let root = try? JSONReader.read(bytes),
        ContentKind(root) == .task
      else { continue }
      found.append(
        Problem(
          file: path, severity: .warning,
          message: "The study does not name this task. Name it, or take the file out."))
    }
  }

  /// The JSON files in a folder and those in it, but not in another study's.
  private func jsonFiles(in folder: String) -> [String] {
    let names = (try? files.names(in: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = ContentFolder.join(folder, name)
      if name.hasSuffix(".json") { return [path] }
      let isStudy = files.exists(ContentFolder.join(path, ContentFolder.studyFile))
      return name.contains(".") || isStudy ? [] : jsonFiles(in: path)
    }
  }
}
