internal import COpenGL

/// A picture that shaders read.
final class Texture {
  /// What one pixel holds.
  enum Format {
    /// The square roots of light, which eight bits hold as finely as the eye sees, with opacity.
    case color
    /// Bytes as they are, with opacity.
    case bytes
    /// The number of a part.
    case part
    /// A depth of 24 bits, and a stencil of eight.
    case depth
    /// Light of any strength, with opacity.
    case light
    /// One number of any size.
    case weight
    /// Two halves: occlusion and distance.
    case occlusion

    fileprivate var isSmooth: Bool {
      switch self {
      case .color, .bytes, .light, .weight, .occlusion: true
      case .part, .depth: false
      }
    }

    fileprivate var gl: (internal: GLint, format: Int32, type: Int32) {
      switch self {
      case .color: (GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE)
      case .bytes: (GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE)
      case .part: (GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT)
      case .depth: (GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8)
      case .light: (GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT)
      case .weight: (GL_R16F, GL_RED, GL_HALF_FLOAT)
      case .occlusion: (GL_RG16F, GL_RG, GL_HALF_FLOAT)
      }
    }
  }

  let handle: GLuint
  let width: Int
  let height: Int

  /// Makes a texture, filled with `pixels` if there are any.
  init(_ format: Format, width: Int, height: Int, pixels: [UInt8]? = nil) {
    var handle: GLuint = 0
    unsafe glGenTextures(1, &handle)
    self.handle = handle
    self.width = width
    self.height = height
    glBindTexture(GLenum(GL_TEXTURE_2D), handle)
    let gl = format.gl
    unsafe Self.withBytes(pixels) { start in
      unsafe glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, gl.internal, GLsizei(width), GLsizei(height), 0,
        GLenum(gl.format), GLenum(gl.type), start)
    }
    let filter = format.isSmooth ? GL_LINEAR : GL_NEAREST
    for name in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(name), filter)
    }
    for name in [GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(name), GL_CLAMP_TO_EDGE)
    }
  }

  deinit {
    var handle = handle
    unsafe glDeleteTextures(1, &handle)
  }

  /// Makes it the texture of a unit.
  func bind(to unit: Int) {
    glActiveTexture(GLenum(GL_TEXTURE0 + Int32(unit)))
    glBindTexture(GLenum(GL_TEXTURE_2D), handle)
  }

  private static func withBytes(
    _ pixels: [UInt8]?, _ body: (UnsafeRawPointer?) -> Void
  ) {
    guard let pixels else { return body(nil) }
    unsafe pixels.withUnsafeBytes { unsafe body($0.baseAddress) }
  }
}
