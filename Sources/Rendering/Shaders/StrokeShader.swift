/// The shader of lines and points, which have no surface that light could fall on.
enum StrokeShader {
  static let fragment = """
    layout(location = 0) out vec4 color;
    layout(location = 1) out uint number;
    uniform vec3 ink;

    void main() {
      color = vec4(sqrt(ink), 1.0);
      number = 0u;
    }
    """
}
