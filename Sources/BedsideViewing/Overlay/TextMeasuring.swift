/// Something that knows how large text becomes.
public protocol TextMeasuring {
  /// The width and height of a text that wraps at `width`, in points.
  func size(of text: PanelText, width: Float) -> (width: Float, height: Float)
}
