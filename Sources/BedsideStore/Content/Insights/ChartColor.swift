/// A colour of a chart, by its name in the palette of Okabe and Ito.
///
/// Most people can tell these apart who see colours differently; whoever sees none has a sign beside
/// each.
public enum ChartColor: String, Hashable, Sendable, CaseIterable {
  /// Blue.
  case blue
  /// Vermillion, between red and orange.
  case vermillion
  /// A bluish green.
  case green
  /// Orange.
  case orange
  /// A light blue.
  case sky
  /// A reddish purple.
  case purple
}
