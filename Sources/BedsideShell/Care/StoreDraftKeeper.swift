internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Keeps a run's draft in the participant's store.
@MainActor
final class StoreDraftKeeper: DraftKeeper, FileKeeper {
  private let store: CareStore
  private let event: Event
  private let phrases: Phrases
  /// The draft; nil until its first line is kept.
  private(set) var id: DraftID?
  /// Keeps other shells from the draft while this run goes on.
  private var hold: DraftHold?

  /// Keeps the draft `id` of `event`, which `hold` keeps for this shell, or begins one with the first
  /// events.
  init(
    _ store: CareStore, event: Event, phrases: Phrases, id: DraftID? = nil,
    hold: DraftHold? = nil
  ) {
    self.store = store
    self.event = event
    self.phrases = phrases
    self.id = id
    self.hold = hold
  }

  func keep(_ bytes: [UInt8], of file: SuppliedFile) throws(DraftError) {
    do throws(CareError) {
      try store.keep(bytes, of: file)
    } catch {
      throw DraftError(phrases.message(for: error))
    }
  }

  func append(_ events: [DraftEvent]) throws(DraftError) {
    do throws(CareError) {
      if id == nil, case .begin(let header) = events.first {
        let draft = try store.begin(event, header)
        id = draft
        hold = try store.hold(draft)
      }
      if let id { try store.append(events, to: id) }
    } catch {
      throw DraftError(phrases.message(for: error))
    }
  }
}
