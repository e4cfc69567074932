public import BedsideStore

/// What a piece of a drawn line is, by which it gets its colour.
public enum ChartInk: Hashable, Sendable {
  /// Words, axes and signs.
  case plain
  /// What stands behind the values: limits of bands.
  case faint
  /// A series of this colour, which its sign says too.
  case series(ChartColor)
}
