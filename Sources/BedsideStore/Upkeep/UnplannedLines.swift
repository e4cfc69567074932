internal import BedsideCore
internal import BedsideSchedule

/// Lines about events of a version of a task that neither the study nor the plan tells of.
public struct UnplannedLines: Hashable, Sendable {
  /// The task.
  public let task: String
  /// The version.
  public let version: Int
  /// How many lines there are.
  public var count: Int

  static func all(in records: [JournalRecord], under plan: StudyPlan) -> [UnplannedLines] {
    var found: [UnplannedLines] = []
    for record in records where OutcomeLine.isOne(record) {
      guard let key = (try? record.json())?["event"]?.string.flatMap({ EventKey($0) }),
        !plan.isKnown(key)
      else { continue }
      if let index = found.firstIndex(where: { $0.task == key.task && $0.version == key.version }) {
        found[index].count += 1
      } else {
        found.append(UnplannedLines(task: key.task, version: key.version, count: 1))
      }
    }
    return found
  }
}
