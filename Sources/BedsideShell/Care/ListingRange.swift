public import BedsideCore

/// What part of a history is shown.
public struct ListingRange: Hashable, Sendable {
  /// The first day; nil from the beginning.
  public var from: CivilDate?
  /// The last day; nil to the end.
  public var to: CivilDate?
  /// How many of the newest lines; nil for all.
  public var last: Int?

  /// Makes a range; of the whole history where nothing is said.
  public init(from: CivilDate? = nil, to: CivilDate? = nil, last: Int? = nil) {
    self.from = from
    self.to = to
    self.last = last
  }

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
