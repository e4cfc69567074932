/// The vertex stage of passes that work on whole pictures: one triangle that covers the picture.
enum PictureShader {
  static let vertex = """
    void main() {
      vec2 spot = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
      gl_Position = vec4(spot * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  /// Where in the picture a pixel lies, from 0 to 1.
  ///
  /// Counted, not handed on from the vertices: a software renderer compiles a program for each set of
  /// values that triangles hand on, anew in every run.
  static let inputs = """
    uniform vec2 pixelSize;
    vec2 spot = gl_FragCoord.xy * pixelSize;

    """
}
