import Testing

@testable import BedsideCore

struct ModelJointTests {
  /// The problems of a description with this joint.
  private func problems(_ joint: String) throws -> [String] {
    let text = """
      {"title": "K", "model": "k.obj", "parts": [{"object": "a", "name": "A"}],
       "joint": \(joint)}
      """
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "k.json", bytes: bytes)
    _ = ModelDescription(try JSONReader.read(bytes), log: log)
    return log.sorted.map(\.description)
  }

  private static let flexion = """
    "flexion": {"direction": [1, 0, 0], "medial": {"point": [1, 0, 0], "radius": 2},
    "lateral": {"point": [-1, 0, 0], "radius": 2}}
    """

  @Test func `a joint is read as it is written`() throws {
    let text = """
      {"title": "K", "model": "k.obj", "side": "left", "joint": {"range": [-5, 130],
       \(Self.flexion), "rotation": {"direction": [0, 1, 0], "point": [2, 0, 0], "degrees": 12,
       "until": 40}, "moving": ["b"], "patella": ["c"],
       "between": [{"object": "d", "from": {"body": "a", "point": [0, 1, 0]},
        "to": {"body": "b", "point": [0, -1, 0], "pivots": true}, "free": [0.25, 1]}],
       "menisci": {"direction": [0, 0, -1], "until": 120, "medial": {"front": 6, "back": 3},
        "lateral": {"moving": ["m"], "front": 12, "back": 8}},
       "contact": {"thigh": "a", "medial": "b", "lateral": "b"}}}
      """
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "k.json", bytes: bytes)
    let description = try #require(ModelDescription(try JSONReader.read(bytes), log: log))
    #expect(log.problems == [])
    #expect(description.side == .left)
    let joint = try #require(description.joint)
    #expect(joint.range == -5...130)
    #expect(joint.flexion.lateral == ModelJoint.Circle(point: SIMD3(-1, 0, 0), radius: 2))
    #expect(joint.rotation?.degrees == 12)
    #expect(joint.between.first?.free == 0.25...1)
    let end = ModelJoint.End(body: "b", point: SIMD3(0, -1, 0), pivots: true)
    #expect(joint.between.first?.to == end)
    #expect(joint.between.first?.from.pivots == false)
    #expect(joint.menisci?.lateral.moving == ["m"])
    #expect(joint.contact?.patella == nil)
  }

  @Test(arguments: [
    ("{}", "k.json:2:11: A joint has no 'range'. Add \"range\": [0, 135]."),
    ("{}", "k.json:2:11: A joint has no 'flexion'. Add \"flexion\": { … }."),
    ("7", "k.json:2:11: A joint must be an object, not a number. Write { … }."),
    (#"{"range": [0, 200]}"#, "k.json:2:21: 'range' lies between -30 and 170 degrees."),
    (
      #"{"range": [10, 90]}"#,
      "k.json:2:21: 'range' begins at 0 or below and ends above 0, the pose of the file."
    ),
    (#"{"range": [0]}"#, "k.json:2:21: 'range' is 2 numbers, as in [0, 135]."),
    (
      #"{"flexion": {"direction": [0, 0, 0]}}"#,
      "k.json:2:37: 'direction' points nowhere. One of its numbers is not 0."
    ),
    (
      #"{"flexion": {"direction": [1, 0]}}"#,
      "k.json:2:37: 'direction' is 3 numbers, as in [1, 0, 0]."
    ),
    (
      #"{"rotation": {"degrees": 100}}"#, "k.json:2:36: 'degrees' goes from -90 to 90."
    ),
    (#"{"movin": []}"#, "k.json:2:12: A joint has no member 'movin'. Did you mean 'moving'?"),
    (
      #"{"moving": ["elbow"]}"#,
      "k.json:2:23: There is no part 'elbow'. Describe it among the parts."
    ),
    (
      #"{"contact": {"thigh": "aa"}}"#, "k.json:2:33: There is no part 'aa'. Did you mean 'a'?"
    ),
    (
      #"{"between": [{"object": "a", "from": {"body": "a", "point": [0, 0, 0]}, "#
        + #""to": {"body": "a", "point": [0, 0, 0]}}]}"#,
      "k.json:2:24: Both ends lie in one point. Write two points."
    ),
    (
      #"{"between": [{"free": [0.5, 0.2]}]}"#,
      "k.json:2:33: 'free' ends before it begins. Write the smaller number first."
    ),
    (#"{"between": [{"free": [0, 2]}]}"#, "k.json:2:33: 'free' lies between 0 and 1."),
  ])
  func `what is wrong with a joint is said where it stands`(
    _ joint: String, _ message: String
  ) throws {
    let problems = try problems(joint)
    #expect(problems.contains(message), "\(problems)")
  }

  @Test func `a request says what was measured, and which side`() throws {
    let bytes = Array(#"{"model": "k.obj", "side": "left", "measured": [12, 96.5]}"#.utf8)
    let log = ProblemLog(file: "s", bytes: bytes)
    let step = try #require(ModelStep(try JSONReader.read(bytes), log: log))
    #expect(log.problems == [])
    #expect(step.measured == 12...96.5 && step.side == .left)
    #expect(
      step.json.text == #"{"model":"k.obj","side":"left","measured":[12.0,96.5]}"#)
    let wrong = Array(#"{"model": "k.obj", "measured": [96, 12]}"#.utf8)
    let wrongLog = ProblemLog(file: "s", bytes: wrong)
    _ = ModelStep(try JSONReader.read(wrong), log: wrongLog)
    #expect(
      wrongLog.sorted.map(\.description) == [
        "s:1:32: 'measured' ends before it begins. Write the smaller number first."
      ])
  }
}
