@testable import BedsideMesh
import Testing

struct MTLReaderTests {
  private func read(_ text: String) -> MTLReader.Result {
    MTLReader().read(bytes: Array(text.utf8), file: "knee.mtl")
  }

  private func material(_ text: String) throws -> Material {
    try #require(read("newmtl a\n" + text).materials.first)
  }

  @Test func `every property is read`() throws {
    let material = try material(
      """
      Ka 0.1 0.2 0.3
      Kd 0.4 0.5 0.6
      Ks 0.7 0.8 0.9
      Ke 2 1 0
      Ns 120.5
      Ni 1.45
      d 0.25
      illum 7
      Pr 0.3
      Pm 0.9
      """)
    var expected = Material(name: "a")
    expected.ambient = [0.1, 0.2, 0.3]
    expected.diffuse = [0.4, 0.5, 0.6]
    expected.specular = [0.7, 0.8, 0.9]
    expected.emission = [2, 1, 0]
    expected.shininess = 120.5
    expected.refraction = 1.45
    expected.opacity = 0.25
    expected.illumination = 7
    expected.roughness = 0.3
    expected.metallic = 0.9
    #expect(material == expected)
  }

  @Test func `one number is a grey`() throws {
    #expect(try material("Kd 0.5\n").diffuse == [0.5, 0.5, 0.5])
  }

  @Test func `values are kept within their limits`() throws {
    let material = try material("Kd 2 -1 0.5\nd 7\nNs 5000\nPr -3\n")
    #expect(material.diffuse == [1, 0, 0.5])
    #expect(material.opacity == 1)
    #expect(material.shininess == 1000)
    #expect(material.roughness == 0)
  }

  @Test func `a CIE colour is converted`() throws {
    // The white of D65.
    let white = try material("Kd xyz 0.9505 1 1.089\n").diffuse
    for axis in 0..<3 { #expect(abs(white[axis] - 1) < 1e-3) }
  }

  @Test(arguments: [
    ("Tr 0.25", 0.75), ("d 0.5\nTr 0.25", 0.5), ("Tr 0.25\nd 0.5", 0.5), ("d -halo 0.5", 0.5),
    ("", 1),
  ])
  func `d is opacity and wins over Tr`(text: String, opacity: Float) throws {
    #expect(try material(text + "\n").opacity == opacity)
  }

  @Test(arguments: [
    ("map_Kd bone.png", "bone.png"), ("map_Kd my bone.png", "my bone.png"),
    ("map_Kd -s 2 2 2 -o 0.1 0.2 0.3 -clamp on -bm 1.5 my bone.png", "my bone.png"),
    ("map_Kd -s 2 bone.png", "bone.png"), ("map_Kd -o 1 2 bone.png", "bone.png"),
    ("map_Kd -mm 0 1 -blendu off bone.png", "bone.png"),
    ("map_Kd -texres 512 -imfchan r -boost 2 bone.png", "bone.png"),
    ("map_Kd textures\\bone.png", "textures/bone.png"), ("map_Kd -t 1 2 3 4.png", "4.png"),
    ("map_Kd -s 1 1 1", "1"), ("map_kd -new bone.png", "-new bone.png"),
  ])
  func `options of textures are skipped`(text: String, name: String) throws {
    #expect(try material(text + "\n").textures == [.diffuse: name])
  }

  @Test(
    arguments: [
      ("map_Ka", .ambient), ("map_Ks", .specular), ("map_Ke", .emission), ("map_Ns", .shininess),
      ("map_d", .opacity), ("map_bump", .bump), ("map_Bump", .bump), ("bump", .bump),
      ("norm", .normal), ("disp", .displacement), ("decal", .decal), ("refl", .reflection),
      ("map_Pr", .roughness), ("map_Pm", .metallic),
    ] as [(String, Material.Texture)])
  func `every texture is read`(statement: String, use: Material.Texture) throws {
    #expect(try material("\(statement) a.png\n").textures == [use: "a.png"])
  }

  @Test func `names keep their blanks, files their order`() {
    let result = read("# head\nnewmtl Bone cortical  \nKd 1 1 1\n\tnewmtl\tskin\n")
    #expect(result.materials.map(\.name) == ["Bone cortical", "skin"])
    #expect(result.warnings.isEmpty)
  }

  @Test func `what cannot be used is told`() {
    let result = read(
      """
      Kd 1 1 1
      newmtl a
      Kd red
      Ks spectral x.rfl 2
      Ns

      map_Kd \\
      -clamp
      illum 12
      newmtl
      Kd 0 0 0
      newmtl a
      Kd 0 1 0
      """)
    #expect(result.materials.map(\.name) == ["a"])
    #expect(result.materials.map(\.diffuse) == [[0.8, 0.8, 0.8]])
    #expect(
      result.warnings.map(\.description) == [
        "knee.mtl:3: Kd needs three numbers, not 'red'; it is ignored",
        "knee.mtl:4: Ks needs three numbers, not 'spectral x.rfl 2'; it is ignored",
        "knee.mtl:5: Ns needs a number, not ''; it is ignored",
        "knee.mtl:7: map_Kd names no file; it is ignored",
        "knee.mtl:9: illum goes from 0 to 10, not '12'; it is ignored",
        "knee.mtl:10: a material needs a name; it is left out",
        "knee.mtl:12: there is a material 'a' already; this one is ignored",
      ])
    #expect(result.warnings.allSatisfy { $0.kind == .materialStatement })
  }

  @Test func `a file cut off anywhere is read as far as it goes`() throws {
    let text = Array("\u{FEFF}newmtl a\r\nKd 1 \\\r\n0 0\nmap_Kd -s 1 2 x.png\nd -halo 0.5".utf8)
    for length in 0...text.count {
      let result = MTLReader().read(bytes: Array(text[..<length]), file: "knee.mtl")
      #expect(result.materials.count <= 1)
    }
  }
}
