/// The shader of ambient occlusion: creases and gaps, where less light arrives, become darker.
///
/// After McGuire and others, "The Alchemy Screen-Space Ambient Obscurance Algorithm", 2011: around
/// each point, depths on a spiral are compared with the plane of the surface.
enum OcclusionShader {
  static let fragment = """
    in vec2 spot;
    layout(location = 0) out vec2 result;
    uniform sampler2D depths;
    uniform mat4 projection;
    uniform vec2 pixel;
    uniform float reach;
    uniform float bias;
    const int count = 14;

    vec3 at(vec2 spot) {
      float depth = texture(depths, spot).r * 2.0 - 1.0;
      float z = -projection[3][2] / (depth + projection[2][2]);
      vec2 flat2 = spot * 2.0 - 1.0;
      vec2 slope = (flat2 + vec2(projection[2][0], projection[2][1]))
        / vec2(projection[0][0], projection[1][1]);
      return vec3(-z * slope, z);
    }

    vec3 nearer(vec3 a, vec3 middle, vec3 b) {
      vec3 back = middle - a;
      vec3 on = b - middle;
      return abs(back.z) < abs(on.z) ? back : on;
    }

    void main() {
      if (texture(depths, spot).r == 1.0) {
        result = vec2(1.0, -1.0e4);
        return;
      }
      vec3 here = at(spot);
      vec2 dx = vec2(pixel.x, 0.0);
      vec2 dy = vec2(0.0, pixel.y);
      vec3 right = nearer(at(spot - dx), here, at(spot + dx));
      vec3 over = nearer(at(spot - dy), here, at(spot + dy));
      vec3 facing = normalize(cross(right, over));
      vec2 size = reach * vec2(projection[0][0], projection[1][1]) * 0.5 / -here.z;
      ivec2 cell = ivec2(gl_FragCoord.xy) & 3;
      float start = float((cell.x * 4 + cell.y * 5 + (cell.x ^ cell.y) * 3) & 15) * 0.3927;
      float hidden = 0.0;
      for (int i = 0; i < count; i++) {
        float share = (float(i) + 0.5) / float(count);
        float angle = start + float(i) * 2.3999632;
        vec3 to = at(spot + vec2(cos(angle), sin(angle)) * size * share) - here;
        float far2 = dot(to, to);
        float fade = max(0.0, 1.0 - far2 / (reach * reach));
        hidden += max(0.0, dot(to, facing) + bias * here.z) * fade / (far2 + 0.02 * reach * reach);
      }
      result = vec2(max(0.0, 1.0 - hidden * reach * 1.15 / float(count)), here.z);
    }
    """
}
