/// Why a picture cannot be drawn.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The graphics driver is older than OpenGL 3.3; the text is its version.
  case driverTooOld(String)
  /// The driver refused a shader; the texts are the shader's name and the driver's reason.
  case shader(name: String, log: String)
  /// The driver cannot draw into a picture of this size.
  case framebuffer(width: Int, height: Int)

  /// What is wrong and what would do.
  public var description: String {
    switch self {
    case .driverTooOld(let version):
      "the graphics driver offers OpenGL \(version); 3.3 or newer is needed"
    case .shader(let name, let log):
      "the graphics driver refused the shader '\(name)': \(log)"
    case .framebuffer(let width, let height):
      "the graphics driver cannot draw a picture of \(width)x\(height); ask for a smaller one"
    }
  }
}
