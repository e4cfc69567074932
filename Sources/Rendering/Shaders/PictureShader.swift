/// The vertex stage of passes that work on whole pictures: one triangle that covers the picture.
enum PictureShader {
  static let vertex = """
    out vec2 spot;

    void main() {
      spot = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
      gl_Position = vec4(spot * 2.0 - 1.0, 0.0, 1.0);
    }
    """
}
