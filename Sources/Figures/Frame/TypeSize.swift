#if Drawing
internal import Drawing

/// The sizes of letters on figures, in points.
enum TypeSize {
  static let title = 11.5
  static let text = 8.5
  static let label = 8.0
  static let small = 7.0

  static func label(_ text: String, isBold: Bool = false) -> TextBlock {
    TextBlock(text, size: label, isBold: isBold, isLeftToRight: true)
  }
}
#endif
