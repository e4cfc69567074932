public import BedsideCore

/// The answers to a task in a JSON object of item id to value, for a run without a person.
///
///     { "headache": 7, "fever": 37.2, "nausea": null, "sleep": {"state": "declined"} }
///
/// `null` leaves a question out. Defaults never apply. The rows of a matrix and the rounds of a
/// repetition are items whose ids have dots; they can be nested too:
///
///     { "pain.left": 3, "pain.right": 4 }           { "pain": {"left": 3, "right": 4} }
///     { "relative.1.age": 70, "relative.2.age": 68 } { "relative": [{"age": 70}, {"age": 68}] }
public struct AnswersFile {
  /// What a file says about one question.
  public enum Entry: Sendable {
    /// A value.
    case value(JSONValue)
    /// A state without a value.
    case state(Answer)
    /// Something that is neither; what is wrong with it has been said.
    case broken
  }

  /// An entry and the byte at which its value begins.
  struct PlacedEntry {
    var entry: Entry
    var offset: Int
    var keyOffset: Int
  }

  let log: ProblemLog
  /// Whether there is no object to go by.
  let isUnreadable: Bool
  private let members: [JSONMember]
  /// Whether a name stands twice in some object.
  private let hasRepetitions: Bool

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
    members = root?.members ?? []
    isUnreadable = root?.members == nil
    hasRepetitions = log.hasErrors
    guard let root, root.members == nil else { return }
    log.add(
      "Answers must be an object, not \(root.kind). Write {\"ITEM\": VALUE, …}.", at: root.offset)
  }

  /// The problems found so far, in the order of their places.
  public var problems: [Problem] { log.sorted }

  /// The answers by the ids of the items that `task` asks for; notes those that it does not.
  func entries(for task: OrderedTask) -> [Identifier<FormItem>: PlacedEntry] {
    var entries: [Identifier<FormItem>: PlacedEntry] = [:]
    let names = AnswerNames(task)
    let members = unrepeated(members)
    for member in members where !log.isFull {
      place(member.node, called: member.key, at: member.keyOffset, names, &entries)
    }
    for member in members { note(member, names, &entries) }
    return entries
  }

  /// Answers a repeat's own questions by how many objects its array has, unless they are answered:
  /// whether there is any, and after each one whether there is another.
  private func note(
    _ member: JSONMember, _ names: AnswerNames,
    _ entries: inout [Identifier<FormItem>: PlacedEntry]
  ) {
    guard let count = member.node.elements?.count, names.groups.contains(member.key) else { return }
    let others = (0..<count).map { ("\($0 + 1).another", $0 + 1 < count) }
    for (part, isYes) in [("any", count > 0)] + others {
      let id = Identifier<FormItem>("\(member.key).\(part)")
      guard names.items.contains(id), entries[id] == nil else { continue }
      entries[id] = PlacedEntry(
        entry: .value(.bool(isYes)), offset: member.node.offset, keyOffset: member.keyOffset)
    }
  }

  private func place(
    _ node: JSONNode, called name: String, at keyOffset: Int, _ names: AnswerNames,
    _ entries: inout [Identifier<FormItem>: PlacedEntry]
  ) {
    let id = Identifier<FormItem>(name)
    if !names.items.contains(id), names.groups.contains(name) {
      for part in parts(of: node) {
        place(part.node, called: "\(name).\(part.key)", at: part.keyOffset, names, &entries)
      }
      if node.members == nil, node.elements == nil {
        let expected =
          names.isRepeated(name) ? "an array with an object for each time" : "an object of answers"
        log.add(
          "'\(name)' takes \(expected), not \(node.kind). Write \(names.example(of: name)).",
          at: node.offset)
        // That they lack an answer is not said besides.
        for id in names.items where id.rawValue.hasPrefix(name + ".") && entries[id] == nil {
          entries[id] = PlacedEntry(entry: .broken, offset: node.offset, keyOffset: keyOffset)
        }
      }
      return
    }
    guard names.items.contains(id) else {
      log.add("The task has no question '\(name)'. \(names.advice(for: name, log))", at: keyOffset)
      return
    }
    if case .number(let text) = node.content, isTooLarge(text, node) {
      log.add(
        "\(name): '\(text)' is a larger number than can be kept. Write a smaller one.",
        at: node.offset)
      entries[id] = PlacedEntry(entry: .broken, offset: node.offset, keyOffset: keyOffset)
      return
    }
    if entries[id] != nil {
      log.add("'\(name)' is answered twice. Keep one.", at: keyOffset)
      return
    }
    entries[id] = PlacedEntry(
      entry: entry(node) ?? .broken, offset: node.offset, keyOffset: keyOffset)
  }

  /// The members without those whose name came before: these are noted when the file is read.
  private func unrepeated(_ members: [JSONMember]) -> [JSONMember] {
    guard hasRepetitions else { return members }
    var seen: Set<String> = []
    return members.filter { seen.insert($0.key).inserted }
  }

  /// The members of an object, or the elements of an array under their numbers from 1.
  private func parts(of node: JSONNode) -> [JSONMember] {
    node.members.map(unrepeated)
      ?? (node.elements ?? []).enumerated().map { index, element in
        JSONMember(key: String(index + 1), keyOffset: element.offset, node: element)
      }
  }

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
