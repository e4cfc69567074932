internal import COpenGL

/// The vertices and triangles of a model in the graphics processor's memory.
final class SceneBuffers {
  private var array: GLuint = 0
  private var buffers: [GLuint] = [0, 0]

  /// Uploads interleaved vertices, `stride` numbers each of which the first six are position and
  /// normal, and the places of the corners of triangles.
  init(vertices: [Float], stride: Int, indices: [UInt32]) {
    unsafe glGenVertexArrays(1, &array)
    unsafe glGenBuffers(2, &buffers)
    glBindVertexArray(array)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffers[0])
    unsafe vertices.withUnsafeBytes { bytes in
      unsafe glBufferData(
        GLenum(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STATIC_DRAW))
    }
    glBindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), buffers[1])
    unsafe indices.withUnsafeBytes { bytes in
      unsafe glBufferData(
        GLenum(GL_ELEMENT_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STATIC_DRAW))
    }
    let bytes = GLsizei(stride * MemoryLayout<Float>.size)
    for place in 0..<2 {
      glEnableVertexAttribArray(GLuint(place))
      let offset = place * 3 * MemoryLayout<Float>.size
      unsafe glVertexAttribPointer(
        GLuint(place), 3, GLenum(GL_FLOAT), GLboolean(GL_FALSE), bytes,
        UnsafeRawPointer(bitPattern: offset))
    }
  }

  deinit {
    unsafe glDeleteVertexArrays(1, &array)
    unsafe glDeleteBuffers(2, &buffers)
  }

  /// Makes these the buffers that are drawn from.
  func bind() { glBindVertexArray(array) }

  /// Draws the triangles at `places`.
  func draw(_ places: Range<Int>) {
    let offset = places.lowerBound * 3 * MemoryLayout<UInt32>.size
    unsafe glDrawElements(
      GLenum(GL_TRIANGLES), GLsizei(places.count * 3), GLenum(GL_UNSIGNED_INT),
      UnsafeRawPointer(bitPattern: offset))
  }
}
