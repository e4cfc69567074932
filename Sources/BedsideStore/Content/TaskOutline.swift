internal import BedsideCore

/// What is known of a task's file without its steps: enough to hold it against the study and the plan.
struct TaskOutline: Hashable {
  var id: String
  var version: Int
  var title: String
  var contentHash: String

  init(id: String, version: Int, title: String, contentHash: String) {
    self.id = id
    self.version = version
    self.title = title
    self.contentHash = contentHash
  }

  init(_ task: OrderedTask) {
    self.init(
      id: task.id.rawValue, version: task.version, title: task.title,
      contentHash: task.contentHash)
  }
}
