internal import COpenGL

/// A program for the graphics processor.
final class ShaderProgram {
  private let handle: GLuint
  private var locations: [String: GLint] = [:]

  /// Compiles and links GLSL 3.30 sources; the version line is added.
  init(_ name: String, vertex: String, fragment: String) throws(RenderingError) {
    let vertexShader = try Self.compile(vertex, GLenum(GL_VERTEX_SHADER), name)
    defer { glDeleteShader(vertexShader) }
    let fragmentShader = try Self.compile(fragment, GLenum(GL_FRAGMENT_SHADER), name)
    defer { glDeleteShader(fragmentShader) }
    handle = glCreateProgram()
    glAttachShader(handle, vertexShader)
    glAttachShader(handle, fragmentShader)
    glLinkProgram(handle)
    var isLinked: GLint = 0
    unsafe glGetProgramiv(handle, GLenum(GL_LINK_STATUS), &isLinked)
    guard isLinked != 0 else {
      var log = [GLchar](repeating: 0, count: 2048)
      unsafe glGetProgramInfoLog(handle, GLsizei(log.count), nil, &log)
      throw .shader(name: name, log: Self.text(log))
    }
  }

  deinit { glDeleteProgram(handle) }

  /// Makes this the program that draws.
  func use() { glUseProgram(handle) }

  /// Sets a number.
  func set(_ name: String, _ value: Float) { glUniform1f(location(name), value) }

  /// Sets a whole number, such as the unit of a texture.
  func set(_ name: String, _ value: Int) { glUniform1i(location(name), GLint(value)) }

  /// Sets an unsigned whole number.
  func set(_ name: String, _ value: UInt32) { glUniform1ui(location(name), value) }

  /// Sets two numbers.
  func set(_ name: String, _ value: SIMD2<Float>) { glUniform2f(location(name), value.x, value.y) }

  /// Sets three numbers.
  func set(_ name: String, _ value: SIMD3<Float>) {
    glUniform3f(location(name), value.x, value.y, value.z)
  }

  /// Sets four numbers.
  func set(_ name: String, _ value: SIMD4<Float>) {
    glUniform4f(location(name), value.x, value.y, value.z, value.w)
  }

  /// Sets an array whose elements have four numbers each.
  func set(_ name: String, fours values: [Float]) {
    unsafe glUniform4fv(location(name), GLsizei(values.count / 4), values)
  }

  /// Sets a 4 by 4 matrix, by columns.
  func set(_ name: String, matrix: [Float]) {
    unsafe glUniformMatrix4fv(location(name), 1, GLboolean(GL_FALSE), matrix)
  }

  private func location(_ name: String) -> GLint {
    if let known = locations[name] { return known }
    let found = unsafe glGetUniformLocation(handle, name)
    locations[name] = found
    return found
  }

  private static func compile(
    _ source: String, _ kind: GLenum, _ name: String
  ) throws(RenderingError) -> GLuint {
    let shader = glCreateShader(kind)
    let text = "#version 330 core\n" + source
    unsafe text.withCString { start in
      var start: UnsafePointer<CChar>? = unsafe start
      unsafe glShaderSource(shader, 1, &start, nil)
    }
    glCompileShader(shader)
    var isCompiled: GLint = 0
    unsafe glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &isCompiled)
    guard isCompiled != 0 else {
      var log = [GLchar](repeating: 0, count: 2048)
      unsafe glGetShaderInfoLog(shader, GLsizei(log.count), nil, &log)
      glDeleteShader(shader)
      throw .shader(name: name, log: Self.text(log))
    }
    return shader
  }

  private static func text(_ log: [GLchar]) -> String {
    String(decoding: log.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
