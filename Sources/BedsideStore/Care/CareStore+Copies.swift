public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The run for `event` as a copy that can be saved elsewhere: what the store has of it, and
  /// `events`, which it could not take.
  ///
  /// `draft` is nil for a run of which the store has nothing; its events begin with the beginning.
  ///
  /// - Throws: `CareError.noSuchDraft` when there is nothing to copy.
  public func copy(
    of draft: DraftID?, for event: Event, adding events: [DraftEvent]
  ) throws(CareError) -> RecordCopy {
    var lines: [JSONFields] = []
    var id = draft
    for draftEvent in events {
      switch draftEvent {
      case .begin(let header):
        if draft != nil { continue }
        id = DraftID(header.runID)
        lines.append(beginning(event, header, plan: source(event.task)?.planHash))
      default: lines.append(draftEvent.json)
      }
    }
    guard let id else { throw .noSuchDraft("") }
    do throws(JournalError) {
      return try RecordCopy(
        of: id, of: participant, in: journal,
        adding: lines.map { JournalEntry(Self.draftKind, $0) })
    } catch {
      throw .journal(error)
    }
  }
}
