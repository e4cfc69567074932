internal import BedsideCore

extension ContentCheck {
  /// Checks what a task says of other tasks' items against the files of its study; without a study
  /// nothing can be said.
  func check(_ conditions: [EarlierCondition], in folder: ContentFolder, _ log: ProblemLog) {
    let path = ContentFolder.join(folder.path, ContentFolder.studyFile)
    guard !conditions.isEmpty, let bytes = try? files.read(path),
      let root = try? JSONReader.read(bytes), let entries = root["tasks"]?.elements
    else { return }
    var known: [String: [Identifier<FormItem>: FormItem]?] = [:]
    let names = entries.compactMap { $0["id"]?.string }
    for condition in conditions {
      let name = condition.task.rawValue
      guard names.contains(name) else {
        let nearest = log.nearest(to: name, among: names)
        let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a task of this study."
        log.add("There is no task '\(name)'. \(advice)", at: condition.taskOffset)
        continue
      }
      let items = known[name] ?? latestItems(of: name, entries, folder)
      known[name] = .some(items)
      // What a file that can't be read would ask for is not known; the file is told of itself.
      if let items { check(condition, items, log) }
    }
  }

  private func check(
    _ condition: EarlierCondition, _ items: [Identifier<FormItem>: FormItem], _ log: ProblemLog
  ) {
    if let item = items[condition.item] {
      condition.check(item, log: log)
      return
    }
    let ids = items.keys.map(\.rawValue).sorted()
    let nearest = log.nearest(to: condition.item.rawValue, among: ids)
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name an item that it asks for."
    log.add(
      "The task '\(condition.task)' has no item '\(condition.item)'. \(advice)",
      at: condition.itemOffset)
  }

  /// The items of the latest version of a task that has steps; nil where its file has mistakes that hide
  /// them.
  private func latestItems(
    of name: String, _ entries: [JSONNode], _ folder: ContentFolder
  ) -> [Identifier<FormItem>: FormItem]? {
    let versions = entries.filter { $0["id"]?.string == name && $0["survey"] != nil }
    let latest = versions.max { ($0["version"]?.integer ?? 0) < ($1["version"]?.integer ?? 0) }
    guard let survey = latest?["survey"]?.string, let path = folder.file(survey) else { return [:] }
    guard let bytes = try? files.read(path), let task = TaskReader.read(bytes, file: path).task
    else {
      return nil
    }
    return Dictionary(task.items.map { ($0.id, $0) }) { first, _ in first }
  }
}
