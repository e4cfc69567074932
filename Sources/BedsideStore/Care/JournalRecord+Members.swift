internal import BedsideCore

/// The members of lines about outcomes that are read without reading the lines whole.
enum LineMember {
  static let event = search("event")
  static let day = search("on")
  static let recorded = search("recorded")
  static let zone = search("zone")
  /// What every alert has, and nothing else.
  static let alert = ByteSearch(for: Array("\"stands\"".utf8))

  /// A search for the member `zone` with the value `zone`.
  static func zone(_ zone: String) -> ByteSearch {
    ByteSearch(for: Array("\"zone\":\(JSONValue.string(zone).text)".utf8))
  }

  private static func search(_ key: String) -> ByteSearch {
    ByteSearch(for: Array("\"\(key)\":\"".utf8))
  }
}

extension JournalRecord {
  /// The text of the first member that a search finds, without reading the line whole; nil where there
  /// is none, or its text has escapes.
  func member(_ search: ByteSearch) -> String? {
    guard let start = place(of: search) else { return nil }
    let content = bytes[(start + search.word.count)...]
    guard let end = content.firstIndex(of: Byte.quote),
      !content[..<end].contains(Byte.backslash)
    else { return nil }
    return String(decoding: content[..<end], as: UTF8.self)
  }

  /// When the line says that it was written; nil where it does not say.
  var recordedInstant: Instant? {
    // The values have such members too; they come behind it.
    let text = member(LineMember.recorded) ?? (try? json())?["recorded"]?.string
    return text.flatMap { Instant($0) }
  }
}
