#if Offscreen && Drawing
import Drawing
import Foundation
import Testing

/// Pictures on models, from their files to the colours on the screen.
struct TextureTests {
  private typealias Pixel = [UInt8]
  private static let red: Pixel = [230, 20, 20, 255]
  private static let green: Pixel = [20, 200, 20, 255]
  private static let blue: Pixel = [20, 20, 230, 255]
  private static let white: Pixel = [255, 255, 255, 255]
  private static let clear: Pixel = [0, 0, 0, 0]

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Writes a PNG of four quarters: upper left and right, lower left and right.
  private func quarters(_ colors: [Pixel], _ name: String) throws {
    var pixels: Pixel = []
    for row in 0..<16 {
      for column in 0..<16 {
        let quarter = row / 8 * 2 + column / 8
        pixels += colors[quarter]
      }
    }
    try write(PNGFile.bytes(width: 16, height: 16, pixels: pixels), name)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: scratch.folder.appending(path: name))
  }

  /// A cube, each face with the whole of the picture, in front of a plain white sheet if asked for.
  private func model(_ material: String, sheet: Bool = false) throws -> String {
    try scratch.write("newmtl m\n\(material)\nnewmtl sheet\nKd 0.1 0.1 0.9\n", "m.mtl")
    var text = "mtllib m.mtl\no cube\nusemtl m\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\n"
    for corner in 0..<8 {
      text +=
        "v \(corner & 1 == 0 ? -1 : 1) \(corner & 2 == 0 ? -1 : 1)"
        + " \(corner & 4 == 0 ? -1 : 1)\n"
    }
    for quad in [
      [0, 4, 6, 2], [5, 1, 3, 7], [0, 1, 5, 4], [6, 7, 3, 2], [1, 0, 2, 3], [4, 5, 7, 6],
    ] {
      text += "f " + quad.enumerated().map { "\($1 + 1)/\($0 + 1)" }.joined(separator: " ") + "\n"
    }
    if sheet {
      text += "o sheet\nusemtl sheet\nv -1 -1 -2\nv 1 -1 -2\nv 1 1 -2\nv -1 1 -2\nf 9 10 11 12\n"
    }
    return try scratch.write(text, "model.obj")
  }

  private func picture(_ model: String, _ more: String...) throws -> PNGPicture {
    let file = scratch.path("out.png")
    let outcome = try ViewerProgram().run(
      [model, "--screenshot", file, "--size", "160x160", "--view", "front"] + more)
    #expect(outcome.code == 0 && outcome.said.isEmpty, "\(outcome.said)")
    return try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
  }

  /// The strongest component at a place, or "white" or "dark" where none stands out.
  private func name(_ color: (red: Int, green: Int, blue: Int)) -> String {
    let (r, g, b) = color
    if r > 2 * max(g, b) { return "red" }
    if g > 2 * max(r, b) { return "green" }
    if b > 2 * max(r, g) { return "blue" }
    return min(r, g, b) > 150 ? "white" : "dark"
  }

  private func quarters(of picture: PNGPicture) -> [String] {
    [(0.35, 0.35), (0.65, 0.35), (0.35, 0.65), (0.65, 0.65)].map { name(picture[$0, $1]) }
  }

  @Test func `a picture lies the right way up and round`() throws {
    try quarters([Self.red, Self.green, Self.blue, Self.white], "q.png")
    let picture = try picture(try model("map_Kd q.png"))
    #expect(quarters(of: picture) == ["red", "green", "blue", "white"])
  }

  @Test func `scale and offset move a picture, and it repeats`() throws {
    try quarters([Self.red, Self.green, Self.blue, Self.white], "q.png")
    // Half a picture to the right: left and right change places.
    let moved = try picture(try model("map_Kd -o 0.5 0 q.png"))
    #expect(quarters(of: moved) == ["green", "red", "white", "blue"])
    // Half as large: the face shows the lower left quarter.
    let large = try picture(try model("map_Kd -s 0.5 0.5 q.png"))
    #expect(quarters(of: large) == ["blue", "blue", "blue", "blue"])
  }

  @Test func `a clamped picture is there once and its edge goes on`() throws {
    try quarters([Self.red, Self.green, Self.blue, Self.white], "q.png")
    let repeated = try picture(try model("map_Kd -o 1.5 0 q.png"))
    #expect(quarters(of: repeated) == ["green", "red", "white", "blue"])
    let clamped = try picture(try model("map_Kd -clamp on -o 1.5 0 q.png"))
    #expect(quarters(of: clamped) == ["green", "green", "white", "white"])
  }

  @Test func `the colour of the material is multiplied in`() throws {
    try quarters([Self.white, Self.white, Self.red, Self.green], "q.png")
    let picture = try picture(try model("Kd 0.1 0.9 0.1\nmap_Kd q.png"))
    #expect(quarters(of: picture) == ["green", "green", "dark", "green"])
  }

  @Test func `a grey picture is as bright as the grey of a material`() throws {
    let grey: Pixel = [128, 128, 128, 255]
    try quarters([grey, grey, grey, grey], "g.png")
    let textured = try picture(try model("map_Kd g.png"))[0.4, 0.4]
    let plain = try picture(try model("Kd 0.502 0.502 0.502"))[0.4, 0.4]
    #expect(abs(textured.red - plain.red) <= 2)
  }

  @Test func `through a hole what lies behind is seen`() throws {
    try quarters([Self.clear, Self.clear, Self.red, Self.red], "hole.png")
    let color = try picture(try model("map_Kd hole.png", sheet: true))
    #expect(quarters(of: color) == ["blue", "blue", "red", "red"])
  }

  @Test func `a picture of the opacity cuts holes too`() throws {
    let black: Pixel = [0, 0, 0, 255]
    try quarters([black, black, Self.white, Self.white], "d.png")
    let found = try picture(try model("Kd 0.9 0.1 0.1\nmap_d d.png", sheet: true))
    #expect(quarters(of: found) == ["blue", "blue", "red", "red"])
  }

  @Test func `half opacity mixes with what lies behind`() throws {
    let veil: Pixel = [230, 20, 20, 128]
    try quarters([veil, veil, veil, veil], "veil.png")
    let mixed = try picture(try model("map_Kd veil.png", sheet: true))[0.4, 0.4]
    let solid = try picture(try model("Kd 0.9 0.08 0.08", sheet: true))[0.4, 0.4]
    #expect(mixed.blue > solid.blue + 15 && mixed.red > mixed.green + 40)
  }

  @Test func `a cut face has the mean colour of the picture`() throws {
    try quarters([Self.red, Self.red, Self.red, Self.red], "q.png")
    let cut = try picture(try model("map_Kd q.png"), "--section", "z")
    #expect(quarters(of: cut) == ["red", "red", "red", "red"])
  }

  #if Photographs
  @Test func `a JPEG picture is shown as well`() throws {
    try write(
      BlockJPEG.bytes([[[230, 20, 20], [20, 200, 20]], [[20, 20, 230], [255, 255, 255]]]), "q.jpg")
    let picture = try picture(try model("map_Kd q.jpg"))
    #expect(quarters(of: picture) == ["red", "green", "blue", "white"])
  }
  #endif

  @Test func `without its picture a model is shown in the colour of its material`() throws {
    let file = scratch.path("out.png")
    try write(Array("hello".utf8), "text.png")
    for (name, reason) in [
      ("text.png", "is no PNG or JPEG picture; save it as one of these"),
      ("folder.png", "cannot be read as a file of at most 256 MB"),
    ] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: "folder.png"), withIntermediateDirectories: true)
      let outcome = try ViewerProgram().run(
        try model("Kd 0.9 0.1 0.1\nmap_Kd \(name)"), "--screenshot", file, "--size", "80x80",
        "--view", "front")
      #expect(outcome.code == 0)
      #expect(
        outcome.said == "\(scratch.path(name)): \(reason); the model is shown without it\n")
      let picture = try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
      #expect(quarters(of: picture) == ["red", "red", "red", "red"])
    }
  }

  @Test func `a picture that is not drawn is told by its author's words and where they stand`()
    throws
  {
    try quarters([Self.red, Self.green, Self.blue, Self.white], "q.png")
    let model = try model("disp q.png\nKd 1 0 0\nMAP_KS q.png\nmap_Pr q.png")
    let outcome = try ViewerProgram().run(
      model, "--screenshot", scratch.path("out.png"), "--size", "40x40")
    let file = scratch.path("m.mtl")
    #expect(
      outcome.said == """
        \(file):4: MAP_KS is not drawn; the model is shown without it
        \(file):2: disp is not drawn; the model is shown without it
        \(file):5: map_Pr is not drawn; the model is shown without it

        """)
    let text = try ViewerProgram().run(model, "--info").text
    #expect(text.contains("q.png: disp of m; disp is not drawn"))
  }

  @Test func `information names the pictures and what is not drawn`() throws {
    try quarters([Self.red, Self.green, Self.blue, Self.white], "q.png")
    try write(Array("hello".utf8), "text.png")
    let model = try model("map_Kd q.png\nmap_d text.png\nmap_Ks q.png\nnorm none.png")
    let text = try ViewerProgram().run(model, "--info").text
    let (picture, broken) = (scratch.path("q.png"), scratch.path("text.png"))
    #expect(
      text.contains(
        """
          4 textures:
            \(picture): map_Kd of m, 16 × 16
            \(picture): map_Ks of m; map_Ks is not drawn
            \(broken): map_d of m; is no PNG or JPEG picture; save it as one of these
            none.png: norm of m; not found

        """))
    let json = try ViewerProgram().run(model, "--info", "--json").output
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let textures = try #require(object?["textures"] as? [[String: Any]])
    #expect(textures.count == 4)
    #expect(textures[0]["width"] as? Int == 16 && textures[0]["problem"] is NSNull)
    #expect(textures[3]["problem"] as? String == "not found")
  }
}
#endif
