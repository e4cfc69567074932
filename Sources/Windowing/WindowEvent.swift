/// Something that happened to a window.
///
/// Places are in the window's own units, from its top left.
public enum WindowEvent: Hashable, Sendable {
  /// A character was typed.
  case character(Character)
  /// A key that writes nothing went down, or repeats.
  case key(WindowKey, shift: Bool, control: Bool)
  /// The pointer moved.
  case pointerMoved(x: Double, y: Double)
  /// The pointer left the window.
  case pointerLeft
  /// A mouse button went down.
  case pressed(MouseButton, shift: Bool, control: Bool)
  /// A mouse button went up.
  case released(MouseButton)
  /// The wheel was turned, in notches.
  case scrolled(x: Double, y: Double)
  /// The size or the scale of the window changed.
  case resized
  /// The window's picture was lost and must be drawn again.
  case damaged
  /// Somebody asked to close the window.
  case closeRequested
}

/// A key that writes nothing.
public enum WindowKey: Hashable, Sendable, CaseIterable {
  // The names are those on the keys.
  case escape
  case enter
  case tab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case pageUp
  case pageDown
  case home
  case end
  case f1
}

/// A button of a mouse.
public enum MouseButton: Hashable, Sendable {
  // As most hands use them.
  case left
  case right
  case middle
}
