#if Drawing
/// One way to draw the values of a chart.
protocol FigurePlot {
  /// The signs with what they mean.
  var legend: [LegendEntry] { get }

  /// The height that suits it at a width.
  func height(width: Double) -> Double

  /// Draws it in an area, of any height.
  func draw(in area: Area, on board: inout Board)
}
#endif
