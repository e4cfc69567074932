import Glibc

/// What this build is and what is in it.
enum Version {
  static let number = "0.1.0"

  static var text: String {
    var parts = ["OBJ and MTL", "window (GLFW)", "terminal pictures"]
    #if Offscreen
    parts.append("pictures without a display (EGL)")
    #endif
    #if Symbols
    parts.append("fine symbols and sixel (Chafa)")
    #endif
    #if Drawing
    parts.append("text in pictures (Cairo, Pango)")
    #endif
    #if Photographs
    parts.append("JPEG pictures (libjpeg-turbo)")
    #endif
    return "bedside-viewer \(number)\nwith \(parts.joined(separator: ", "))"
  }
}

/// Ends the process.
func exitProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }
