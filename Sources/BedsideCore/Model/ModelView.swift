/// Where the camera looks from, about the middle of what is shown.
public enum ModelView: Hashable, Sendable {
  /// One of the views with a name.
  case named(Name)
  /// Turned to the model's left by `turn` degrees from the front, raised by `tilt` degrees, and
  /// `zoom` times as large as a picture that just holds everything shown.
  case angles(turn: Double, tilt: Double, zoom: Double)

  /// The six sides, and one from the front, left and above.
  ///
  /// Left and right are the model's own: `left` shows the side of a person's left hand.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// From in front.
    case front
    /// From behind.
    case back
    /// From the model's left side.
    case left
    /// From the model's right side.
    case right
    /// From above, the front pointing down.
    case top
    /// From below, the front pointing up.
    case bottom
    /// From the front, left and above at once.
    case iso
  }
}
