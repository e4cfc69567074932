import BedsideMesh
import Testing

struct TextureMappingTests {
  private func material(_ text: String) throws -> Material {
    try #require(
      MTLReader().read(bytes: Array("newmtl a\n\(text)\n".utf8), file: "a.mtl").materials.first)
  }

  private func mapping(_ text: String) throws -> TextureMapping? {
    try material("map_Kd \(text) a.png").textureMappings[.diffuse]
  }

  @Test func `a statement without options has no mapping`() throws {
    #expect(try material("map_Kd a.png").textureMappings.isEmpty)
  }

  @Test func `scale, offset, clamping and channel are read`() throws {
    let mapping = try #require(try mapping("-s 2 3 1 -o 0.5 -0.25 0 -clamp on -imfchan m"))
    #expect(mapping.scale == [2, 3])
    #expect(mapping.offset == [0.5, -0.25])
    #expect(mapping.clamps)
    #expect(mapping.channel == .matte)
  }

  @Test func `what is not written stays as it is`() throws {
    let mapping = try #require(try mapping("-s 2 -o 0.5"))
    #expect(mapping.scale == [2, 1])
    #expect(mapping.offset == [0.5, 0])
    #expect(!mapping.clamps && mapping.channel == nil)
    #expect(try self.mapping("-clamp off -mm 0 1") == nil)
  }

  @Test(arguments: ["-s nan 2", "-s inf", "-o 1e30 1", "-imfchan q"])
  func `what cannot be used changes nothing`(_ options: String) throws {
    #expect(try mapping(options) == nil)
  }

  @Test func `a picture alone is not darkened by a colour that nobody wrote`() throws {
    #expect(try material("map_Kd a.png").diffuse == [1, 1, 1])
    #expect(try material("Kd 0.5 0.5 0.5\nmap_Kd a.png").diffuse == [0.5, 0.5, 0.5])
    #expect(try material("Ka 0 0 0").diffuse == [0.8, 0.8, 0.8])
  }
}
