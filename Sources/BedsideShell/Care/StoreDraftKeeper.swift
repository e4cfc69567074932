internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Keeps a run's draft in the participant's store.
@MainActor
final class StoreDraftKeeper: CopyingKeeper, FileKeeper {
  private let store: CareStore
  private let event: Event
  private let phrases: Phrases
  /// The draft; nil until its first line is kept.
  private(set) var id: DraftID?
  /// Keeps other shells from the draft while this run goes on.
  private var hold: DraftHold?
  private let maker: any FileMaker

  /// Keeps the draft `id` of `event`, which `hold` keeps for this shell, or begins one with the first
  /// events.
  init(
    _ store: CareStore, event: Event, phrases: Phrases, id: DraftID? = nil,
    hold: DraftHold? = nil, maker: any FileMaker
  ) {
    self.store = store
    self.event = event
    self.phrases = phrases
    self.id = id
    self.hold = hold
    self.maker = maker
  }

  func keep(_ bytes: [UInt8], of file: SuppliedFile) throws(DraftError) {
    do throws(CareError) {
      try store.keep(bytes, of: file)
    } catch {
      throw failure(error)
    }
  }

  /// What kept something from being kept; that the records were erased comes before all else.
  private func failure(_ error: CareError) -> DraftError {
    let isErased = error == .refused(.erased) || store.isErased
    let error = isErased ? CareError.refused(.erased) : error
    return DraftError(phrases.message(for: error), isFinal: isErased)
  }

  var hasLittleRoom: Bool { (store.journal as? FileJournal)?.hasLittleRoom ?? false }

  func copy(_ events: [DraftEvent], to folder: String) throws(DraftError) -> String {
    if store.isErased { throw failure(.refused(.erased)) }
    let copy: RecordCopy
    do throws(CareError) {
      copy = try store.copy(of: id, for: event, adding: events)
    } catch {
      throw failure(error)
    }
    guard let bytes = try? copy.bytes(at: store.now) else {
      throw DraftError(phrases.message(for: CareError.noSuchDraft("")))
    }
    // A copy that was saved a moment ago has fewer answers: it stays, and the new one stands beside it.
    var number = 1
    while true {
      let mark = number == 1 ? "" : "-\(number)"
      let path = "\(folder)/bedside-\(copy.draft)\(mark).jsonl"
      do throws(SystemError) {
        try maker.make(path, bytes)
        return path
      } catch {
        guard error.reason == .exists else { throw DraftError(phrases.message(for: error)) }
        number += 1
      }
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
      throw failure(error)
    }
  }
}
