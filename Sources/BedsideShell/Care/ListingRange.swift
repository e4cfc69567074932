internal import BedsideCore

/// What part of a history is shown.
struct ListingRange: Hashable {
  /// The first day; nil from the beginning.
  var from: CivilDate?
  /// The last day; nil to the end.
  var to: CivilDate?
  /// How many of the newest lines; nil for all.
  var last: Int?

  /// How many lines a person is shown who asked for no part.
  static let page = 50

  /// The days.
  var days: ClosedRange<CivilDate> {
    let first = from ?? .earliest
    return first...max(first, to ?? .latest)
  }

  /// Whether no part was asked for.
  var isOpen: Bool { self == ListingRange() }
}
