/// The part of the surfaces' fragment stage that reads the pictures on them.
enum PictureLayers {
  /// Declares `vec3 albedo()`, and `float opacity()` where something is seen through the surface.
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

    #ifdef SEE_THROUGH
    uniform sampler2D mask;
    uniform vec4 maskPlace;

    float opacity() { return layer(picture, picturePlace).a * layer(mask, maskPlace).r; }
    #endif
    #endif

    """
}
