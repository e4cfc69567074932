public import BedsideCore

extension Journal {
  /// Removes all that is kept of a participant, and notes that, without content, in the plan.
  ///
  /// The note comes first: an erasure that is cut short is there to be seen, and is finished by
  /// erasing again.
  public func erase(
    _ participant: ParticipantID, at now: Instant, zone: String
  ) throws(JournalError) {
    try append([DataLine(.erase, of: participant, at: now, zone: zone).entry], to: .plan)
    try erase(participant)
  }
}
