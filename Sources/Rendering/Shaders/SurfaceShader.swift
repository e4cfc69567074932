/// The shaders of the parts.
///
/// Light comes from lamps that move with the camera, so that every view is lit well: a key light
/// from the upper left, a weaker one from the right, one from behind that parts the model from the
/// background, and the sky and the floor.
enum SurfaceShader {
  static let vertex =
    MotionShader.text + """
      layout(location = 0) in vec3 position;
      layout(location = 1) in vec3 normal;
      layout(location = 2) in vec3 paint;
      uniform mat4 modelView;
      uniform mat4 projection;
      out vec3 place;
      out vec3 direction;
      out vec3 painted;
      invariant gl_Position;

      void main() {
        vec3 point = position;
        vec3 moved = normal;
        move(point, moved);
        vec4 seen = modelView * vec4(point, 1.0);
        place = seen.xyz;
        direction = mat3(modelView) * moved;
        painted = paint * paint;
        gl_Position = projection * seen;
      }
      """

  /// Solid surfaces: colour, and the number of the part.
  static let solid =
    lighting + """
      layout(location = 0) out vec4 color;
      layout(location = 1) out uint number;
      uniform uint part;

      void main() {
        vec3 eye = -normalize(place);
        vec3 facing = normal(eye);
        color = vec4(lit(facing, eye), 1.0);
        number = part;
      }
      """

  /// Transparent surfaces: clear where they face the viewer, denser towards the rim, as glass is.
  static let ghost =
    lighting + """
      layout(location = 0) out vec4 color;

      void main() {
        vec3 eye = -normalize(place);
        vec3 facing = normal(eye);
        float rim = 1.0 - clamp(dot(facing, eye), 0.0, 1.0);
        color = vec4(lit(facing, eye) * vec3(0.80, 0.86, 0.93), mix(0.16, 0.80, rim * rim));
      }
      """

  private static let lighting = """
    in vec3 place;
    in vec3 direction;
    in vec3 painted;
    uniform vec3 base;
    uniform float specular;
    uniform float shininess;
    uniform vec3 up;

    vec3 normal(vec3 eye) {
      vec3 facing = normalize(direction);
      // An open surface is seen from both sides.
      return dot(facing, eye) < 0.0 && !gl_FrontFacing ? -facing : facing;
    }

    vec3 lamp(vec3 facing, vec3 eye, vec3 toLamp, vec3 light, float wrap) {
      // Light that wraps a little around the edge, as it does on anything that is not hard.
      float diffuse = max(0.0, (dot(facing, toLamp) + wrap) / (1.0 + wrap));
      vec3 halfway = normalize(toLamp + eye);
      float glint = pow(max(0.0, dot(facing, halfway)), shininess) * (shininess + 8.0) / 25.13;
      float grazing = 1.0 - max(0.0, dot(halfway, eye));
      float reflected = specular * (0.25 + 0.75 * grazing * grazing);
      return light * (base * painted * diffuse + reflected * glint * step(0.0, dot(facing, toLamp)));
    }

    vec3 lit(vec3 facing, vec3 eye) {
      float sky = 0.5 + 0.5 * dot(facing, up);
      vec3 light = base * painted * mix(vec3(0.20, 0.185, 0.175), vec3(0.40, 0.42, 0.45), sky);
      light += lamp(facing, eye, vec3(-0.46, 0.62, 0.64), vec3(0.72, 0.70, 0.66), 0.18);
      light += lamp(facing, eye, vec3(0.82, 0.08, 0.57), vec3(0.17, 0.19, 0.23), 0.25);
      light += lamp(facing, eye, vec3(0.30, 0.45, -0.84), vec3(0.22, 0.24, 0.27), 0.0);
      return light;
    }

    """
}
