internal import BedsideViewing

/// The shader of the finished picture: occlusion and outlines are added to the light, and the
/// result is encoded in sRGB.
enum CompositeShader {
  /// The shader with or without each of its additions.
  ///
  /// A software renderer runs both sides of every branch, so what is not wanted is left out.
  static func fragment(hasOcclusion: Bool, hasOutlines: Bool) -> String {
    (hasOcclusion ? "#define OCCLUSION\n" : "") + (hasOutlines ? "#define OUTLINES\n" : "")
      + source
  }

  /// Where the numbers of parts are compared: twelve directions, at two distances in turn.
  private static let ring = ShaderText.points(
    (0..<12).map { index in
      let angle = Angle(degrees: Double(index) * 30)
      let radius = index.isMultiple(of: 2) ? 1 : 0.55
      return SIMD2(angle.cosine * radius, angle.sine * radius)
    })

  private static let source = """
    in vec2 spot;
    layout(location = 0) out vec4 color;
    uniform sampler2D colors;
    uniform usampler2D parts;
    uniform sampler2D occlusion;
    uniform sampler2D depths;
    uniform sampler2D outlines;
    uniform float width;
    uniform float strength;
    uniform vec2 depthRange;

    #ifdef OCCLUSION
    // Between the four nearest values of the smaller picture, without those of other surfaces.
    float open() {
      float z = -depthRange.y / (texture(depths, spot).r * 2.0 - 1.0 + depthRange.x);
      ivec2 last = textureSize(occlusion, 0) - 1;
      vec2 place = spot * vec2(last + 1) - 0.5;
      vec2 share = fract(place);
      float sum = 1.0e-4;
      float weights = 1.0e-4;
      for (int i = 0; i < 4; i++) {
        ivec2 corner = ivec2(i & 1, i >> 1);
        vec2 value = texelFetch(occlusion, clamp(ivec2(place) + corner, ivec2(0), last), 0).rg;
        vec2 near = mix(1.0 - share, share, vec2(corner));
        float weight = near.x * near.y * max(0.0, 1.0 - abs(value.y - z) * strength);
        sum += value.x * weight;
        weights += weight;
      }
      return sum / weights;
    }
    #endif

    #ifdef OUTLINES
    const vec2 ring[12] = \(ring);

    vec4 line() {
      ivec2 size = textureSize(parts, 0);
      ivec2 here = ivec2(spot * vec2(size));
      uint mine = texelFetch(parts, here, 0).r;
      vec4 own = texelFetch(outlines, ivec2(mine & 1023u, mine >> 10), 0);
      vec4 found = vec4(0.0);
      float hits = 0.0;
      for (int i = 0; i < 12; i++) {
        ivec2 near = here + ivec2(round(ring[i] * width));
        uint other = texelFetch(parts, clamp(near, ivec2(0), size - 1), 0).r;
        if (other == mine) continue;
        vec4 theirs = texelFetch(outlines, ivec2(other & 1023u, other >> 10), 0);
        vec4 line = theirs.a > own.a ? theirs : own;
        if (line.a > found.a) found = line;
        hits += line.a > 0.0 ? 1.0 : 0.0;
      }
      return vec4(found.rgb, found.a * smoothstep(0.0, 4.0, hits));
    }

    #endif

    // The curve of sRGB to half a level of 255, by roots instead of powers.
    vec3 encoded(vec3 light) {
      vec3 root2 = sqrt(light);
      vec3 root4 = sqrt(root2);
      vec3 root8 = sqrt(root4);
      return 0.662002687 * root2 + 0.684122060 * root4 - 0.323583601 * root8 - 0.022541147 * light;
    }

    void main() {
      vec3 light = texture(colors, spot).rgb;
      #ifdef OCCLUSION
      light *= mix(vec3(0.20, 0.15, 0.14), vec3(1.0), open());
      #endif
      vec3 shown = encoded(light);
      #ifdef OUTLINES
      vec4 outline = line();
      shown = mix(shown, outline.rgb, outline.a);
      #endif
      color = vec4(shown, 1.0);
    }
    """
}
