public import BedsideCore

/// What is to be written as one line of a journal.
public struct JournalEntry: Hashable, Sendable {
  /// The members that the journal itself writes.
  public static let reserved = ["c", "o", "n", "h", "k", "draft"]

  /// What the line is: "outcome", "draft", "plan".
  public let kind: String
  /// The draft that the line finishes.
  public let draft: DraftID?
  /// All other members, as JSON text without the braces.
  private(set) var members: String

  /// Makes an entry of `fields`, none of which may be reserved.
  public init(_ kind: String, finishing draft: DraftID? = nil, _ fields: JSONFields) {
    precondition(
      !fields.fields.contains { JournalEntry.reserved.contains($0.key) },
      "A journal writes the members \(JournalEntry.reserved) itself.")
    self.kind = kind
    self.draft = draft
    members = String(JSONValue.object(fields).text.dropFirst().dropLast())
  }

  /// Makes an entry of the text of a JSON object, which is kept as it is.
  ///
  /// - Throws: `JournalError.notAnEntry` when the text is no object on one line, or has a member
  ///   that is reserved.
  public init(
    _ kind: String, finishing draft: DraftID? = nil, object text: String
  ) throws(JournalError) {
    let node: JSONNode
    do {
      node = try JSONReader.read(Array(text.utf8))
    } catch { throw .notAnEntry(error.message) }
    guard let members = node.members, !text.utf8.contains(where: { $0 < 0x20 }) else {
      throw .notAnEntry("It must be one JSON object on one line.")
    }
    if let key = members.first(where: { JournalEntry.reserved.contains($0.key) })?.key {
      throw .notAnEntry("The journal writes the member '\(key)' itself.")
    }
    self.kind = kind
    self.draft = draft
    let content = text.drop { $0 != "{" }.dropFirst()
    let end = content.lastIndex(of: "}") ?? content.endIndex
    self.members = members.isEmpty ? "" : String(content[..<end])
  }

  /// The entry with further members, none of which it may have already.
  func adding(_ fields: JSONFields) -> JournalEntry {
    let more = JournalEntry(kind, fields).members
    var entry = self
    entry.members += members.isEmpty || more.isEmpty ? more : ",\(more)"
    return entry
  }
}
