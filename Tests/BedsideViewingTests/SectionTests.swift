import BedsideCore
import BedsideMesh
import BedsideViewing
import Testing

/// Three cubes of edge 2 in a row along x, from -1 to 9.
struct SectionTests {
  @Test func `one key cuts across each axis in turn and then closes the model`() {
    var session = Samples.session()
    let axes = (0..<4).map { _ in
      session.press("c", at: 0)
      return session.section?.axis
    }
    #expect(axes == [.x, .y, .z, nil])
  }

  @Test func `a cut begins in the middle of what is shown`() {
    var session = Samples.session()
    session.cut(across: .x)
    #expect(session.section?.offset == 4)
    session.show(only: [2])
    session.cut(across: .x)
    #expect(session.section?.offset == 8)
  }

  @Test func `the side with the smaller coordinates stays, the other one when turned round`() {
    var session = Samples.session()
    session.cut(across: .x)
    #expect(session.section?.depth(of: Vector(1, 0, 0)) == 3)
    #expect(session.section?.depth(of: Vector(6, 0, 0)) == -2)
    session.press("C", at: 0)
    #expect(session.section?.depth(of: Vector(6, 0, 0)) == 2)
  }

  @Test func `the plane moves by shares of the model and never leaves it`() {
    var session = Samples.session()
    session.cut(across: .x)
    session.press(">", at: 0)
    #expect(session.section?.offset == 4.2)
    session.perform(.moveSection(7), at: 0)
    #expect(session.section?.offset == 9)
  }

  @Test func `the equation says the depth of a point in another frame`() throws {
    var session = Samples.session()
    session.cut(across: .y, at: 0.5)
    let section = try #require(session.section)
    let frame = session.camera.view
    let point = Vector(1, -2, 3)
    let seen = frame.point(point)
    let depth = (section.equation(in: frame) * SIMD4(seen, 1)).sum()
    #expect(abs(depth - section.depth(of: point)) < 1e-4)
    #expect(section.depth(of: point) == 2.5)
  }

  @Test func `the part at hand is left whole, and cut again`() {
    var session = Samples.session()
    session.press("c", at: 0)
    session.press("k", at: 0)
    #expect(session.notice == .choosePartFirst)
    session.press(.named(.tab), at: 0)
    session.press("k", at: 0)
    #expect(session.section?.wholeParts == [0])
    session.press("c", at: 0)
    #expect(session.section?.wholeParts == [0])
    session.press("k", at: 0)
    #expect(session.section?.wholeParts == [])
  }

  @Test func `without a cut its keys say how to make one`() {
    var session = Samples.session()
    for key in ["<", ">", "C", "k"] as [Key] {
      session.press(key, at: 0)
      #expect(session.notice == .cutFirst)
    }
    #expect(session.narration.last == "Press C to cut the model open first.")
  }

  @Test func `the cut is said, with its place in the model's unit`() {
    var session = Samples.session()
    session.cut(across: .z, at: 0.25)
    #expect(session.narration.last == "Cut between front and back at 0.25")
  }

  @Test func `the frame carries the plane, and a reset closes the model`() {
    var session = Samples.session()
    session.press("c", at: 0)
    #expect(session.frame(at: 0).section == session.section)
    session.press("r", at: 0)
    #expect(session.section == nil)
  }

  @Test(arguments: [
    (1.0, SIMD3(0, 0, 0), "4.25", "4,25"), (1, SIMD3(500_000, 0, 0), "500004.25", "500004,25"),
    (0x1p100, .zero, "5.39e30", "5,39e30"), (0x1p-60, .zero, "3.69e-18", "3,69e-18"),
  ])
  func `the place of a plane is told and taken as the file counts`(
    scale: Double, origin: SIMD3<Double>, text: String, german: String
  ) {
    var model = Samples.session().model
    (model.scale, model.origin) = (scale, origin)
    var session = ViewingSession(model, viewport: Samples.viewport)
    session.cut(across: .x, at: 4.25)
    #expect(session.narration.last == "Cut between left and right at \(text)")
    var other = ViewingSession(
      model, viewport: Samples.viewport,
      phrases: Phrases(language: "de", areas: [Phrases.germanViewer]))
    other.cut(across: .x, at: 4.25)
    #expect(other.narration.last == "Schnitt zwischen links und rechts bei \(german)")
    let place = 4.25 * scale + origin.x
    session.cut(at: ModelSection(.x, at: place))
    #expect(session.section?.offset == 4.25)
  }

  @Test func `a far-off model turned and mirrored is cut where its file says`() throws {
    var mesh = Samples.cubes(["a"])
    mesh.origin = SIMD3(1000, 2000, 3000)
    let model = ViewedModel(mesh: mesh, name: "one", mirrored: true)
    #expect(model.origin == SIMD3(-1000, 2000, 3000))
  }
}
