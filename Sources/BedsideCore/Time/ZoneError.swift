/// Why there is no time zone.
public enum ZoneError: Error, Hashable, Sendable {
  /// The name cannot be that of a zone.
  case notAName(String)
  /// No zone has this name.
  case unknown(String)
  /// The zone's file could not be read, for this reason.
  case unreadable(String, reason: String)
  /// The zone's file is not what RFC 8536 describes; the defect is a noun phrase.
  case malformed(String, defect: String)
}

extension ZoneError: CustomStringConvertible {
  /// A sentence for people, in English: what was given and what would do.
  public var description: String { Phrases.english.message(for: self) }
}
