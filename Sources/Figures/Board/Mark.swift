#if Drawing
internal import Drawing

/// Something on a figure.
enum Mark: Hashable {
  case fill(Outline, Pigment)
  case line(Outline, Stroke, Pigment)
  /// A text, its top left at a place.
  case text(TextBlock, x: Double, y: Double, Pigment)
}
#endif
