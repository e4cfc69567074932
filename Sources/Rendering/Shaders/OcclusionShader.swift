internal import BedsideViewing

/// The shader of ambient occlusion: creases and gaps, where less light arrives, become darker.
///
/// After McGuire and others, "The Alchemy Screen-Space Ambient Obscurance Algorithm", 2011: around
/// each point, depths on a spiral are compared with the plane of the surface.
enum OcclusionShader {
  /// How many depths are compared around each point.
  private static let count = 12

  /// Where they lie: on a spiral that fills the disc evenly, in its radius.
  private static let spiral = ShaderText.points(
    (0..<count).map { index in
      let angle = Angle(radians: Double(index) * 2.3999632)
      let radius = (Double(index) + 0.5) / Double(count)
      return SIMD2(angle.cosine * radius, angle.sine * radius)
    })

  /// The sixteen directions from which neighbouring pixels start, so that a 4 by 4 block has all.
  private static let starts = ShaderText.points(
    (0..<16).map { index in
      let angle = Angle(degrees: Double((index * 7) % 16) * 22.5)
      return SIMD2(angle.cosine, angle.sine)
    })

  static let fragment =
    PictureShader.inputs + """
      layout(location = 0) out vec2 result;
      uniform sampler2D depths;
      uniform mat4 projection;
      uniform float reach;
      uniform float bias;
      const vec2 spiral[\(count)] = \(spiral);
      const vec2 starts[16] = \(starts);

      // The point that is seen at a pixel. Pixels are counted instead of measured: the middle of a block
      // of pixels lies between two of them, where rounding would choose now one and now the other.
      vec3 at(ivec2 pixel) {
        ivec2 size = textureSize(depths, 0);
        float depth = texelFetch(depths, clamp(pixel, ivec2(0), size - 1), 0).r * 2.0 - 1.0;
        float z = -projection[3][2] / (depth + projection[2][2]);
        vec2 spot = (vec2(pixel) + 0.5) / vec2(size);
        vec2 plane = spot * 2.0 - 1.0 + vec2(projection[2][0], projection[2][1]);
        return vec3(-z * plane / vec2(projection[0][0], projection[1][1]), z);
      }

      vec3 nearer(vec3 a, vec3 middle, vec3 b) {
        vec3 back = middle - a;
        vec3 on = b - middle;
        return abs(back.z) < abs(on.z) ? back : on;
      }

      void main() {
        vec2 size = vec2(textureSize(depths, 0));
        ivec2 middle = ivec2(spot * size + 0.01);
        // What is behind the model was cleared to be open.
        if (texelFetch(depths, middle, 0).r == 1.0) discard;
        vec3 here = at(middle);
        ivec2 dx = ivec2(1, 0);
        ivec2 dy = ivec2(0, 1);
        vec3 right = nearer(at(middle - dx), here, at(middle + dx));
        vec3 over = nearer(at(middle - dy), here, at(middle + dy));
        vec3 facing = normalize(cross(right, over));
        vec2 disc = reach * vec2(projection[0][0], projection[1][1]) * 0.5 / -here.z * size;
        ivec2 cell = ivec2(gl_FragCoord.xy) & 3;
        vec2 start = starts[cell.x + cell.y * 4];
        mat2 turn = mat2(start.x, start.y, -start.y, start.x);
        float hidden = 0.0;
        for (int i = 0; i < \(count); i++) {
          vec3 to = at(middle + ivec2(round(turn * spiral[i] * disc))) - here;
          float away = dot(to, to) / (reach * reach);
          hidden += max(0.0, dot(to, facing) / reach + bias * here.z / reach)
            * max(0.0, 1.0 - away) / (away + 0.02);
        }
        result = vec2(max(0.0, 1.0 - hidden * 1.9 / \(count).0), here.z);
      }
      """

  /// The mean of a 4 by 4 block, which holds every start once, without points of other surfaces.
  static let smoothing = """
    layout(location = 0) out vec2 result;
    uniform sampler2D occlusion;
    uniform float strength;

    void main() {
      ivec2 here = ivec2(gl_FragCoord.xy);
      ivec2 last = textureSize(occlusion, 0) - 1;
      float z = texelFetch(occlusion, here, 0).g;
      float sum = 0.0;
      float weights = 1.0e-4;
      for (int y = -2; y < 2; y++) {
        for (int x = -2; x < 2; x++) {
          vec2 value = texelFetch(occlusion, clamp(here + ivec2(x, y), ivec2(0), last), 0).rg;
          float weight = max(0.0, 1.0 - abs(value.y - z) * strength);
          sum += value.x * weight;
          weights += weight;
        }
      }
      result = vec2(sum / weights, z);
    }
    """
}
