/// Something that stands in a report, from its left to its right edge.
public enum ReportBlock: Hashable, Sendable {
  /// A heading below that of its part.
  case heading(String)
  /// Sentences.
  case paragraph(String)
  /// Sentences of which each stands for itself.
  case list([String])
  /// Things with their names.
  case facts([ReportFact])
  /// What was alarming, the gravest first.
  case alerts([ReportAlert])
  /// A table.
  case table(ReportTable)
  /// A chart with what it shows in words.
  case figure(ReportFigure)
  /// What somebody wrote, with the days.
  case notes([ReportNote])
}
