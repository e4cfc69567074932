internal import CGLFW

/// A window with an OpenGL 3.3 context, which is current as long as it exists.
@MainActor
@safe public final class Window {
  private let handle: OpaquePointer
  private var events: [WindowEvent] = []

  /// Opens a window, or makes a hidden one to draw for a file.
  ///
  /// - Throws: When there is no display or no OpenGL 3.3.
  public init(
    title: String, width: Int, height: Int, isVisible: Bool = true
  ) throws(WindowError) {
    guard glfwInit() == GLFW_TRUE else { throw Self.latestError }
    glfwDefaultWindowHints()
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3)
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3)
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE)
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE)
    glfwWindowHint(GLFW_VISIBLE, isVisible ? GLFW_TRUE : GLFW_FALSE)
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE)
    // What is drawn here is a finished picture, so neither depth nor samples are needed.
    glfwWindowHint(GLFW_DEPTH_BITS, 0)
    glfwWindowHint(GLFW_STENCIL_BITS, 0)
    unsafe glfwWindowHintString(GLFW_X11_CLASS_NAME, "bedside-viewer")
    unsafe glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "bedside-viewer")
    var size = WindowSize(width: width, height: height)
    if isVisible { size = Self.fitting(size) }
    let made = unsafe glfwCreateWindow(CInt(size.width), CInt(size.height), title, nil, nil)
    guard let made = unsafe made else {
      let error = Self.latestError
      glfwTerminate()
      throw error
    }
    unsafe handle = made
    unsafe glfwMakeContextCurrent(made)
    glfwSwapInterval(1)
    unsafe glfwSetWindowSizeLimits(made, 320, 240, GLFW_DONT_CARE, GLFW_DONT_CARE)
    unsafe glfwSetWindowUserPointer(made, Unmanaged.passUnretained(self).toOpaque())
    listen()
  }

  isolated deinit {
    unsafe glfwDestroyWindow(handle)
    glfwTerminate()
  }

  /// The size of the picture in pixels, which may differ from the size of the window.
  public var pixels: (width: Int, height: Int) {
    var (width, height): (CInt, CInt) = (0, 0)
    unsafe glfwGetFramebufferSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size of the window in the units of its events.
  public var size: (width: Int, height: Int) {
    var (width, height): (CInt, CInt) = (0, 0)
    unsafe glfwGetWindowSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// How many pixels of the screen a point of text should have.
  public var contentScale: Float {
    var (x, y): (Float, Float) = (1, 1)
    unsafe glfwGetWindowContentScale(handle, &x, &y)
    return max(x, y, 0.5)
  }

  /// Shows what was drawn.
  public func present() { unsafe glfwSwapBuffers(handle) }

  /// The events since the last call, after waiting for one for at most `seconds`.
  ///
  /// Nil waits as long as it takes; zero does not wait.
  public func events(waitingFor seconds: Double?) -> [WindowEvent] {
    switch seconds {
    case nil: glfwWaitEvents()
    case let seconds? where seconds > 0: glfwWaitEventsTimeout(seconds)
    default: glfwPollEvents()
    }
    defer { events = [] }
    return events
  }

  func add(_ event: WindowEvent) {
    // Moves between two frames count as one; otherwise a slow frame lags behind the hand.
    if case .pointerMoved = event, case .pointerMoved? = events.last { events.removeLast() }
    events.append(event)
  }

  /// The window that GLFW calls back about.
  static func owner(of handle: OpaquePointer?) -> Window? {
    unsafe glfwGetWindowUserPointer(handle)
      .map { unsafe Unmanaged<Window>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The size at which a window fits onto the first screen, as far as that can be told.
  private static func fitting(_ size: WindowSize) -> WindowSize {
    guard let screen = unsafe glfwGetPrimaryMonitor() else { return size }
    var (width, height): (CInt, CInt) = (0, 0)
    unsafe glfwGetMonitorWorkarea(screen, nil, nil, &width, &height)
    var (x, y): (Float, Float) = (1, 1)
    unsafe glfwGetMonitorContentScale(screen, &x, &y)
    return size.fitting(
      into: WindowSize(width: Int(width), height: Int(height)), scale: max(x, y))
  }

  private static var latestError: WindowError {
    var text: UnsafePointer<CChar>?
    _ = unsafe glfwGetError(&text)
    return WindowError(reason: unsafe text.map { unsafe String(cString: $0) } ?? "no reason given")
  }

  private func listen() {
    unsafe Self.listenToKeys(handle)
    unsafe Self.listenToPointer(handle)
    unsafe Self.listenToWindow(handle)
  }
}
