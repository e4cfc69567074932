public import BedsideInsights

/// In which form charts are shown.
public struct ChartForm: Hashable, Sendable {
  /// Whether the numbers are shown as a table instead of a figure.
  public var isTable: Bool
  /// Of which signs figures are made; nil for those that the terminal has.
  public var signs: ChartSigns?
  /// The room for figures as pictures; nil where they are made of signs.
  public var picture: PictureRoom?

  /// Makes a form.
  public init(isTable: Bool = false, signs: ChartSigns? = nil, picture: PictureRoom? = nil) {
    self.isTable = isTable
    self.signs = signs
    self.picture = picture
  }
}
