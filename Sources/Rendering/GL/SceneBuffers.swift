internal import BedsideMesh
internal import COpenGL

/// The vertices and triangles of a model in the graphics processor's memory.
final class SceneBuffers {
  private var array: GLuint = 0
  private var buffers: [GLuint] = [0, 0]

  /// Uploads vertices and the places of the corners of what they are joined to.
  init(vertices: [Float], layout: VertexLayout, indices: [UInt32]) {
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
    describe(0, at: layout.positionOffset, layout)
    describe(1, at: layout.normalOffset, layout)
    if layout.hasColors { describe(2, at: layout.colorOffset, layout) }
    if layout.hasTexcoords { describe(3, at: layout.texcoordOffset, count: 2, layout) }
  }

  /// Says where in a vertex numbers for the shader stand.
  private func describe(
    _ place: GLuint, at offset: Int, count: GLint = 3, _ layout: VertexLayout
  ) {
    let size = MemoryLayout<Float>.size
    glEnableVertexAttribArray(place)
    unsafe glVertexAttribPointer(
      place, count, GLenum(GL_FLOAT), GLboolean(GL_FALSE), GLsizei(layout.stride * size),
      UnsafeRawPointer(bitPattern: offset * size))
  }

  deinit {
    unsafe glDeleteVertexArrays(1, &array)
    unsafe glDeleteBuffers(2, &buffers)
  }

  /// Makes these the buffers that are drawn from.
  func bind() { glBindVertexArray(array) }

  /// Draws the triangles at `places`.
  func draw(triangles places: Range<Int>) {
    draw(GL_TRIANGLES, from: places.lowerBound * 3, count: places.count * 3)
  }

  /// How many triangles are handed to the driver before it is told to begin.
  ///
  /// A software renderer would else collect tens of megabytes of them while its threads that fill
  /// pixels wait.
  private static let batch = 8_000

  /// Draws the triangles at several stretches of places.
  func draw(triangles stretches: [Range<Int>]) {
    let pieces = stretches.flatMap { stretch in
      stride(from: stretch.lowerBound, to: stretch.upperBound, by: Self.batch).map { start in
        start..<min(start + Self.batch, stretch.upperBound)
      }
    }
    var rest = pieces[...]
    while !rest.isEmpty {
      var (count, end) = (0, rest.startIndex)
      while end < rest.endIndex, count < Self.batch {
        count += rest[end].count
        end += 1
      }
      drawAtOnce(rest[..<end])
      rest = rest[end...]
      if !rest.isEmpty { glFlush() }
    }
  }

  private func drawAtOnce(_ stretches: ArraySlice<Range<Int>>) {
    glVertexAttrib3f(2, 1, 1, 1)
    let counts = stretches.map { GLsizei($0.count * 3) }
    let size = 3 * MemoryLayout<UInt32>.size
    let starts = unsafe stretches.map { unsafe UnsafeRawPointer(bitPattern: $0.lowerBound * size) }
    unsafe glMultiDrawElements(
      GLenum(GL_TRIANGLES), counts, GLenum(GL_UNSIGNED_INT), starts, GLsizei(counts.count))
  }

  /// Draws primitives of OpenGL from a place among the indices.
  func draw(_ kind: Int32, from first: Int, count: Int) {
    // Where there are no colours, white is multiplied in.
    glVertexAttrib3f(2, 1, 1, 1)
    unsafe glDrawElements(
      GLenum(kind), GLsizei(count), GLenum(GL_UNSIGNED_INT),
      UnsafeRawPointer(bitPattern: first * MemoryLayout<UInt32>.size))
  }
}
