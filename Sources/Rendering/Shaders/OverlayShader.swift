/// The shader of pictures that lie over the model.
enum OverlayShader {
  static let vertex = """
    uniform vec4 frame;
    out vec2 spot;

    void main() {
      vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
      spot = corner;
      gl_Position = vec4(mix(frame.xy, frame.zw, corner), 0.0, 1.0);
    }
    """

  static let fragment = """
    in vec2 spot;
    layout(location = 0) out vec4 color;
    uniform sampler2D image;

    void main() { color = texture(image, spot); }
    """
}
