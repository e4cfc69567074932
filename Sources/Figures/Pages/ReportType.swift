/// The measures of a report's pages, in points.
enum ReportType {
  static let title = 17.0
  static let section = 12.5
  static let heading = 10.0
  static let text = 9.25
  static let cell = 8.5
  static let small = 8.0

  /// The edges: 19 mm at the sides, so that a page can be punched and filed.
  static let side = 54.0
  static let top = 62.0
  static let bottom = 48.0
  /// How far the running head is from the edge.
  static let head = 34.0
}
