#if Offscreen
import BedsideCore
import BedsideViewing
import Foundation
import Testing

/// Parts of a material that lets some light through: what is seen of them can be meant.
struct ClearPartTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    var materials = ""
    var text = "mtllib clear.mtl\n"
    for (index, cube) in SlowClearPicture.cubes.enumerated() {
      // Both ways in which files say how clear something is.
      let opacity = index == 2 ? "Tr \(1 - cube.opacity)" : "d \(cube.opacity)"
      materials += "newmtl \(cube.name)\nKd \(cube.color)\n\(opacity)\n"
      text += "o \(cube.name)\nusemtl \(cube.name)\n"
      for corner in 0..<8 {
        let signs = (0..<3).map { corner >> $0 & 1 == 0 ? -cube.half : cube.half }
        text += "v \(cube.x + signs[0]) \(signs[1]) \(signs[2])\n"
      }
      for quad in [
        [0, 4, 6, 2], [1, 3, 7, 5], [0, 1, 5, 4], [2, 6, 7, 3], [0, 2, 3, 1], [4, 5, 7, 6],
      ] {
        text += "f " + quad.map { "\($0 + 1 + index * 8)" }.joined(separator: " ") + "\n"
      }
    }
    try scratch.write(materials, "clear.mtl")
    try scratch.write(text, "clear.obj")
  }

  private func picture(_ arguments: String...) throws -> PNGPicture {
    try PNGPicture(of: scratch, "clear.obj", arguments)
  }

  /// How much of a picture has the colour of the line around marked parts.
  private func marked(_ picture: PNGPicture) -> Int {
    picture.count { red, green, blue in red > 170 && (70..<150).contains(green) && blue < 60 }
  }

  @Test(arguments: [ModelView.Name.front, .iso, .left])
  func `clear faces let as much light through as their materials say`(_ view: ModelView.Name) throws
  {
    let picture = try picture("--view", view.rawValue)
    var slow = try SlowClearPicture(of: "clear.obj", in: scratch, view: view)
    var compared: [Int: Int] = [:]
    var (sum, worst) = (0.0, 0.0)
    for y in stride(from: 5, to: 155, by: 5) {
      for x in stride(from: 5, to: 235, by: 5) {
        let center = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let faces = slow.faces(at: center)
        // Near an edge, smoothing mixes what is on both sides.
        let isInner = [SIMD2<Float>(-3, 0), SIMD2(3, 0), SIMD2(0, -3), SIMD2(0, 3)].allSatisfy {
          slow.faces(at: center + $0) == faces
        }
        guard isInner else { continue }
        let light = try slow.light(of: faces, x: x, y: y)
        let away = picture.light(x: x, y: y) - light
        let most = max(abs(away.x), abs(away.y), abs(away.z))
        worst = max(worst, most)
        sum += most
        compared[faces.count, default: 0] += 1
      }
    }
    // Layers are added up in any order, which only comes near to laying them over each other.
    let count = Double(compared.values.reduce(0, +))
    #expect(worst < 0.2 && sum / count < 0.04, "\(view): \(worst), \(sum / count)")
    #expect(compared[0, default: 0] > 100, "\(compared)")
    // Two faces are a clear cube, and a core behind a clear face.
    #expect(compared.filter { $0.key >= 2 }.values.reduce(0, +) > 40, "\(compared)")
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

  @Test func `a cut ghost has a face of its colour that is seen through`() throws {
    let whole = pale(in: try picture("--view", "front", "--ghost", "pale"))
    let cut = pale(in: try picture("--view", "front", "--ghost", "pale", "--section", "z"))
    #expect(whole.allSatisfy { $0.green - $0.red < 20 }, "\(whole)")
    #expect(cut.allSatisfy { $0.green - $0.red > 22 }, "\(cut)")
    #expect(cut.allSatisfy { $0.red > 150 }, "\(cut)")
  }

  /// Pixels in the middle of the pale cube.
  private func pale(in picture: PNGPicture) -> [(red: Int, green: Int, blue: Int)] {
    [225.5, 230.5, 235.5].map { picture[$0 / 240, 0.45] }
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
