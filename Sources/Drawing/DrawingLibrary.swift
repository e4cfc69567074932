internal import CLateLibraries

/// The libraries that draw, Cairo and Pango, which are opened when they are first needed.
public enum DrawingLibrary {
  /// Whether something can be drawn: whether they are built in and installed here.
  public static var isAvailable: Bool {
    #if Drawing
    late_drawing()
    #else
    false
    #endif
  }
}
