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
  /// A sentence for people: what was given and what would do.
  public var description: String {
    switch self {
    case .notAName(let id):
      "'\(id)' is not the name of a time zone. Give one such as 'Europe/Berlin' or 'UTC'."
    case .unknown(let id):
      "There is no time zone '\(id)'. Give one such as 'Europe/Berlin' or 'UTC'."
    case .unreadable(let id, let reason):
      "The time zone '\(id)' cannot be read: \(reason)."
    case .malformed(let id, let defect):
      "The file of the time zone '\(id)' is damaged: \(defect). Reinstall the package tzdata."
    }
  }
}
