/// Of which kind the file of a figure is.
public enum FigureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Shapes, for pages of the web.
  case svg
  /// Shapes on one page, with its fonts.
  case pdf
}
