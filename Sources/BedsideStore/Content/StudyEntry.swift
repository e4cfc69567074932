internal import BedsideCore
internal import BedsideSchedule

/// A version of a task as it stands in a study's file.
struct StudyEntry {
  var task: CareTask
  /// Whether the entry has a title itself, rather than its task's file.
  var hasTitle: Bool
  /// The entry in the file.
  var node: JSONNode

  /// What the entry says, on one line, however the file sets it out.
  ///
  /// The day on which a task is retired is left out: it ends a version and does not change it.
  var text: String {
    guard case .object(var fields) = node.value else { return "" }
    fields["retired"] = nil
    return JSONValue.object(fields).text
  }
}
