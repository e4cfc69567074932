public import BedsideCore

/// The answers to a task in a JSON object of item id to value, for a run without a person.
///
///     { "headache": 7, "fever": 37.2, "nausea": null, "sleep": {"state": "declined"} }
///
/// `null` leaves a question out. Defaults never apply.
public struct AnswersFile {
  /// What a file says about one question.
  public enum Entry: Sendable {
    /// A value.
    case value(JSONValue)
    /// A state without a value.
    case state(Answer)
  }

  /// An entry and the byte at which its value begins.
  struct PlacedEntry {
    var entry: Entry
    var offset: Int
    var keyOffset: Int
    /// What stands there, whatever it turns out to mean.
    var node: JSONNode
  }

  let log: ProblemLog
  var entries: [Identifier<FormItem>: PlacedEntry] = [:]

  /// Reads the answers in `bytes`, called `file` in problems.
  ///
  /// What is wrong is in the log; answers that could be read are there all the same.
  public init(_ bytes: [UInt8], file: String) {
    let log = ProblemLog(file: file, bytes: bytes)
    self.init(JSONReader.read(bytes, log: log), log: log)
  }

  /// Reads the answers that `root` holds, none where there is no JSON, and notes in `log` what is wrong
  /// with them.
  init(_ root: JSONNode?, log: ProblemLog) {
    self.log = log
    guard let root else { return }
    guard let members = root.members else {
      log.add(
        "Answers must be an object, not \(root.kind). Write {\"ITEM\": VALUE, …}.", at: root.offset)
      return
    }
    for member in members {
      if case .number(let text) = member.node.content, isTooLarge(text, member.node) {
        log.add(
          "\(member.key): '\(text)' is a larger number than can be kept. Write a smaller one.",
          at: member.node.offset)
        continue
      }
      guard let entry = entry(member.node) else { continue }
      entries[Identifier(member.key)] = PlacedEntry(
        entry: entry, offset: member.node.offset, keyOffset: member.keyOffset, node: member.node)
    }
  }

  /// The problems found so far, in the order of their places.
  public var problems: [Problem] { log.sorted }

  /// Whether a number is more than can be kept, or a whole one more than can be kept exactly.
  private func isTooLarge(_ text: String, _ node: JSONNode) -> Bool {
    node.double == nil || Int(text) == nil && !text.contains { ".eE".contains($0) }
  }

  func entry(_ node: JSONNode) -> Entry? {
    if node.isNull { return .state(.skipped) }
    guard let members = node.members, members.contains(where: { $0.key == "state" }) else {
      return .value(node.value)
    }
    guard var object = ObjectReader(node, "A state", log: log) else { return nil }
    let word = object.string("state")
    object.finish()
    switch word {
    case nil: return nil
    case "skipped": return .state(.skipped)
    case "dontKnow": return .state(.dontKnow)
    case "declined": return .state(.declined)
    case let word?:
      object.problem(
        object.wrongWord(word, for: "state", among: ["skipped", "dontKnow", "declined"]),
        at: "state")
      return nil
    }
  }
}
