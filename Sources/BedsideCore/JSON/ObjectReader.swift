/// Reads the members of one object by name, notes what is wrong, and at the end what nobody asked for.
///
///     guard var object = ObjectReader(node, "A step", log: log) else { return nil }
///     let id = object.requiredString("id")
///     let title = object.string("title")
///     object.finish()
///
/// A member that is absent gives nil; one of the wrong kind gives nil and a problem. `null` is a
/// wrong kind: leave a member out instead.
public struct ObjectReader {
  /// Where problems go.
  public let log: ProblemLog
  /// The object.
  public let node: JSONNode
  private let what: String
  private let members: [JSONMember]
  private var asked: [String] = []

  /// Makes a reader of the object `node`, called `what` in errors: "A step".
  ///
  /// Notes a problem and returns nil when the node is no object. Returns nil too when the log is
  /// full: nothing more that is wrong with the file would be said.
  public init?(_ node: JSONNode, _ what: String, log: ProblemLog) {
    if log.isFull { return nil }
    guard let members = node.members else {
      log.add("\(what) must be an object, not \(node.kind). Write { … }.", at: node.offset)
      return nil
    }
    self.node = node
    self.what = what
    self.members = members
    self.log = log
  }

  /// The member `key` whatever it is.
  public mutating func node(_ key: String) -> JSONNode? {
    if !asked.contains(key) { asked.append(key) }
    return members.first { $0.key == key }?.node
  }

  /// Whether the object has the member `key`.
  public mutating func has(_ key: String) -> Bool { node(key) != nil }

  /// The member `key`, which must be there.
  public mutating func requiredNode(_ key: String, hint: String = "") -> JSONNode? {
    if let node = node(key) { return node }
    let example = hint.isEmpty ? "Add \"\(key)\": …" : "Add \"\(key)\": \(hint)."
    log.add("\(what) has no '\(key)'. \(example)", at: node.offset)
    return nil
  }

  /// Notes a problem at the value of the member `key`, or at the object where it is absent.
  public func problem(
    _ message: String, at key: String? = nil, severity: Problem.Severity = .error
  ) {
    let member = key.flatMap { key in members.first { $0.key == key } }
    log.add(message, at: member?.node.offset ?? node.offset, severity: severity)
  }

  /// The name of a note for whoever reads the file, which may stand in every object.
  static let comment = "$comment"

  /// Notes every member that was not asked for, with the nearest one that was; a comment is none of
  /// them.
  public func finish() {
    for member in members where !asked.contains(member.key) {
      // No word is looked for that would not be said.
      if log.isFull { return }
      if member.key == Self.comment {
        if member.node.string != nil { continue }
        log.add(
          "'\(member.key)' must be a string, not \(member.node.kind). Put it in double quotes.",
          at: member.node.offset)
        continue
      }
      let nearest = Suggestion.nearest(to: member.key, among: asked)
      let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Known here: \(known)."
      log.add("\(what) has no member '\(member.key)'. \(advice)", at: member.keyOffset)
    }
  }

  private var known: String { asked.filter { $0 != "$schema" }.joined(separator: ", ") }
}
