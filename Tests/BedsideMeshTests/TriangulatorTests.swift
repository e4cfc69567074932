@testable import BedsideMesh
import Testing

struct TriangulatorTests {
  /// A polygon in the plane of x and y as one face.
  private func polygon(_ points: [(Double, Double)]) throws(OBJError) -> Mesh {
    var text = ""
    for (x, y) in points { text += "v \(x) \(y) 0\n" }
    text += "f"
    for place in 1...points.count { text += " \(place)" }
    return try Fixture.mesh(text + "\n")
  }

  @Test func `a concave quad is cut along its inner diagonal`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 2 -1 0\nv 0 2 0\nv -2 -1 0\nf 2 3 4 1\n")
    #expect(mesh.positionIndices == [2, 3, 0, 2, 0, 1])
  }

  @Test(arguments: [3, 5, 40, 1001]) func `a comb is covered exactly`(teeth: Int) throws {
    var points: [(Double, Double)] = []
    for tooth in 0..<teeth {
      points += [(Double(tooth), 10), (Double(tooth) + 0.5, 1)]
    }
    points += [(Double(teeth), 0), (0, 0)]
    let mesh = try polygon(points.reversed())
    #expect(mesh.triangleCount == points.count - 2)
    #expect(mesh.warningCount == 0)
    // Teeth of height 9 and width 1, the last one narrower, on a base of height 1.
    var shoelace = 0.0
    for (place, a) in points.enumerated() {
      let b = points[(place + 1) % points.count]
      shoelace += a.0 * b.1 - b.0 * a.1
    }
    #expect(abs(mesh.area - abs(shoelace) / 2) < 1e-6)
  }

  @Test(arguments: [("comb", 20_000), ("star", 20_000), ("spiral", 100_000)])
  func `a hundred thousand corners are no trouble`(shape: String, count: Int) throws {
    let points: [(Double, Double)] = (0..<count).map { place in
      let along = Double(place)
      switch shape {
      case "comb":
        if place >= count - 2 { return (place == count - 2 ? along : 0, 100) }
        return (along, place % 2 == 0 ? 1 : 99)
      case "star":
        // Its ears are long and thin, and all point to the middle.
        let angle = along / Double(count) * 2 * .pi
        let radius = place % 2 == 0 ? 1.0 : 2
        return (radius * Angle.cosine(turn: angle), radius * Angle.cosine(turn: angle - .pi / 2))
      default:
        // In along one winding and out along the next.
        let step = Double(min(place, count - 1 - place))
        let angle = step / 500
        let radius = step / 100 + (place < count / 2 ? 0 : 2)
        return (radius * Angle.cosine(turn: angle), radius * Angle.cosine(turn: angle - .pi / 2))
      }
    }
    let mesh = try polygon(points)
    #expect(mesh.triangleCount == count - 2)
    #expect(mesh.warningCount == 0)
  }

  @Test func `an outline that crosses itself still gives all its triangles`() throws {
    let mesh = try polygon([(0, 0), (2, 2), (2, 0), (0, 2), (1, 3), (-1, 1)])
    #expect(mesh.triangleCount == 4)
  }

  @Test func `an outline that is too intricate is finished like a fan`() throws {
    // Lines to and fro: hardly any corner is an ear, and every round of tests finds that out.
    var random = SeededRandom(seed: 7)
    let points = (0..<1_500).map { _ in
      (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
    }
    let mesh = try polygon(points)
    #expect(mesh.triangleCount == points.count - 2)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:1501: the outline of this face is too intricate; "
          + "a part of it may be filled wrongly"
      ])
    #expect(mesh.warnings.map(\.kind) == [.intricateOutline])
  }

  @Test func `a face with too many corners is left out`() throws {
    let face = "f" + String(repeating: " 1 2 3", count: 100_000) + "\n"
    let mesh = try Fixture.mesh(Fixture.square + "f 1 2 3\n" + face)
    #expect(mesh.triangleCount == 1)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:6: a face may have 262144 corners, not 300000; it is left out"
      ])
  }
}

extension Angle {
  /// The cosine of an angle of any number of turns, in radians.
  fileprivate static func cosine(turn radians: Double) -> Double {
    let degrees = (radians * 180 / .pi).truncatingRemainder(dividingBy: 360)
    let positive = degrees < 0 ? degrees + 360 : degrees
    return cosine(degrees: positive > 180 ? 360 - positive : positive)
  }
}
