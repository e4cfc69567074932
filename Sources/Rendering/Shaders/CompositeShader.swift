internal import BedsideViewing

/// The shader of the finished picture: occlusion, transparent parts and lines are added to the
/// light, and the result is encoded in sRGB.
enum CompositeShader {
  /// The shader with or without each of its additions.
  ///
  /// A software renderer runs both sides of every branch, so what is not wanted is left out.
  static func fragment(_ additions: Additions) -> String {
    let wanted = [
      (additions.occlusion, "OCCLUSION"), (additions.isFine, "FINE"), (additions.ghosts, "GHOSTS"),
      (additions.veils, "VEILS"), (additions.outlines, "OUTLINES"),
      (additions.smoothing, "SMOOTHING"), (additions.caps, "CAPS"),
      (additions.backdrop, "BACKDROP"),
    ]
    return wanted.filter(\.0).map { "#define \($0.1)\n" }.joined() + source
  }

  /// Where the numbers of parts are compared: twelve directions, at two distances in turn.
  private static let ring = ShaderText.points(
    (0..<12).map { index in
      let angle = Angle(degrees: Double(index) * 30)
      let radius = index.isMultiple(of: 2) ? 1 : 0.55
      return SIMD2(angle.cosine * radius, angle.sine * radius)
    })

  private static let source =
    PictureShader.inputs + """
      layout(location = 0) out vec4 color;
      uniform sampler2D colors;
      uniform usampler2D parts;
      uniform usampler2D veils;
      uniform sampler2D occlusion;
      uniform sampler2D depths;
      uniform sampler2D outlines;
      uniform sampler2D ghosts;
      uniform sampler2D ghostWeights;
      uniform float width;
      uniform float strength;
      uniform vec2 depthRange;

      """ + backdrop + open + smoothed + lines + """

      // The curve of sRGB to half a level of 255, by roots instead of powers.
      vec3 encoded(vec3 light) {
        vec3 root2 = sqrt(light);
        vec3 root4 = sqrt(root2);
        vec3 root8 = sqrt(root4);
        return
          0.662002687 * root2 + 0.684122060 * root4 - 0.323583601 * root8 - 0.022541147 * light;
      }

      void main() {
        #ifdef SMOOTHING
        vec4 found = smoothed();
        #else
        vec4 found = texture(colors, spot);
        #endif
        // Without a background the colours at edges are those of the model alone.
        vec3 root = found.rgb / max(found.a, 1.0e-3);
        vec3 light = root * root;
        #ifdef OCCLUSION
        light *= mix(vec3(0.20, 0.15, 0.14), vec3(1.0), open());
        #endif
        #if defined(CAPS) && !defined(VEILS)
        light *= 1.0 - 0.72 * rim(parts);
        #endif
        #ifdef GHOSTS
        vec4 layers = texture(ghosts, spot);
        vec3 layered = layers.rgb / max(texture(ghostWeights, spot).r, 1.0e-5);
        float covered = found.a * layers.a;
        light = mix(layered, light, covered / max(covered + 1.0 - layers.a, 1.0e-4));
        found.a = covered + 1.0 - layers.a;
        #if defined(VEILS) && defined(CAPS)
        // Clear faces lie beside solid ones, and must not cover half of the lines between them.
        light *= 1.0 - 0.72 * max(rim(parts), rim(veils));
        #endif
        #endif
        #ifdef BACKDROP
        light = mix(backdrop(), light, found.a);
        found.a = 1.0;
        #endif
        vec3 shown = encoded(clamp(light, 0.0, 1.0));
        #ifdef OUTLINES
        vec4 outline = line();
        shown = mix(shown, outline.rgb, outline.a);
        found.a = max(found.a, outline.a);
        #endif
        color = vec4(shown * found.a, found.a);
      }
      """

  /// Lightest behind the model, darker towards the corners.
  private static let backdrop = """
    #ifdef BACKDROP
    uniform vec3 middle;
    uniform vec3 edge;
    uniform vec4 tile;

    vec3 backdrop() {
      vec2 offset = (tile.xy + spot * tile.zw - vec2(0.5, 0.56)) * vec2(1.15, 1.3);
      return mix(middle, edge, smoothstep(0.0, 1.0, dot(offset, offset) * 1.6));
    }
    #endif

    """

  private static let open = """
    #ifdef OCCLUSION
    #ifndef FINE
    float open() { return texture(occlusion, spot).r; }
    #else
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
    #endif

    """

  /// After Lottes, "FXAA", 2011: along an edge, found by the brightness of the corners, colours are
  /// taken from both sides of the pixel.
  private static let smoothed = """
    #ifdef SMOOTHING
    float bright(vec4 found) { return dot(found.rgb, vec3(0.30, 0.59, 0.11)); }

    vec4 smoothed() {
      vec2 pixel = 1.0 / vec2(textureSize(colors, 0));
      #ifdef FINE
      // The corners are pixels that were drawn, which takes less than sampling between them.
      ivec2 corner = ivec2(round(spot / pixel));
      float a = bright(texelFetch(colors, corner + ivec2(-1, 0), 0));
      float b = bright(texelFetch(colors, corner, 0));
      float c = bright(texelFetch(colors, corner - 1, 0));
      float d = bright(texelFetch(colors, corner + ivec2(0, -1), 0));
      #else
      float a = bright(texture(colors, spot + vec2(-0.5, 0.5) * pixel));
      float b = bright(texture(colors, spot + vec2(0.5, 0.5) * pixel));
      float c = bright(texture(colors, spot + vec2(-0.5, -0.5) * pixel));
      float d = bright(texture(colors, spot + vec2(0.5, -0.5) * pixel));
      #endif
      vec2 way = vec2(c + d - a - b, a + c - b - d);
      float least = min(abs(way.x), abs(way.y)) + 0.04;
      way = clamp(way / least, -3.0, 3.0);
      float contrast = max(max(a, b), max(c, d)) - min(min(a, b), min(c, d));
      way *= smoothstep(0.03, 0.10, contrast) * pixel;
      return 0.5 * (texture(colors, spot + 0.3 * way) + texture(colors, spot - 0.3 * way));
    }
    #endif

    """

  private static let lines = """
    #ifdef CAPS
    // A thin dark line along the edges of cut faces.
    float rim(usampler2D parts) {
      ivec2 size = textureSize(parts, 0);
      ivec2 here = ivec2(spot * vec2(size));
      uint mine = texelFetch(parts, here, 0).r;
      int reach = max(1, int(width * 0.5));
      float hits = 0.0;
      for (int i = 0; i < 8; i++) {
        ivec2 offset = ivec2(i % 3 - 1, i / 3 - 1);
        if (i == 4) offset = ivec2(1, 1);
        uint other = texelFetch(parts, clamp(here + offset * reach, ivec2(0), size - 1), 0).r;
        bool isEdge = other != mine && ((other | mine) & \(CapMark.text)) != 0u;
        hits += isEdge ? 1.0 : 0.0;
      }
      return smoothstep(0.0, 4.0, hits);
    }
    #endif

    #ifdef OUTLINES
    const vec2 ring[12] = \(ring);

    // The solid part at a place, and the clear one in front of it.
    uvec2 partsAt(ivec2 place) {
      uint solid = texelFetch(parts, place, 0).r & ~\(CapMark.text);
      #ifdef VEILS
      return uvec2(solid, texelFetch(veils, place, 0).r & ~\(CapMark.text));
      #else
      return uvec2(solid, 0u);
      #endif
    }

    vec4 lineOf(uint part) { return texelFetch(outlines, ivec2(part & 1023u, part >> 10), 0); }

    // The line of a part that is seen at one of two places and not at the other.
    vec4 border(uvec2 here, uvec2 there) {
      vec4 found = vec4(0.0);
      if (here.x != there.x) {
        vec4 mine = here.x == there.y ? vec4(0.0) : lineOf(here.x);
        vec4 theirs = there.x == here.y ? vec4(0.0) : lineOf(there.x);
        found = theirs.a > mine.a ? theirs : mine;
      }
      #ifdef VEILS
      if (here.y != there.y) {
        vec4 mine = here.y == there.x ? vec4(0.0) : lineOf(here.y);
        vec4 theirs = there.y == here.x ? vec4(0.0) : lineOf(there.y);
        vec4 nearer = theirs.a > mine.a ? theirs : mine;
        if (nearer.a > 0.0) found = nearer;
      }
      #endif
      return found;
    }

    vec4 borderAt(int i, ivec2 here, uvec2 mine) {
      ivec2 near = here + ivec2(round(ring[i] * width));
      uvec2 other = partsAt(clamp(near, ivec2(0), textureSize(parts, 0) - 1));
      return other == mine ? vec4(0.0) : border(mine, other);
    }

    vec4 line() {
      ivec2 here = ivec2(spot * vec2(textureSize(parts, 0)));
      uvec2 mine = partsAt(here);
      vec4 found = vec4(0.0);
      float hits = 0.0;
      bool isThin = false;
      for (int i = 0; i < 6; i++) {
        vec4 one = borderAt(i, here, mine);
        vec4 opposite = borderAt(i + 6, here, mine);
        if (one.a > found.a) found = one;
        if (opposite.a > found.a) found = opposite;
        hits += (one.a > 0.0 ? 1.0 : 0.0) + (opposite.a > 0.0 ? 1.0 : 0.0);
        isThin = isThin || (one.a > 0.0 && opposite.a > 0.0);
      }
      // Gaps and parts that are thinner than their lines would be gone: a tear, a thin tendon.
      return isThin ? vec4(0.0) : vec4(found.rgb, found.a * smoothstep(0.0, 4.0, hits));
    }
    #endif

    """
}

/// What the number of a part is marked with where the part is cut, in the buffer of parts.
enum CapMark {
  static let bit: UInt16 = 0x8000
  static let text = "\(bit)u"
}
