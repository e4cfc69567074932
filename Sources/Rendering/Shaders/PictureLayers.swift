/// The part of the surfaces' fragment stage that reads the pictures on them.
enum PictureLayers {
  /// Declares `vec3 albedo()`, `float opacity()` where something is seen through the surface, and
  /// `vec3 raised(vec3 facing, vec3 place)` where it has bumps.
  ///
  /// Which way a picture lies on a surface is found from how its coordinates change between pixels, so
  /// that vertices need not tell (after Schüler, "Normal Mapping without Precomputed Tangents", 2006).
  static let text = """
    uniform vec3 base;
    #ifdef PAINTED
    in vec3 painted;
    #else
    const vec3 painted = vec3(1.0);
    #endif
    #ifndef TEXTURED
    vec3 albedo() { return base * painted; }
    #else
    in vec2 spot;
    uniform sampler2D picture;
    uniform vec4 picturePlace;
    uniform float colorfulness;
    uniform vec4 tint;

    vec4 layer(sampler2D layer, vec4 place) {
      vec2 at = spot * place.xy + place.zw;
      // The first row of a picture is its upper edge, where v is 1.
      return texture(layer, vec2(at.x, 1.0 - at.y));
    }

    vec3 albedo() {
      vec4 found = layer(picture, picturePlace);
      vec3 light = base * painted * found.rgb / max(found.a, 1.0e-3);
      light = mix(vec3(dot(light, vec3(0.2126, 0.7152, 0.0722))), light, colorfulness);
      return mix(light, tint.rgb, tint.a);
    }

    #ifdef RELIEF
    uniform sampler2D relief;
    uniform vec4 reliefPlace;
    uniform float reliefStrength;

    vec3 raised(vec3 facing, vec3 place) {
      vec2 at = spot * reliefPlace.xy;
      vec2 right = dFdx(at);
      vec2 over = dFdy(at);
      vec3 across = cross(dFdy(place), facing);
      vec3 along = cross(facing, dFdx(place));
      vec3 u = across * right.x + along * over.x;
      vec3 v = across * right.y + along * over.y;
      float size = max(dot(u, u), dot(v, v));
      vec3 lean = layer(relief, reliefPlace).xyz * 2.0 - 1.0;
      lean.xy *= reliefStrength * inversesqrt(max(size, 1.0e-30));
      return normalize(u * lean.x + v * lean.y + facing * max(lean.z, 0.05));
    }
    #endif

    #ifdef SEE_THROUGH
    uniform sampler2D mask;
    uniform vec4 maskPlace;

    float opacity() { return layer(picture, picturePlace).a * layer(mask, maskPlace).r; }
    #endif
    #endif

    """
}
