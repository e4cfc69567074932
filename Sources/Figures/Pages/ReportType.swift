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
  /// The height of a figure, so low that two with their tables have room on a page.
  static let figure = 160.0

  /// A last page with less than this share of its height is worth a closer setting.
  static let little = 0.3
  /// The height of a figure where lines are set closer, at which its steps can still be read.
  static let lowFigure = 140.0
  /// What is left of the spaces between pieces then.
  static let closeSpacing = 0.7

  /// How far the running head is from the edge.
  static let head = 34.0
}
