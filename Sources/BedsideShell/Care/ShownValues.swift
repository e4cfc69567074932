internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What a shell has shown of what is recorded, so that a number means what the person saw under it, and
/// nothing is taken back that the person did not see.
@MainActor
final class ShownValues {
  /// The values of each event as they were shown last, in the order of their numbers.
  private var pages: [EventKey: [OutcomeValueID]] = [:]
  /// The values of which anything was said.
  private var told: Set<OutcomeValueID> = []
  /// What had been done last when the person was asked for a command.
  var lastAction: Acknowledgement?

  /// Notes that the values of an event were shown, each under its number.
  func show(_ ids: [OutcomeValueID], of key: EventKey) {
    pages[key] = ids
    told.formUnion(ids)
  }

  /// Notes that the person was told of values.
  func tell(_ ids: [OutcomeValueID]) { told.formUnion(ids) }

  /// Whether the person knows of a value.
  func knows(_ id: OutcomeValueID, in store: CareStore) -> Bool {
    told.contains(id) || store.hasRecorded(id)
  }

  /// Whether the person saw the value at `index` of those that an event has now under its number, or
  /// logged it since.
  func hasSeen(
    _ index: Int, of ids: [OutcomeValueID], _ key: EventKey, in store: CareStore
  ) -> Bool {
    let page = pages[key] ?? []
    return index < page.count ? page[index] == ids[index] : store.hasRecorded(ids[index])
  }
}

extension CareDesk {
  /// Refuses to take a value for another one than the person saw, and shows what there is; nil where
  /// the one of this number was seen, or the only one is known.
  func refuseUnseen(
    _ index: Int, number: Int?, of stored: StoredOutcome, _ event: Event
  ) -> Program.End? {
    guard let shown else { return nil }
    let ids = stored.valueIDs
    let isSeen =
      number == nil
      ? shown.knows(ids[index], in: store)
      : shown.hasSeen(index, of: ids, event.key, in: store)
    if isSeen { return nil }
    renderer.show(.text(phrases(.valuesChanged, names(of: event)), .problem))
    showEntries(of: event)
    return Program.End(.badData)
  }

  /// Refuses to take back what the person was not told of; nil where all of it is known.
  func refuseUnseen(_ stored: StoredOutcome, _ event: Event) -> Program.End? {
    guard let shown, let first = stored.valueIDs.first(where: { !shown.knows($0, in: store) }),
      let index = stored.valueIDs.firstIndex(of: first)
    else { return nil }
    return refuseUnseen(index, number: nil, of: stored, event)
  }

  /// Shows the values of an event, each with the number that it has now.
  func showEntries(of event: Event) {
    let writer = CardWriter(desk: self, day: store.today, drafts: [:])
    let current = (try? store.event(event.key)) ?? event
    renderer.show(
      writer.entries(current, name(of: event).words).map { .hint(StyledText("   ") + $0) })
    note(event.key)
  }

  /// Notes that the values of an event are shown as they are now.
  func note(_ key: EventKey) {
    shown?.show((try? store.storedOutcome(of: key))?.valueIDs ?? [], of: key)
  }

  /// Notes that an event is shown, with its values or without any.
  func note(_ event: Event) {
    if event.outcome == nil { shown?.show([], of: event.key) } else { note(event.key) }
  }
}
