#if Offscreen
internal import CEGL

/// An OpenGL context that needs no display.
///
/// It is current from the moment it is made until it goes.
@safe public final class OffscreenContext {
  private let display: EGLDisplay
  private let context: EGLContext

  /// Makes a context for OpenGL 3.3 or newer, and makes it current.
  ///
  /// - Throws: When the driver cannot draw without a display.
  public init() throws(OffscreenError) {
    guard
      let display = unsafe eglGetPlatformDisplay(
        EGLenum(EGL_PLATFORM_SURFACELESS_MESA), nil, nil)
    else { throw .noDisplay }
    guard unsafe eglInitialize(display, nil, nil) == EGLBoolean(EGL_TRUE) else {
      throw .noDisplay
    }
    guard eglBindAPI(EGLenum(EGL_OPENGL_API)) == EGLBoolean(EGL_TRUE) else {
      throw .noOpenGL(code: Int(eglGetError()))
    }
    let attributes: [EGLint] = [
      EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
      EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE,
    ]
    guard
      let context = unsafe eglCreateContext(display, nil, nil, attributes),
      unsafe eglMakeCurrent(display, nil, nil, context) == EGLBoolean(EGL_TRUE)
    else { throw .noOpenGL(code: Int(eglGetError())) }
    unsafe self.display = display
    unsafe self.context = context
  }

  deinit {
    unsafe eglMakeCurrent(display, nil, nil, nil)
    unsafe eglDestroyContext(display, context)
    unsafe eglTerminate(display)
  }
}
#endif
