internal import COpenGL

/// A multisampled picture that is only drawn into.
final class Renderbuffer {
  let handle: GLuint
  let width: Int
  let height: Int

  /// Makes a buffer of `samples` samples a pixel.
  init(_ format: Int32, width: Int, height: Int, samples: Int) {
    var handle: GLuint = 0
    unsafe glGenRenderbuffers(1, &handle)
    self.handle = handle
    self.width = width
    self.height = height
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), handle)
    glRenderbufferStorageMultisample(
      GLenum(GL_RENDERBUFFER), GLsizei(samples), GLenum(format), GLsizei(width), GLsizei(height))
  }

  deinit {
    var handle = handle
    unsafe glDeleteRenderbuffers(1, &handle)
  }
}
