#if Drawing
internal import CCairo

extension Canvas {
  /// Fills a rectangle with round corners.
  public func fill(
    x: Float, y: Float, width: Float, height: Float, radius: Float, with pigment: Pigment
  ) {
    trace(Double(x), Double(y), Double(width), Double(height), Double(radius))
    use(pigment)
    unsafe cairo_fill(context)
  }

  /// Draws the line around a rectangle with round corners.
  public func outline(
    x: Float, y: Float, width: Float, height: Float, radius: Float, line: Float = 1,
    with pigment: Pigment
  ) {
    trace(Double(x), Double(y), Double(width), Double(height), Double(radius))
    use(pigment)
    unsafe cairo_set_line_width(context, Double(line))
    unsafe cairo_stroke(context)
  }

  /// Draws a line between two places.
  public func line(
    fromX startX: Float, y startY: Float, toX endX: Float, y endY: Float, width: Float,
    with pigment: Pigment
  ) {
    unsafe cairo_move_to(context, Double(startX), Double(startY))
    unsafe cairo_line_to(context, Double(endX), Double(endY))
    use(pigment)
    unsafe cairo_set_line_width(context, Double(width))
    unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    unsafe cairo_stroke(context)
  }

  func use(_ pigment: Pigment) {
    unsafe cairo_set_source_rgba(
      context, pigment.red, pigment.green, pigment.blue, pigment.opacity)
  }

  private func trace(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) {
    let radius = min(radius, width / 2, height / 2)
    let quarter = Double.pi / 2
    unsafe cairo_new_sub_path(context)
    unsafe cairo_arc(context, x + width - radius, y + radius, radius, -quarter, 0)
    unsafe cairo_arc(context, x + width - radius, y + height - radius, radius, 0, quarter)
    unsafe cairo_arc(context, x + radius, y + height - radius, radius, quarter, 2 * quarter)
    unsafe cairo_arc(context, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    unsafe cairo_close_path(context)
  }
}
#endif
