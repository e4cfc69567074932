public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// Keeps the language that the participant has chosen; nil leaves it open.
  ///
  /// - Throws: `CareError.refused` when the records were erased meanwhile, or nothing may be written.
  public func keep(language: LanguageTag?) throws(CareError) {
    try checkWriting()
    let known = try erasuresKnown()
    var obstacle: CareError?
    do throws(JournalError) {
      _ = try journal.append(
        [ParticipantSettings.entry(of: language, at: now, zone: days.zone.id)],
        to: .settings(participant)
      ) {
        do throws(CareError) { try checkErased(since: known) } catch { obstacle = error }
        return obstacle == nil
      }
    } catch {
      throw .journal(error)
    }
    if let obstacle { throw obstacle }
  }
}
