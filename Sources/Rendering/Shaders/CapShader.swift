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
    uniform float bulk;
    out vec2 spot;

    void main() {
      vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
      vec3 place = middle + corner.x * across + corner.y * along;
      spot = corner;
      gl_Position = projection * vec4(place, 1.0);
      // Where two parts overlap, the face of the smaller one lies in front: what is inside shows.
      gl_Position.z += bulk * 3e-4 * gl_Position.w;
    }
    """

  /// What is kept of a face.
  enum Pass: Hashable {
    /// Its colour and the number of the part.
    case solid
    /// Its light, to be added up with that of other clear surfaces.
    case veil
    /// The number of the part alone.
    case number

    fileprivate var definition: String {
      switch self {
      case .solid: "#define SOLID\n"
      case .veil: "#define VEIL\n"
      case .number: ""
      }
    }
  }

  static func fragment(_ pass: Pass) -> String { pass.definition + source }

  private static let source = """
    #ifdef SOLID
    layout(location = 0) out vec4 color;
    layout(location = 1) out uint number;
    #elif defined(VEIL)
    layout(location = 0) out vec4 sum;
    layout(location = 1) out vec4 weights;
    #else
    layout(location = 0) out uint number;
    #endif
    in vec2 spot;
    uniform vec3 base;
    uniform vec2 start;
    uniform vec2 size;
    uniform float spacing;
    uniform float density;
    uniform uint part;

    // Lit evenly: a flat face that turned dark would hide its colour.
    vec3 hatched() {
      vec2 at = start + spot * size;
      float across = (at.x + at.y) / spacing;
      float width = fwidth(across);
      float away = abs(fract(across) - 0.5);
      float stripe = (1.0 - smoothstep(0.14, 0.14 + width, away)) * (1.0 - smoothstep(0.3, 0.7, width));
      return base * mix(0.94, 0.74, stripe);
    }

    void main() {
      #ifdef SOLID
      color = vec4(sqrt(hatched()), 1.0);
      #endif
      #ifdef VEIL
      float near = 1.0 - 0.95 * gl_FragCoord.z;
      float weight = density * near * near * near;
      sum = vec4(hatched() * weight, density);
      weights = vec4(weight);
      #else
      number = part;
      #endif
    }
    """
}
