/// What a mouse or a touchpad does.
public enum PointerEvent: Hashable, Sendable {
  /// The pointer is somewhere else.
  case moved
  /// A button went down.
  case pressed(Button, shift: Bool, control: Bool)
  /// The button went up.
  case released(Button)
  /// The wheel was turned, in notches: up is positive.
  case scrolled(Float)
  /// The pointer left the window.
  case left

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The first one.
    case primary
    /// The second one.
    case secondary
    /// The wheel.
    case middle
  }
}

/// What the pointer is over.
public enum PointerTarget: Hashable, Sendable {
  /// The background of the picture.
  case nothing
  /// A part in the picture.
  case part(Int)
  /// A panel, where nothing on it can be clicked.
  case panel
  /// A part's row in the list.
  case row(Int)
  /// The sign in a part's row that shows and hides it.
  case eye(Int)
  /// A heading in the list, which folds its parts away; nil is that of parts without one.
  case heading(String?)
  /// The sign beside a heading that shows and hides its parts.
  case headingEye(String?)
  /// The slider of the joint, whose ends are at two places across the picture.
  case slider(start: Float, end: Float)
  /// Something that stands for a command.
  case button(ViewerCommand)

  /// The part that is meant, in the picture or in the list.
  public var part: Int? {
    switch self {
    case .part(let part), .row(let part), .eye(let part): part
    case .nothing, .panel, .heading, .headingEye, .slider, .button: nil
    }
  }

  /// Whether it is the picture itself, and no panel over it.
  public var isPicture: Bool {
    switch self {
    case .nothing, .part: true
    case .panel, .row, .eye, .heading, .headingEye, .slider, .button: false
    }
  }
}
