/// The shaders of the faces where a plane cuts solid parts.
///
/// A face is drawn in its part's colour with lines across it, as cut faces are in drawings.
enum CapShader {
  /// A square of the plane around a part.
  static let vertex = """
    uniform mat4 projection;
    uniform vec3 middle;
    uniform vec3 across;
    uniform vec3 along;
    out vec3 place;
    out vec2 spot;

    void main() {
      vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
      place = middle + corner.x * across + corner.y * along;
      spot = corner;
      gl_Position = projection * vec4(place, 1.0);
    }
    """

  static let fragment =
    LightingShader.source + """
      in vec3 place;
      in vec2 spot;
      layout(location = 0) out vec4 color;
      layout(location = 1) out uint number;
      uniform vec3 base;
      uniform vec3 facing;
      uniform vec2 start;
      uniform vec2 size;
      uniform float spacing;
      uniform uint part;

      void main() {
        vec2 at = start + spot * size;
        float across = (at.x + at.y) / spacing;
        float width = fwidth(across);
        float away = abs(fract(across) - 0.5);
        float stripe = smoothstep(0.16 + width, 0.16, away) * smoothstep(0.7, 0.3, width);
        vec3 eye = -normalize(place);
        vec3 tone = base * mix(1.0, 0.80, stripe);
        color = vec4(lit(tone, dot(facing, eye) < 0.0 ? -facing : facing, eye), 1.0);
        number = part;
      }
      """
}
