/// The shader of the background: lightest behind the model, darker towards the corners.
enum BackdropShader {
  /// One triangle that covers the picture.
  static let vertex = """
    out vec2 spot;

    void main() {
      spot = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
      gl_Position = vec4(spot * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  static let fragment = """
    in vec2 spot;
    layout(location = 0) out vec4 color;
    layout(location = 1) out uint number;
    uniform vec3 middle;
    uniform vec3 edge;
    uniform vec4 tile;

    void main() {
      vec2 offset = (tile.xy + spot * tile.zw - vec2(0.5, 0.56)) * vec2(1.15, 1.3);
      color = vec4(mix(middle, edge, smoothstep(0.0, 1.0, dot(offset, offset) * 1.6)), 1.0);
      number = 0u;
    }
    """
}
