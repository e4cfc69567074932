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
    /// Colours in sRGB, their light multiplied by their opacity; smaller copies for the distance.
    case surface
    /// Directions; smaller copies for the distance.
    case relief
    /// One byte as it is; smaller copies for the distance.
    case mask

    fileprivate var isSmooth: Bool {
      switch self {
      case .color, .bytes, .light, .weight, .occlusion, .surface, .relief, .mask: true
      case .part, .depth: false
      }
    }

    fileprivate var hasSmallerCopies: Bool {
      switch self {
      case .surface, .relief, .mask: true
      case .color, .bytes, .part, .depth, .light, .weight, .occlusion: false
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
      case .surface: (GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE)
      case .relief: (GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE)
      case .mask: (GL_R8, GL_RED, GL_UNSIGNED_BYTE)
      }
    }
  }

  let handle: GLuint
  let format: Format
  let width: Int
  let height: Int

  /// Makes a texture, filled with `pixels` if there are any.
  init(_ format: Format, width: Int, height: Int, pixels: [UInt8]? = nil) {
    var handle: GLuint = 0
    unsafe glGenTextures(1, &handle)
    self.handle = handle
    self.format = format
    self.width = width
    self.height = height
    glBindTexture(GLenum(GL_TEXTURE_2D), handle)
    let filter = format.isSmooth ? GL_LINEAR : GL_NEAREST
    for name in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(name), filter)
    }
    for name in [GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(name), GL_CLAMP_TO_EDGE)
    }
    // Said before there are pixels: a driver would make room for smaller copies, and move everything
    // when it learns that there are none.
    if !format.hasSmallerCopies {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
    }
    let gl = format.gl
    // Rows follow each other without a gap.
    glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 1)
    unsafe Self.withBytes(pixels) { start in
      unsafe glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, gl.internal, GLsizei(width), GLsizei(height), 0,
        GLenum(gl.format), GLenum(gl.type), start)
    }
    if format.hasSmallerCopies {
      glGenerateMipmap(GLenum(GL_TEXTURE_2D))
      glTexParameteri(
        GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MIN_FILTER), GL_LINEAR_MIPMAP_LINEAR)
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

  /// Makes it the texture of a unit, with its edge spread out around it or repeated.
  func bind(to unit: Int, clamps: Bool) {
    bind(to: unit)
    for name in [GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T] {
      glTexParameteri(
        GLenum(GL_TEXTURE_2D), GLenum(name), clamps ? GL_CLAMP_TO_EDGE : GL_REPEAT)
    }
  }

  private static func withBytes(
    _ pixels: [UInt8]?, _ body: (UnsafeRawPointer?) -> Void
  ) {
    guard let pixels else { return body(nil) }
    unsafe pixels.withUnsafeBytes { unsafe body($0.baseAddress) }
  }
}
