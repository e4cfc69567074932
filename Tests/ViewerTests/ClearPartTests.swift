#if Offscreen
import BedsideCore
import Foundation
import Testing

/// Parts of a material that lets some light through: what is seen of them can be meant.
struct ClearPartTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      newmtl glass
      Kd 0.2 0.5 0.9
      d 0.35
      newmtl core
      Kd 0.9 0.3 0.1
      newmtl pale
      Kd 0.2 0.8 0.2
      Tr 0.7

      """, "clear.mtl")
    var text = "mtllib clear.mtl\n"
    let cubes: [(name: String, x: Double, z: Double, half: Double)] = [
      ("glass", 0, 0, 1), ("core", 0, 0, 0.45), ("pale", 2.2, 0, 0.8),
    ]
    for (index, cube) in cubes.enumerated() {
      text += "o \(cube.name)\nusemtl \(cube.name)\n"
      for corner in 0..<8 {
        let signs = (0..<3).map { corner >> $0 & 1 == 0 ? -cube.half : cube.half }
        text += "v \(cube.x + signs[0]) \(signs[1]) \(cube.z + signs[2])\n"
      }
      for quad in [
        [0, 4, 6, 2], [1, 3, 7, 5], [0, 1, 5, 4], [2, 6, 7, 3], [0, 2, 3, 1], [4, 5, 7, 6],
      ] {
        text += "f " + quad.map { "\($0 + 1 + index * 8)" }.joined(separator: " ") + "\n"
      }
    }
    try scratch.write(text, "clear.obj")
  }

  private func picture(_ arguments: String...) throws -> PNGPicture {
    let file = scratch.path("out.png")
    let outcome = try ViewerProgram().run(
      [scratch.path("clear.obj"), "--screenshot", file, "--size", "240x160"] + arguments)
    #expect(outcome.code == 0 && outcome.said.isEmpty, "\(outcome.said)")
    return try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
  }

  /// How much of a picture has the colour of the line around marked parts.
  private func marked(_ picture: PNGPicture) -> Int {
    picture.count { red, green, blue in red > 170 && (70..<150).contains(green) && blue < 60 }
  }

  @Test(arguments: PictureDescription.clear)
  func `clear parts look as they are described`(_ wanted: PictureDescription) throws {
    let file = scratch.path("out.png")
    _ = try ViewerProgram().run(
      [scratch.path("clear.obj"), "--screenshot", file, "--size", "240x160"] + wanted.arguments)
    let picture = try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
    let grid = PictureGrid(picture, columns: 12, rows: 8)
    let distance = grid.distance(to: PictureGrid(wanted.text))
    #expect(distance <= PictureTests.tolerance, "\(wanted.arguments) looks like this:\n\(grid)")
  }

  @Test func `a clear part has a line around it, and so has what lies behind it`() throws {
    let plain = try picture("--view", "front")
    let pale = try picture("--view", "front", "--highlight", "pale")
    let core = try picture("--view", "front", "--highlight", "core")
    #expect(marked(plain) == 0)
    #expect(marked(pale) > 200)
    #expect(marked(core) > 100)
  }

  @Test func `a cut clear part has a face that light goes through`() throws {
    let cut = try picture("--view", "front", "--section", "z")
    let whole = try picture("--view", "front")
    // Beside the core: the face, the back and the white behind both.
    let (face, surface) = (cut[0.14, 0.5], whole[0.14, 0.5])
    #expect(face.blue > face.red + 30 && face.red > 100, "\(face)")
    #expect(abs(face.blue - surface.blue) < 40)
    let open = try picture("--view", "front", "--section", "z", "--isolate", "core")
    #expect(open[0.5, 0.5].red > 2 * open[0.5, 0.5].blue)
  }

  @Test(
    .enabled(if: Display.canExist, "Xvfb and xdotool are needed"),
    arguments: [("", "glass"), (#""ghost": ["glass"], "#, "core")])
  func `a click selects the nearest part unless it is a ghost`(
    ghosts: String, selected: String
  ) throws {
    let members = #"""
      "allowsSelection": true, "endOnSelection": true,
      "tour": [{"parts": ["glass", "core"], \#(ghosts)"view": "front", "text": "One."}]
      """#
    let (_, result) = try WindowStep.run("clear.obj", in: scratch, members) { display, _ in
      try display.press("space")
      try display.clickUntilClosed(x: 500, y: 300)
    }
    // Clicks that came before the window was gone count as well.
    let name = JSONValue.string(selected)
    #expect((1...9).contains { result["selected"] == .array(Array(repeating: name, count: $0)) })
  }
}
#endif
