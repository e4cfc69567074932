/// Why no picture can be made without a display.
public enum OffscreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The driver cannot do without a display.
  case noDisplay
  /// The driver has no OpenGL 3.3; the code is EGL's.
  case noOpenGL(code: Int)

  /// What is wrong.
  public var description: String {
    switch self {
    case .noDisplay: "the graphics driver cannot draw without a display"
    case .noOpenGL(let code): "the graphics driver offers no OpenGL 3.3 (EGL error \(code))"
    }
  }
}
