/// Where the steps and items of a task stand, and which items wait for the answers of which.
struct StepIndex: Sendable {
  /// The place of an item: its step's position and its own within the step.
  struct Place: Hashable, Sendable {
    var step: Int
    var item: Int
  }

  /// The position of each step.
  let positions: [Identifier<Step>: Int]
  /// The items of each step.
  let items: [[FormItem]]
  /// The place of each item.
  let places: [Identifier<FormItem>: Place]
  /// The items that are asked or not depending on an item, or repeat its answer, in the order of their
  /// places.
  let watchers: [Identifier<FormItem>: [Place]]
  /// The steps with an item that depends on itself or on one behind it, as random order can have it.
  let lookingAhead: Set<Int>
  /// The steps whose texts have something to be filled in.
  let piping: Set<Int>

  init(_ steps: [Step]) {
    items = steps.map(\.items)
    piping = Set(steps.indices.filter { steps[$0].hasPipedTexts })
    positions = Dictionary(
      zip(steps.map(\.id), steps.indices), uniquingKeysWith: { first, _ in first })
    var places: [Identifier<FormItem>: Place] = [:]
    places.reserveCapacity(items.reduce(0) { $0 + $1.count })
    var watchers: [Identifier<FormItem>: [Place]] = [:]
    for (step, items) in items.enumerated() {
      for (position, item) in items.enumerated() {
        let place = Place(step: step, item: position)
        if places[item.id] == nil { places[item.id] = place }
        for watched in Self.watched(by: item) { watchers[watched, default: []].append(place) }
      }
    }
    self.places = places
    self.watchers = watchers
    lookingAhead = Set(
      watchers.flatMap { id, waiting in
        waiting.filter { place in
          places[id].map { $0.step == place.step && $0.item >= place.item } ?? false
        }.map(\.step)
      })
  }

  private static func watched(by item: FormItem) -> Set<Identifier<FormItem>> {
    var watched = Set(item.visibleWhen?.items ?? [])
    if let original = item.format.original { watched.insert(original) }
    return watched
  }
}
