internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Keeps a run's draft in the participant's store.
@MainActor
final class StoreDraftKeeper: DraftKeeper {
  private let store: CareStore
  private let event: Event
  /// The draft; nil until its first line is kept.
  private(set) var id: DraftID?

  /// Keeps the draft `id` of `event`, or begins one with the first events.
  init(_ store: CareStore, event: Event, id: DraftID? = nil) {
    self.store = store
    self.event = event
    self.id = id
  }

  func append(_ events: [DraftEvent]) throws(DraftError) {
    do throws(CareError) {
      if id == nil, case .begin(let header) = events.first {
        id = try store.begin(event, header)
      }
      if let id { try store.append(events, to: id) }
    } catch {
      throw DraftError("\(error)")
    }
  }
}
