#if Offscreen
import Foundation
import Testing

/// What pictures look like, compared with descriptions that a person has looked at.
struct PictureTests {
  private func picture(
    _ arguments: [String], size: String = "240x160"
  ) throws -> PNGPicture {
    let scratch = try Scratch()
    let file = scratch.path("out.png")
    let outcome = try ViewerProgram().run(
      [try scratch.cubes(), "--screenshot", file, "--size", size] + arguments)
    #expect(outcome.code == 0)
    return try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
  }

  /// More than the rounding of the description to sixteen levels and the differences between
  /// drivers, less than a part in another place or colour.
  static let tolerance = 22

  @Test(arguments: PictureDescription.all)
  func `pictures look as they are described`(_ wanted: PictureDescription) throws {
    let grid = PictureGrid(try picture(wanted.arguments), columns: 12, rows: 8)
    let distance = grid.distance(to: PictureGrid(wanted.text))
    #expect(distance <= Self.tolerance, "\(wanted.arguments) looks like this:\n\(grid)")
  }

  @Test func `a cut cube shows a face in its own colour where it was hollow`() throws {
    let front = try picture(["--view", "front"])
    let cut = try picture(["--view", "front", "--section", "z"])
    for x in [0.17, 0.83] {
      let (before, after) = (front[x, 0.5], cut[x, 0.5])
      let isRed = x < 0.5
      #expect(isRed == (after.red > after.blue))
      #expect(before != after)
    }
  }

  @Test func `what lies before the plane is cut away, what is left whole is not`() throws {
    let cut = try picture(["--view", "front", "--section", "x"])
    let background = cut[0.5, 0.02]
    #expect(abs(cut[0.83, 0.5].blue - background.blue) < 30 && cut[0.83, 0.5].red > 150)
    let whole = try picture(["--view", "front", "--section", "x", "--whole", "blue"])
    #expect(whole[0.83, 0.5].blue > 2 * whole[0.83, 0.5].red)
  }

  @Test func `without a background only the model is opaque`() throws {
    let clear = try picture(["--view", "front", "--transparent"])
    #expect(clear.channels == 4)
    func opacity(_ x: Int, _ y: Int) -> UInt8 { clear.bytes[(y * clear.width + x) * 4 + 3] }
    #expect(opacity(3, 3) == 0)
    #expect(opacity(40, 80) == 255)
    // The colour of a half-covered pixel is the model's, not a mixture with black.
    let edges = (0..<clear.width).filter { (100..<156).contains(opacity($0, 80)) }
    for x in edges {
      let start = (80 * clear.width + x) * 4
      #expect(clear.bytes[start..<start + 3].max() ?? 0 > 90)
    }
  }

  @Test func `a picture drawn in pieces looks like a smaller one drawn at once`() throws {
    // Lines are as wide in both, so there are none here.
    let arguments = ["--view", "iso"]
    let small = PictureGrid(try picture(arguments), columns: 24, rows: 16)
    let large = PictureGrid(try picture(arguments, size: "2520x1680"), columns: 24, rows: 16)
    #expect(large.distance(to: small) < 24)
  }

  @Test func `a turntable writes pictures from all around`() throws {
    let scratch = try Scratch()
    let folder = scratch.path("turn")
    let outcome = try ViewerProgram().run(
      try scratch.cubes(), "--turntable", "12", folder, "--size", "96x64", "--view", "front")
    #expect(outcome.code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == (1...12).map { "cubes-\($0 < 10 ? "0" : "")\($0).png" })
    let pictures = try [1, 7].map { number in
      let path = "\(folder)/cubes-0\(number).png"
      return try #require(PNGPicture(try Data(contentsOf: URL(filePath: path))))
    }
    let (front, back) = (pictures[0], pictures[1])
    #expect(front[0.25, 0.5].red > 2 * front[0.25, 0.5].blue)
    #expect(back[0.25, 0.5].blue > 2 * back[0.25, 0.5].red)
  }

  @Test func `measuring tells what each quality costs`() throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram().run(try scratch.cubes(), "--measure", "--size", "60x40")
    let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    #expect(object?["triangles"] as? Int == 36)
    let levels = try #require(object?["levels"] as? [[String: Any]])
    #expect(levels.count == 6)
    #expect(levels.allSatisfy { $0["seconds"] as? Double ?? 0 > 0 })
  }
}
#endif
