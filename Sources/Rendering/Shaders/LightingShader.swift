/// How light comes back from a surface.
///
/// Lamps are reflected by the microfacets of Trowbridge and Reitz (GGX) with Schlick's approximation
/// of Fresnel's equations; what is reflected is missing from the diffuse light, so that nothing
/// sends out more light than it receives. The sky and the floor are a picture of two colours with a
/// soft edge, whose reflection is approximated after Karis, "Physically Based Shading on Mobile", 2014.
enum LightingShader {
  static let source = """
    uniform float roughness;
    uniform float reflectance;
    uniform float metalness;
    uniform vec3 up;

    const vec3 skyLight = vec3(0.43, 0.45, 0.48);
    const vec3 floorLight = vec3(0.21, 0.19, 0.175);

    // What all lamps and the surroundings need of a place: all directions have length 1, so that
    // the products with the one halfway between two of them follow from theirs.
    struct Place {
      vec3 facing;
      vec3 eye;
      float facingEye;
      vec3 diffuse;
      vec3 mirror;
      float alphaSquare;
      float glint;
    };

    vec3 lamp(Place place, vec3 toLamp, vec3 light, float wrap) {
      float slope = dot(place.facing, toLamp);
      float apart = 1.0 + dot(place.eye, toLamp);
      float shorter = inversesqrt(max(2.0 * apart, 1.0e-4));
      // Light that wraps a little around the edge, as it does on anything that is not hard.
      float spread = max(0.0, slope + wrap) / ((1.0 + wrap) * (1.0 + wrap));
      float high = max(0.0, (slope + place.facingEye) * shorter);
      float bend = high * high * (place.alphaSquare - 1.0) + 1.0;
      float glint = place.glint / (bend * bend) * max(0.0, slope);
      float grazing = 1.0 - apart * shorter;
      float square = grazing * grazing;
      vec3 reflected = place.mirror + (1.0 - place.mirror) * (square * square * grazing);
      return light * (place.diffuse * (spread - reflected * spread) + reflected * glint);
    }

    vec3 surroundings(Place place) {
      float over = dot(place.facing, up);
      vec3 fallen = mix(floorLight, skyLight, 0.5 + 0.5 * over);
      float seen = 2.0 * place.facingEye * over - dot(place.eye, up);
      vec3 mirrored = mix(floorLight, skyLight * 1.5, smoothstep(-roughness, roughness, seen));
      vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
      float edge = min(r.x * r.x, exp2(-9.28 * max(0.0, place.facingEye))) * r.x + r.y;
      vec3 share = place.mirror * (-1.04 * edge + r.z) + (1.04 * edge + r.w);
      return place.diffuse * fallen + mirrored * share;
    }

    vec3 lit(vec3 color, vec3 facing, vec3 eye) {
      float square = roughness * roughness * roughness * roughness;
      Place place = Place(
        facing, eye, dot(facing, eye), color * (1.0 - metalness),
        mix(vec3(reflectance), color, metalness), square, square * (0.25 * roughness + 0.25));
      vec3 light = surroundings(place);
      light += lamp(place, vec3(-0.4587, 0.6183, 0.6382), vec3(0.88, 0.855, 0.81), 0.15);
      light += lamp(place, vec3(0.8185, 0.0799, 0.5690), vec3(0.19, 0.21, 0.25), 0.25);
      light += lamp(place, vec3(0.3003, 0.4504, -0.8408), vec3(0.30, 0.32, 0.36), 0.0);
      // A soft shoulder, so that bright places keep their colour and their shape.
      vec3 over = max(vec3(0.0), light - 0.7);
      light = min(light, 0.7) + 0.3 * over / (0.3 + over);
      // Edges that turn away from the viewer are drawn a little darker, as illustrators do.
      return light * (0.62 + 0.38 * smoothstep(0.0, 0.42, max(0.0, place.facingEye)));
    }

    """
}
