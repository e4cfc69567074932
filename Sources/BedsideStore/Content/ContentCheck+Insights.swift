internal import BedsideCore
internal import BedsideSchedule

extension ContentCheck {
  /// Checks the kinds of values that charts show against the items of their tasks.
  ///
  /// All versions count: a chart shows what was answered under earlier ones, too.
  func checkSeries(
    _ root: JSONNode, _ entries: [StudyEntry], in folder: ContentFolder, _ log: ProblemLog
  ) {
    var known: [String: [String]?] = [:]
    for node in (root["insights"]?.elements ?? []).flatMap({ $0["series"]?.elements ?? [] }) {
      guard let name = node["task"]?.string, let kind = node["kind"], let word = kind.string else {
        continue
      }
      if case .progress = SeriesPlan.Source(kind: word) { continue }
      let kinds = known[name] ?? kinds(of: name, entries, in: folder)
      known[name] = .some(kinds)
      guard let kinds, !kinds.contains(word), !kinds.contains(where: { word == "\($0).other" })
      else { continue }
      let nearest = log.nearest(to: word, among: kinds)
      let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name an item of the task."
      log.add("The task '\(name)' has no item '\(word)'. \(advice)", at: kind.offset)
    }
  }

  /// The ids of a task's items and scores; nil where its values do not come from questions, or where
  /// a file can't be read.
  private func kinds(
    of name: String, _ entries: [StudyEntry], in folder: ContentFolder
  ) -> [String]? {
    var kinds: [String] = []
    for entry in entries where entry.task.id == name {
      guard let path = entry.task.survey, let task = task(ContentFolder.join(folder.path, path))
      else { return nil }
      kinds += task.items.map(\.id.rawValue)
      kinds += task.scores.all.map { SeriesPlan.Source.scorePrefix + $0.id.rawValue }
    }
    return kinds.isEmpty ? nil : kinds
  }
}
