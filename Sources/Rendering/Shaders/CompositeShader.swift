/// The shader of the finished picture: occlusion and outlines are added to the light, and the
/// result is encoded in sRGB.
enum CompositeShader {
  static let fragment = """
    in vec2 spot;
    layout(location = 0) out vec4 color;
    uniform sampler2D colors;
    uniform usampler2D parts;
    uniform sampler2D occlusion;
    uniform sampler2D depths;
    uniform sampler2D outlines;
    uniform bool hasOcclusion;
    uniform bool hasOutlines;
    uniform float width;
    uniform float strength;
    uniform vec2 depthRange;

    // The mean of a 4 by 4 block, which holds every direction of the noise once, without points
    // on other surfaces.
    float open() {
      float depth = texture(depths, spot).r;
      if (depth == 1.0) return 1.0;
      float z = -depthRange.y / (depth * 2.0 - 1.0 + depthRange.x);
      ivec2 size = textureSize(occlusion, 0);
      ivec2 first = ivec2(spot * vec2(size) - 1.5);
      float sum = 0.0;
      float weights = 0.0;
      for (int y = 0; y < 4; y++) {
        for (int x = 0; x < 4; x++) {
          vec2 value = texelFetch(occlusion, clamp(first + ivec2(x, y), ivec2(0), size - 1), 0).rg;
          float weight = max(0.0, 1.0 - abs(value.y - z) * strength) + 1.0e-3;
          sum += value.x * weight;
          weights += weight;
        }
      }
      return sum / weights;
    }

    vec4 line() {
      ivec2 size = textureSize(parts, 0);
      ivec2 here = ivec2(spot * vec2(size));
      uint mine = texelFetch(parts, here, 0).r;
      vec4 own = texelFetch(outlines, ivec2(mine & 1023u, mine >> 10), 0);
      vec4 found = vec4(0.0);
      float hits = 0.0;
      for (int i = 0; i < 12; i++) {
        float angle = float(i) * 0.5235988;
        float radius = width * ((i & 1) == 0 ? 1.0 : 0.55);
        ivec2 near = here + ivec2(round(vec2(cos(angle), sin(angle)) * radius));
        uint other = texelFetch(parts, clamp(near, ivec2(0), size - 1), 0).r;
        if (other == mine) continue;
        vec4 theirs = texelFetch(outlines, ivec2(other & 1023u, other >> 10), 0);
        vec4 line = theirs.a > own.a ? theirs : own;
        if (line.a > found.a) found = line;
        hits += line.a > 0.0 ? 1.0 : 0.0;
      }
      return vec4(found.rgb, found.a * smoothstep(0.0, 4.0, hits));
    }

    void main() {
      vec3 light = texture(colors, spot).rgb;
      if (hasOcclusion) light *= mix(vec3(0.20, 0.15, 0.14), vec3(1.0), open());
      vec3 low = light * 12.92;
      vec3 high = 1.055 * pow(max(light, vec3(1.0e-4)), vec3(1.0 / 2.4)) - 0.055;
      vec3 shown = mix(high, low, lessThan(light, vec3(0.0031308)));
      if (hasOutlines) {
        vec4 outline = line();
        shown = mix(shown, outline.rgb, outline.a);
      }
      color = vec4(shown, 1.0);
    }
    """
}
