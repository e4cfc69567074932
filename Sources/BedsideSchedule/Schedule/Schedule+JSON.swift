public import BedsideCore

extension Schedule {
  /// The most elements that a schedule in a file has.
  public static let mostElements = 1000

  /// Reads a schedule from a JSON object, `{"elements": [ … ]}`.
  ///
  /// Notes everything that is wrong in the log, and returns nil if any of it is.
  public static func read(
    _ node: JSONNode, zones: any ZoneDatabase, log: ProblemLog
  ) -> Schedule? {
    guard var object = ObjectReader(node, "A schedule", log: log) else { return nil }
    let nodes = object.requiredArray("elements", most: mostElements)
    object.finish()
    let elements = nodes.compactMap { ScheduleElement.read($0, zones: zones, log: log) }
    return elements.isEmpty || elements.count < nodes.count ? nil : Schedule(elements)
  }
}
