/// The part of a vertex shader that moves a part's points as its joint does.
///
/// It computes what `Motion.point` does. Every pass that draws parts has it from here, so that
/// pictures, outlines and what is found under the pointer agree.
enum MotionShader {
  static let text = """
    uniform int motion;
    uniform vec4 firstTurn;
    uniform vec4 secondTurn;
    uniform vec3 firstShift;
    uniform vec3 secondShift;
    uniform vec3 strandStart;
    uniform vec3 strandEnd;
    uniform vec2 strandStiffness;
    uniform vec4 glideAmounts;
    uniform vec4 glideWay;
    uniform vec3 firstRoot;
    uniform vec3 secondRoot;

    vec3 turned(vec4 turn, vec3 direction) {
      vec3 twice = 2.0 * cross(turn.xyz, direction);
      return direction + twice * turn.w + cross(turn.xyz, twice);
    }

    void followStrand(inout vec3 point, inout vec3 normal) {
      vec3 line = strandEnd - strandStart;
      float place = dot(point - strandStart, line) / dot(line, line);
      if (place <= 0.0) {
        point = turned(firstTurn, point) + firstShift;
        normal = turned(firstTurn, normal);
        return;
      }
      if (place >= 1.0) {
        point = turned(secondTurn, point) + secondShift;
        normal = turned(secondTurn, normal);
        return;
      }
      float rest = 1.0 - place;
      vec3 first = turned(firstTurn, strandStart) + firstShift;
      vec3 second = turned(secondTurn, strandEnd) + secondShift;
      vec3 away = turned(firstTurn, line) * strandStiffness.x;
      vec3 toward = turned(secondTurn, line) * strandStiffness.y;
      vec3 middle = first * ((1.0 + 2.0 * place) * rest * rest) + away * (place * rest * rest)
          + second * (place * place * (3.0 - 2.0 * place)) - toward * (place * place * rest);
      vec3 direction = normalize((second - first) * (6.0 * place * rest)
          + away * (rest * (1.0 - 3.0 * place)) + toward * (place * (3.0 * place - 2.0)));
      vec4 other = dot(firstTurn, secondTurn) < 0.0 ? -secondTurn : secondTurn;
      vec4 mean = normalize(mix(firstTurn, other, place * place * (3.0 - 2.0 * place)));
      vec3 start = normalize(turned(mean, line));
      vec4 across = normalize(vec4(cross(start, direction), 1.0 + dot(start, direction)));
      point = middle + turned(across, turned(mean, point - strandStart - line * place));
      normal = turned(across, turned(mean, normal));
    }

    float glided(vec3 point) {
      float place = smoothstep(glideAmounts.x, glideAmounts.y, dot(point, glideWay.xyz));
      float free = smoothstep(0.0, glideWay.w, distance(point, firstRoot))
          * smoothstep(0.0, glideWay.w, distance(point, secondRoot));
      return mix(glideAmounts.z, glideAmounts.w, place) * free;
    }

    void glide(inout vec3 point, inout vec3 normal) {
      // How the way changes from here, which turns the surface.
      const float near = 0.01;
      float way = glided(point);
      vec3 slope = vec3(glided(point + vec3(near, 0, 0)), glided(point + vec3(0, near, 0)),
          glided(point + vec3(0, 0, near)));
      slope = (slope - way) / near;
      float shortened = max(1.0 + dot(slope, glideWay.xyz), 0.2);
      normal = turned(firstTurn, normalize(normal - slope * (dot(glideWay.xyz, normal) / shortened)));
      point = turned(firstTurn, point + glideWay.xyz * way) + firstShift;
    }

    /// Moves a point and the normal there.
    void move(inout vec3 point, inout vec3 normal) {
      if (motion == 1) {
        point = turned(firstTurn, point) + firstShift;
        normal = turned(firstTurn, normal);
      } else if (motion == 2) {
        followStrand(point, normal);
      } else if (motion == 3) {
        glide(point, normal);
      }
    }

    """
}
