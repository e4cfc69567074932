internal import BedsideCore

extension JournalEntry {
  /// What a line of another journal says, to be written again as a line of this one.
  init(_ record: JournalRecord) throws(JournalError) {
    do throws(JSONSyntaxError) {
      self.init(record.kind, finishing: record.draft, Self.own(try record.json()))
    } catch { throw .notAnEntry(error.message) }
  }

  /// The members of a line that a journal does not write itself.
  static func own(_ node: JSONNode) -> JSONFields {
    JSONFields(
      (node.members ?? []).filter { !reserved.contains($0.key) }.map { ($0.key, $0.node.value) })
  }
}
