public import BedsideCore

/// The order in which lines of several files were written: by the time that they say, and those of one
/// file as they stand in it, since clocks go back.
public struct LineOrder: Sendable {
  /// The latest place of a line of each file, as far as they were met.
  private var latest: [JournalFile: Instant] = [:]

  /// Makes an order of lines of which none was met yet.
  public init() {}

  /// The place in time of the next line of a file: what it says, and never before a line above it.
  ///
  /// A damaged line says nothing, and stands behind the one above it. Lines with the same place stand in
  /// the order in which they were met.
  public mutating func place(of date: Instant?, in file: JournalFile) -> Instant {
    let place = max(latest[file] ?? .earliest, date ?? .earliest)
    latest[file] = place
    return place
  }
}
