internal import BedsideMesh
internal import COpenGL

/// Draws pictures over what is there, and keeps them in the graphics processor's memory while
/// they are in use.
final class OverlayLayer {
  private let program: ShaderProgram
  private var textures: [Int: Texture] = [:]
  private let corners: SceneBuffers

  init() throws(RenderingError) {
    program = try ShaderProgram(
      "overlay", vertex: OverlayShader.vertex, fragment: OverlayShader.fragment)
    corners = SceneBuffers(
      vertices: [], layout: VertexLayout(hasTexcoords: false, hasColors: false),
      indices: [0, 1, 2, 3])
  }

  /// Draws images into what is bound, a picture of `width` by `height` pixels.
  func draw(_ images: [OverlayImage], width: Int, height: Int) {
    var used: [Int: Texture] = [:]
    glEnable(GLenum(GL_BLEND))
    glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    program.use()
    program.set("image", 0)
    for image in images where image.width > 0 && image.height > 0 {
      let texture =
        textures[image.key]
        ?? Texture(.bytes, width: image.width, height: image.height, pixels: image.pixels)
      used[image.key] = texture
      texture.bind(to: 0)
      let scale = SIMD2<Float>(2 / Float(width), -2 / Float(height))
      let start = SIMD2(Float(image.x), Float(image.y)) * scale + SIMD2(-1, 1)
      let end =
        SIMD2(Float(image.x + image.width), Float(image.y + image.height)) * scale + SIMD2(-1, 1)
      program.set("frame", SIMD4(start.x, start.y, end.x, end.y))
      corners.bind()
      corners.draw(GL_TRIANGLE_STRIP, from: 0, count: 4)
    }
    glDisable(GLenum(GL_BLEND))
    textures = used
  }
}
