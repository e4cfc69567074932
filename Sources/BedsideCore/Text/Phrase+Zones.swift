extension Phrase {
  static let notAZoneName = Phrase(
    "error.zone.notAName",
    "'{zone}' is not the name of a time zone. Give one such as 'Europe/Berlin' or 'UTC'.")
  static let unknownZone = Phrase(
    "error.zone.unknown",
    "There is no time zone '{zone}'. Give one such as 'Europe/Berlin' or 'UTC'.")
  static let unreadableZone = Phrase(
    "error.zone.unreadable", "The time zone '{zone}' cannot be read: {reason}.")
  static let malformedZone = Phrase(
    "error.zone.malformed",
    "The file of the time zone '{zone}' is damaged: {defect}. Reinstall the package tzdata.")
}

extension Phrases {
  /// Why there is no time zone, and what would do.
  ///
  /// A defect of its file stays in English, as it is for whoever looks after the machine.
  package func message(for error: ZoneError) -> String {
    switch error {
    case .notAName(let id): self(.notAZoneName, ["zone": id])
    case .unknown(let id): self(.unknownZone, ["zone": id])
    case .unreadable(let id, let reason):
      self(.unreadableZone, ["zone": id, "reason": reason])
    case .malformed(let id, let defect): self(.malformedZone, ["zone": id, "defect": defect])
    }
  }
}
