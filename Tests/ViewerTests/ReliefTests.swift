#if Offscreen && Drawing
import Drawing
import Foundation
import Testing

/// Pictures of bumps on models.
struct ReliefTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Writes a PNG of 32 by 32 pixels.
  private func write(_ name: String, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]) throws {
    var pixels: [UInt8] = []
    for y in 0..<32 { for x in 0..<32 { pixels += pixel(x, y) + [255] } }
    let file = PNGFile.bytes(width: 32, height: 32, pixels: pixels)
    try Data(file).write(to: scratch.folder.appending(path: name))
  }

  /// A direction as such pictures store it.
  private func pixel(_ x: Double, _ y: Double) -> [UInt8] {
    let z = (1 - x * x - y * y).squareRoot()
    return [x, y, z].map { UInt8((($0 + 1) * 127.5).rounded()) }
  }

  /// A flat sheet, turned in its plane by a number of quarters, with the whole of a picture.
  private func picture(_ material: String, quarters: Int = 0) throws -> PNGPicture {
    try scratch.write("newmtl m\nKd 0.6 0.6 0.6\n\(material)\n", "m.mtl")
    let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    var text = "mtllib m.mtl\no sheet\nusemtl m\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\n"
    for index in 0..<4 {
      let corner = corners[(index + quarters) % 4]
      text += "v \(corner.0) \(corner.1) 0\n"
    }
    try scratch.write(text + "f 1/1 2/2 3/3 4/4\n", "sheet.obj")
    return try PNGPicture(of: scratch, "sheet.obj", ["--view", "front"])
  }

  /// How bright a picture is at a place.
  private func brightness(_ picture: PNGPicture, _ x: Double, _ y: Double) -> Int {
    let color = picture[x, y]
    return color.red + color.green + color.blue
  }

  @Test func `directions straight ahead change nothing`() throws {
    try write("flat.png") { _, _ in pixel(0, 0) }
    let plain = try picture("")[0.45, 0.45]
    let flat = try picture("norm flat.png")[0.45, 0.45]
    #expect(abs(plain.red - flat.red) <= 3 && abs(plain.blue - flat.blue) <= 3)
  }

  @Test func `a surface that leans to the lamp is brighter than one that leans away`() throws {
    // The lamp stands at the upper left.
    try write("left.png") { _, _ in pixel(-0.5, 0) }
    try write("right.png") { _, _ in pixel(0.5, 0) }
    try write("up.png") { _, _ in pixel(0, 0.5) }
    try write("down.png") { _, _ in pixel(0, -0.5) }
    func light(_ name: String) throws -> Int {
      brightness(try picture("norm \(name).png"), 0.45, 0.45)
    }
    #expect(try light("left") > light("right") + 25)
    #expect(try light("up") > light("down") + 60)
  }

  @Test func `directions turn with the coordinates of the picture`() throws {
    try write("left.png") { _, _ in pixel(-0.5, 0) }
    try write("down.png") { _, _ in pixel(0, -0.5) }
    // Turned by a quarter to the left, what leaned to the left leans down.
    let turned = try picture("norm left.png", quarters: 1)
    let down = try picture("norm down.png")
    #expect(abs(brightness(turned, 0.45, 0.45) - brightness(down, 0.45, 0.45)) <= 9)
  }

  @Test func `the strength makes slopes steeper`() throws {
    try write("right.png") { _, _ in pixel(0.3, 0) }
    let light = try ["0", "1", "2"].map { strength in
      brightness(try picture("map_Bump -bm \(strength) right.png"), 0.45, 0.45)
    }
    #expect(light[0] > light[1] + 15 && light[1] > light[2] + 15, "\(light)")
  }

  @Test func `a grey picture is one of heights`() throws {
    // A roof whose ridge goes from left to right in the middle.
    try write("roof.png") { _, y in
      Array(repeating: UInt8(min(y, 31 - y) * 16), count: 3)
    }
    let roof = try picture("bump roof.png")
    let plain = try picture("")
    let (upper, lower) = (brightness(roof, 0.5, 0.42), brightness(roof, 0.5, 0.58))
    #expect(upper > brightness(plain, 0.5, 0.42) + 15, "\(upper)")
    #expect(lower < brightness(plain, 0.5, 0.58) - 15, "\(lower)")
  }

  @Test func `a picture of directions that cannot be read is told, and the model is shown`() throws
  {
    try scratch.write("hello", "text.png")
    try scratch.write("newmtl m\nKd 0.6 0.6 0.6\nnorm text.png\n", "m.mtl")
    let model = try scratch.write(
      "mtllib m.mtl\nusemtl m\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nf 1/1 2/1 3/1\n", "t.obj")
    let outcome = try ViewerProgram().run(
      model, "--screenshot", scratch.path("out.png"), "--size", "40x40")
    #expect(outcome.code == 0)
    let file = scratch.path("text.png")
    #expect(
      outcome.said == "\(file): is no PNG or JPEG picture; save it as one of these;"
        + " the model is shown without it\n")
  }
}
#endif
