internal import BedsideCore

/// The kinds of JSON files that content consists of.
enum ContentKind: Hashable, Sendable {
  case task
  case study
  case model
  /// A schema: it says how the others are written.
  case schema

  /// What the file that holds `root` is, by its schema or else by its members; nil when it is nothing
  /// that content consists of.
  init?(_ root: JSONNode) {
    let schema = root["$schema"]?.string ?? ""
    if schema.contains("json-schema.org") {
      self = .schema
    } else if schema.hasSuffix("task.schema.json") || root["steps"] != nil {
      self = .task
    } else if schema.hasSuffix("study.schema.json") || root["tasks"] != nil {
      self = .study
    } else if schema.hasSuffix("model.schema.json") || root["parts"] != nil || root["model"] != nil
    {
      self = .model
    } else {
      return nil
    }
  }
}
