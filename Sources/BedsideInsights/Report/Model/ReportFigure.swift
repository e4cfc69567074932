/// A chart in a report, and the same facts in words for whoever does not see it.
public struct ReportFigure: Hashable, Sendable {
  /// The chart, as it is to be drawn.
  public var chart: Chart
  /// What it is called.
  public var title: String
  /// What it shows, a sentence each: how many values, first, last, middle and ends.
  public var sentences: [String]
  /// The names of the ranges that it marks; nil where it marks none.
  public var bands: String?
  /// The numbers behind it, for readers that draw nothing.
  public var table: ReportTable

  /// Makes a figure.
  public init(
    _ chart: Chart, title: String, sentences: [String], bands: String? = nil, table: ReportTable
  ) {
    self.chart = chart
    self.title = title
    self.sentences = sentences
    self.bands = bands
    self.table = table
  }

  /// What it shows, in one text.
  public var description: String { (sentences + [bands].compactMap(\.self)).joined(separator: " ") }
}
