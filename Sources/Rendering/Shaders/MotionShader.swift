internal import BedsideViewing

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
    // Where the grid begins, the distance between its points, or 0 for none, and how near to the
    // ceiling something gives way.
    uniform vec4 roomGrid;
    uniform float roomLeast;
    uniform vec3 roomAcross;
    uniform vec3 roomAlong;
    uniform vec3 roomUp;
    // Floor and ceiling at two points of the grid in each element.
    uniform vec4 room[\(Room.size.x * Room.size.y / 2)];

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

    vec2 roomPoint(int index) {
      vec4 two = room[index / 2];
      return index % 2 == 0 ? two.xy : two.zw;
    }

    vec2 roomHeights(vec3 point) {
      vec2 place = (vec2(dot(point, roomAcross), dot(point, roomAlong)) - roomGrid.xy) / roomGrid.z;
      place = clamp(place, vec2(0.0), vec2(\(Room.size.x), \(Room.size.y)) - 1.001);
      ivec2 corner = ivec2(place);
      vec2 share = place - vec2(corner);
      int first = corner.y * \(Room.size.x) + corner.x;
      int next = first + \(Room.size.x);
      return mix(mix(roomPoint(first), roomPoint(first + 1), share.x),
          mix(roomPoint(next), roomPoint(next + 1), share.x), share.y);
    }

    vec3 glideEnd(vec3 point) {
      vec3 place = point + glideWay.xyz * glided(point);
      if (roomGrid.z == 0.0) return place;
      vec2 after = roomHeights(place);
      float drop = after.x - roomHeights(point).x;
      float over = dot(place, roomUp) + drop - max(after.y, after.x + roomLeast);
      float eased = max(over + roomGrid.w, 0.0);
      float pressed = over > roomGrid.w ? over : eased * eased / (4.0 * roomGrid.w);
      return place + roomUp * (drop - pressed);
    }

    void glide(inout vec3 point, inout vec3 normal) {
      // How the end changes from here, which turns the surface.
      const float near = 0.02;
      vec3 end = glideEnd(point);
      vec3 x = (glideEnd(point + vec3(near, 0, 0)) - end) / near;
      vec3 y = (glideEnd(point + vec3(0, near, 0)) - end) / near;
      vec3 z = (glideEnd(point + vec3(0, 0, near)) - end) / near;
      vec3 facing = cross(y, z) * normal.x + cross(z, x) * normal.y + cross(x, y) * normal.z;
      // What is pressed flat keeps its direction.
      if (dot(facing, facing) > 1e-6) normal = normalize(facing);
      normal = turned(firstTurn, normal);
      point = turned(firstTurn, end) + firstShift;
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
