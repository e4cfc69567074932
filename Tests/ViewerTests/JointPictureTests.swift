#if Offscreen
import BedsideCore
import BedsideMesh
import BedsideViewing
import Foundation
import Testing

/// Pictures of a model that bends.
struct JointPictureTests {
  /// A frame that never moves and fills the picture, a shin, a cord from the frame to the shin, and a
  /// cushion that glides on the shin.
  private static let joint = """
    {"range": [0, 130],
     "flexion": {"direction": [1, 0, 0], "medial": {"point": [2, 0, 0], "radius": 2},
      "lateral": {"point": [-2, 0, 0], "radius": 2}},
     "moving": ["shin"],
     "between": [{"object": "cord", "from": {"body": "frame", "point": [8, 6, 2]},
       "to": {"body": "shin", "point": [8, -14, 2]}},
      {"object": "cushion", "from": {"body": "shin", "point": [-8, -10, 6]},
       "to": {"body": "shin", "point": [-8, -10, -6]}}],
     "menisci": {"direction": [0, 0, -1], "until": 120,
      "medial": {"moving": ["cushion"], "front": 5, "back": 2},
      "lateral": {"front": 0, "back": 0}}}
    """

  /// Tubes along a line from `start` to `end`: rings of points and what joins them.
  private static func tube(_ start: Vector, _ end: Vector, _ radius: Float) -> [[Vector]] {
    let way = (end - start).normalized
    let side = way.cross(Vector(0.3, 0.1, 1)).normalized
    let other = way.cross(side)
    return (0...24).map { ring in
      let middle = start + (end - start) * (Float(ring) / 24)
      return (0..<16).map { step in
        let angle = Angle(degrees: Double(step) * 22.5)
        return middle + (side * Float(angle.cosine) + other * Float(angle.sine)) * radius
      }
    }
  }

  private static let parts: [(name: String, rings: [[Vector]])] = [
    ("frame", tube(Vector(-28, 28, -28), Vector(28, 28, 28), 1)),
    ("shin", tube(Vector(0, -4, 0), Vector(0, -24, 0), 3)),
    ("cord", tube(Vector(8, 8, 2), Vector(8, -16, 2), 2)),
    ("cushion", tube(Vector(-8, -10, 14), Vector(-8, -10, -14), 2)),
  ]

  /// The model as a file, each point moved by `motion`.
  private func write(
    to scratch: Scratch, _ name: String, _ motion: (Int) -> Motion = { _ in .still }
  ) throws -> String {
    var text = ""
    var first = 1
    for (index, part) in Self.parts.enumerated() {
      text += "o \(part.name)\n"
      let motion = motion(index)
      for point in part.rings.joined().map(motion.point) {
        text += "v \(point.x) \(point.y) \(point.z)\n"
      }
      for ring in 0..<24 {
        for step in 0..<16 {
          let corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map { up, along in
            first + (ring + up) * 16 + (step + along) % 16
          }
          text += "f " + corners.map(String.init).joined(separator: " ") + "\n"
        }
      }
      first += 25 * 16
    }
    // The box of what is seen is the same in all poses.
    text += "o edge\n"
    for z in [-28, 28] { text += "v -28 -28 \(z)\nv 28 -28 \(z)\nv 0 -28.5 \(z)\n" }
    text += "f -6 -5 -4\nf -3 -2 -1\n"
    return try scratch.write(text, name)
  }

  private func motions(of file: String, at degrees: Double) throws -> [Motion] {
    let text = #"{"title": "J", "model": "j.obj", "joint": \#(Self.joint)}"#
    let log = ProblemLog(file: "j.json", bytes: [])
    let description = ModelDescription(try JSONReader.read(Array(text.utf8)), log: log)
    let model = ViewedModel(
      mesh: try OBJReader().read(path: file), name: "j", description: description)
    var session = ViewingSession(model, viewport: Viewport(width: 100, height: 100))
    session.bend(to: degrees)
    #expect(log.problems == [])
    return session.motions(at: 0)
  }

  private func picture(_ file: String, _ arguments: [String]) throws -> PNGPicture {
    let outcome = try ViewerProgram().run(
      [file, "--screenshot", "-", "--size", "320x320", "--background", "black"] + arguments)
    #expect(outcome.code == 0, "\(outcome.said)")
    return try #require(PNGPicture(outcome.output))
  }

  @Test(arguments: [30.0, 100], ["right", "front"])
  func `the shader moves points to where the session says they are`(
    _ degrees: Double, _ view: String
  ) throws {
    let scratch = try Scratch()
    let file = try write(to: scratch, "j.obj")
    try scratch.write(
      #"{"title": "J", "model": "j.obj", "joint": \#(Self.joint)}"#, "j.json")
    let motions = try motions(of: file, at: degrees)
    let moved = try write(to: scratch, "moved.obj") { motions[$0] }
    let bent = try picture(file, ["--view", view, "--flexion", "\(degrees)"])
    let wanted = try picture(moved, ["--view", view])
    let straight = try picture(file, ["--view", view])
    #expect(differences(bent, wanted) < 60)
    #expect(differences(straight, wanted) > 400)
  }

  /// How many pixels show the model in one picture and the background in the other.
  private func differences(_ a: PNGPicture, _ b: PNGPicture) -> Int {
    stride(from: 0, to: a.bytes.count, by: a.channels).count {
      (a.bytes[$0] > 24) != (b.bytes[$0] > 24)
    }
  }

  @Test func `a bent model needs a joint, and an angle that it has`() throws {
    let scratch = try Scratch()
    let file = try write(to: scratch, "j.obj")
    var outcome = try ViewerProgram().run(file, "--flexion", "40", "--screenshot", "-")
    #expect(outcome.code == 64)
    #expect(
      outcome.said
        == "bedside-viewer: The model has no joint that bends. Leave '--flexion' out.\n")
    try scratch.write(
      #"{"title": "J", "model": "j.obj", "joint": \#(Self.joint)}"#, "j.json")
    outcome = try ViewerProgram().run(file, "--flexion", "140.5", "--screenshot", "-")
    #expect(outcome.code == 64)
    #expect(
      outcome.said == "bedside-viewer: The joint bends from 0 to 130 degrees, not 140.5.\n")
  }

  @Test func `a step with an angle that the joint does not have says so, and is shown`() throws {
    let scratch = try Scratch()
    _ = try write(to: scratch, "j.obj")
    try scratch.write(
      #"{"title": "J", "model": "j.obj", "joint": \#(Self.joint)}"#, "j.json")
    let step = try scratch.write(
      #"{"model": "j.obj", "flexion": 400, "tour": [{"text": "T", "flexion": -2.5}]}"#,
      "step.json")
    // Without a controlling terminal there is nowhere to show it, and it ends at once.
    let process = ViewerProgram().process([
      "--wait", ViewerProgram.folder.appending(path: "bedside-viewer").path(), "--step", step,
    ])
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    let said = Pipe()
    process.standardError = said
    try process.run()
    let text = String(
      decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    for degrees in ["400", "-2.5"] {
      #expect(
        text.contains(
          "bedside-viewer: 'flexion' is \(degrees), but the joint of 'j.obj' bends from 0 to 130"
            + " degrees. It is bent no farther than that.\n"), "\(text)")
    }
  }

  @Test func `the other side is the mirror image, with its words`() throws {
    let scratch = try Scratch()
    let file = try write(to: scratch, "j.obj")
    try scratch.write(
      """
      {"title": "J", "model": "j.obj", "side": "right",
       "tour": [{"view": "right", "text": "A {right|left} knee."}]}
      """, "j.json")
    let own = try picture(file, ["--view", "front"])
    #expect(differences(own, try picture(file, ["--view", "front", "--side", "right"])) == 0)
    let other = try picture(file, ["--view", "front", "--side", "left"])
    #expect(differences(own, other) > 200)
    #expect(differences(other, try picture(file, ["--view", "front", "--mirror"])) == 0)
    let told = try ViewerProgram().run(
      file, "--side", "left", "--tour", "1", "--terminal", "--size", "40x20")
    #expect(told.said.contains("A left knee."))
  }
}
#endif
