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

    vec3 lamp(vec3 diffuse, vec3 mirror, vec3 facing, vec3 eye, vec3 toLamp, vec3 light, float wrap) {
      vec3 halfway = normalize(toLamp + eye);
      float slope = dot(facing, toLamp);
      // Light that wraps a little around the edge, as it does on anything that is not hard.
      float spread = max(0.0, slope + wrap) / ((1.0 + wrap) * (1.0 + wrap));
      float alpha = roughness * roughness;
      float high = max(0.0, dot(facing, halfway));
      float bend = high * high * (alpha * alpha - 1.0) + 1.0;
      float glint = alpha * alpha / (bend * bend) * (0.25 * roughness + 0.25) * max(0.0, slope);
      float grazing = 1.0 - max(0.0, dot(toLamp, halfway));
      float square = grazing * grazing;
      vec3 reflected = mirror + (1.0 - mirror) * (square * square * grazing);
      return light * (diffuse * (1.0 - reflected) * spread + reflected * glint);
    }

    vec3 surroundings(vec3 diffuse, vec3 mirror, vec3 facing, vec3 eye) {
      float over = dot(facing, up);
      vec3 fallen = mix(floorLight, skyLight, 0.5 + 0.5 * over);
      float facingEye = max(0.0, dot(facing, eye));
      float seen = dot(reflect(-eye, facing), up);
      vec3 mirrored = mix(floorLight, skyLight * 1.5, smoothstep(-roughness, roughness, seen));
      vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
      float edge = min(r.x * r.x, exp2(-9.28 * facingEye)) * r.x + r.y;
      vec3 share = mirror * (-1.04 * edge + r.z) + (1.04 * edge + r.w);
      return diffuse * fallen + mirrored * share;
    }

    vec3 lit(vec3 color, vec3 facing, vec3 eye) {
      vec3 diffuse = color * (1.0 - metalness);
      vec3 mirror = mix(vec3(reflectance), color, metalness);
      vec3 light = surroundings(diffuse, mirror, facing, eye);
      light += lamp(
        diffuse, mirror, facing, eye, vec3(-0.46, 0.62, 0.64), vec3(0.88, 0.855, 0.81), 0.15);
      light += lamp(
        diffuse, mirror, facing, eye, vec3(0.82, 0.08, 0.57), vec3(0.19, 0.21, 0.25), 0.25);
      light += lamp(
        diffuse, mirror, facing, eye, vec3(0.30, 0.45, -0.84), vec3(0.30, 0.32, 0.36), 0.0);
      // A soft shoulder, so that bright places keep their colour and their shape.
      vec3 over = max(vec3(0.0), light - 0.7) / 0.3;
      light = min(light, 0.7) + 0.3 * over / (1.0 + over);
      // Edges that turn away from the viewer are drawn a little darker, as illustrators do.
      float turned = max(0.0, dot(facing, eye));
      return light * (0.62 + 0.38 * smoothstep(0.0, 0.42, turned));
    }

    """
}
