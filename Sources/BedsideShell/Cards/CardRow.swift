internal import BedsideCore
internal import BedsideSchedule

/// A task on a page: one row with a number, and a letter for each of its events where there are several.
struct CardRow: Hashable {
  /// Why a row stands on a page.
  enum Place: Hashable {
    /// Its events are of the page's day.
    case day
    /// It waits for the task of this id.
    case waiting(String)
    /// Its events are of an earlier day and can still be done.
    case late
  }

  var number: Int
  /// The version that governs the first of the events.
  var task: CareTask
  var events: [Event]
  var place = Place.day

  /// What the event at `index` is called in a command: `2b`, or `2` where it is the only one.
  func name(of index: Int) -> String {
    events.count > 1 ? "\(number)\(Self.letter(index))" : "\(number)"
  }

  /// The event that a letter means.
  func event(lettered letter: String) -> Event? {
    events.indices.first { Self.letter($0) == letter }.map { events[$0] }
  }

  /// `a` to `z`, then `aa` and so on.
  static func letter(_ index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
    return index < 26 ? last : letter(index / 26 - 1) + last
  }
}
