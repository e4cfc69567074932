internal import BedsideViewing

/// The shaders of the parts.
///
/// One vertex stage serves every pass that draws surfaces, so that all of them see a part in the
/// same place. Light comes from lamps that move with the camera, so that every view is lit well: a
/// key light from the upper left, a weaker one from the right, one from behind that parts the model
/// from the background, and around it all the sky and the floor.
enum SurfaceShader {
  /// What is compiled into a program, as a software renderer runs both sides of every branch.
  struct Variant: Hashable {
    /// Whether a plane cuts what is drawn.
    var isCut = false
    /// Whether the part moves about a joint.
    var moves = false
    /// Whether its vertices have colours of their own.
    var isPainted = false
    /// Whether pictures lie on it, and what is seen through it then.
    var texturing: Texturing.Transparency?
    /// Whether one of these pictures is of bumps.
    var hasRelief = false

    fileprivate var definitions: String {
      let wanted = [
        (isCut, "CUT"), (moves, "MOVES"), (isPainted, "PAINTED"),
        (texturing != nil, "TEXTURED"),
        (texturing == .cutOut || texturing == .blended, "SEE_THROUGH"),
        (texturing == .blended, "BLENDED"), (hasRelief, "RELIEF"),
      ]
      return wanted.filter(\.0).map { "#define \($0.1)\n" }.joined()
    }
  }

  /// The vertex stage of every pass.
  static func vertex(_ variant: Variant) -> String {
    variant.definitions + (variant.moves ? MotionShader.text : "") + """
      layout(location = 0) in vec3 position;
      layout(location = 1) in vec3 normal;
      uniform mat4 modelView;
      uniform mat4 projection;
      out vec3 place;
      out vec3 direction;
      #ifdef PAINTED
      layout(location = 2) in vec3 paint;
      out vec3 painted;
      #endif
      #ifdef TEXTURED
      layout(location = 3) in vec2 pictured;
      out vec2 spot;
      #endif
      #ifdef CUT
      uniform vec4 section;
      out float gl_ClipDistance[1];
      #endif
      invariant gl_Position;

      void main() {
        vec3 point = position;
        vec3 moved = normal;
        #ifdef MOVES
        move(point, moved);
        #endif
        vec4 seen = modelView * vec4(point, 1.0);
        place = seen.xyz;
        direction = mat3(modelView) * moved;
        #ifdef PAINTED
        painted = paint * paint;
        #endif
        #ifdef TEXTURED
        spot = pictured;
        #endif
        #ifdef CUT
        gl_ClipDistance[0] = dot(section, seen);
        #endif
        gl_Position = projection * seen;
      }
      """
  }

  /// Solid surfaces: colour, and the number of the part.
  static func solid(_ variant: Variant) -> String {
    variant.definitions + LightingShader.source + inputs + """
      layout(location = 0) out vec4 color;
      layout(location = 1) out uint number;
      uniform uint part;

      void main() {
        #ifdef BLENDED
        // The rest is drawn as a veil.
        if (opacity() < \(veiled)) discard;
        #elif defined(SEE_THROUGH)
        if (opacity() < 0.5) discard;
        #endif
        vec3 eye = -normalize(place);
        vec3 facing = normal(eye);
        color = vec4(sqrt(lit(albedo(), facing, eye)), 1.0);
        number = part;
      }
      """
  }

  /// Transparent surfaces: clear where they face the viewer, denser towards the rim, as glass is.
  ///
  /// What lies nearer weighs more, so that the layers can be added up in any order (after McGuire
  /// and Bavoil, "Weighted Blended Order-Independent Transparency", 2013). The first target's
  /// opacity is what all layers together let through.
  static func ghost(_ variant: Variant) -> String {
    variant.definitions + LightingShader.source + inputs + """
      layout(location = 0) out vec4 sum;
      uniform vec3 glass;
      uniform vec3 edge;
      layout(location = 1) out vec4 weights;

      void main() {
        vec3 eye = -normalize(place);
        vec3 facing = normal(eye);
        float rim = 1.0 - abs(dot(facing, eye));
        float dense = mix(0.13, 0.80, rim * rim);
        dense *= gl_FrontFacing ? 1.0 : 0.5;
        #ifdef SEE_THROUGH
        dense *= opacity();
        #endif
        float near = 1.0 - 0.95 * gl_FragCoord.z;
        float weight = dense * near * near * near;
        vec3 light = lit(albedo(), facing, eye) * mix(glass, edge, rim);
        sum = vec4(light * weight, dense);
        weights = vec4(weight);
      }
      """
  }

  /// Materials and pictures that let some light through, added up as ghosts are.
  static func veil(_ variant: Variant) -> String {
    variant.definitions + LightingShader.source + inputs + """
      layout(location = 0) out vec4 sum;
      layout(location = 1) out vec4 weights;
      uniform float density;

      void main() {
        float dense = density;
        #ifdef SEE_THROUGH
        dense *= opacity();
        #endif
        if (dense < 0.004 || dense >= \(veiled)) discard;
        vec3 eye = -normalize(place);
        float near = 1.0 - 0.95 * gl_FragCoord.z;
        float weight = dense * near * near * near;
        sum = vec4(lit(albedo(), normal(eye), eye) * weight, dense);
        weights = vec4(weight);
      }
      """
  }

  /// The numbers of the parts that let some light through, as far as they can be seen.
  static func number(_ variant: Variant) -> String {
    variant.definitions + inputs + """
      layout(location = 0) out uint number;
      uniform uint part;
      uniform float density;

      void main() {
        float dense = density;
        #ifdef SEE_THROUGH
        dense *= opacity();
        #endif
        if (dense < \(faint) || dense >= \(veiled)) discard;
        number = part;
      }
      """
  }

  /// Surfaces that leave no trace but in the stencil.
  static let shape = "void main() {}"

  /// Below this opacity, just less than that of the clearest material, nobody means what he hardly
  /// sees.
  private static let faint = "0.09"

  /// From this opacity on, surfaces are solid.
  private static let veiled = "0.98"

  private static let inputs =
    """
    in vec3 place;
    in vec3 direction;

    """ + PictureLayers.text + """

      vec3 normal(vec3 eye) {
        vec3 facing = normalize(direction);
        // An open surface is seen from both sides.
        facing = dot(facing, eye) < 0.0 && !gl_FrontFacing ? -facing : facing;
        #ifdef RELIEF
        return raised(facing, place);
        #else
        return facing;
        #endif
      }

      """
}
