import Testing

@testable import KneeModel

struct ModelWriterTests {
  private static var triangle: Mesh {
    var mesh = Mesh()
    mesh.positions = [Vector(0, -0.0004, 1), Vector(1.23456, 0, 0), Vector(0, -12, 0.5)]
    mesh.normals = Array(repeating: Vector(0, 0, 1), count: 3)
    mesh.triangles = [Triangle(0, 1, 2)]
    return mesh
  }
  private static let material = Material(color: Color(0xFF8000), shine: 20)

  @Test func `a part is an object with positions, normals, material and faces`() {
    var writer = ModelWriter(after: 7)
    writer.add(Self.triangle, name: "sheet", material: Self.material)
    let text = """
      o sheet
      v 0.000 0.000 1.000
      v 1.235 0.000 0.000
      v 0.000 -12.000 0.500
      vn 0.000 0.000 1.000
      vn 0.000 0.000 1.000
      vn 0.000 0.000 1.000
      usemtl sheet
      s 1
      f 8//8 9//9 10//10

      """
    #expect(String(decoding: writer.objects, as: UTF8.self) == text)
  }

  @Test func `a second part counts its vertices on`() {
    var writer = ModelWriter()
    writer.add(Self.triangle, name: "a", material: Self.material)
    writer.add(Self.triangle, name: "b", material: Self.material)
    #expect(String(decoding: writer.objects, as: UTF8.self).hasSuffix("f 4//4 5//5 6//6\n"))
  }

  @Test func `a material is named after its part`() {
    var writer = ModelWriter()
    writer.add(Self.triangle, name: "sheet", material: Self.material)
    let text = """
      # Materials of the right knee

      newmtl sheet
      Kd 1.0000 0.5020 0.0000
      Ka 0.2000 0.1004 0.0000
      Ks 0.1500 0.1500 0.1500
      Ns 20
      d 1
      illum 2

      """
    #expect(String(decoding: writer.materialLibrary, as: UTF8.self) == text)
  }

  @Test func `the head tells the description and the objects`() {
    var writer = ModelWriter()
    writer.add(Self.triangle, name: "sheet", material: Self.material)
    var digest = Digest()
    for byte in writer.objects { digest.add(byte) }
    let text = String(
      decoding: writer.model(description: "abc", materialFile: "x.mtl"), as: UTF8.self)
    #expect(text.contains("\n# description abc\n# objects \(digest.text)\nmtllib x.mtl\no sheet\n"))
  }

  @Test func `numbers have fixed decimals and no negative zero`() {
    let cases: [(Double, Int, String)] = [
      (1.23456, 3, "1.235"), (-0.0004, 3, "0.000"), (-0.5, 2, "-0.50"), (12, 0, "12"),
      (-7.6, 0, "-8"), (0.005, 2, "0.01"), (1000.1, 1, "1000.1"), (.nan, 1, "—"),
    ]
    for (value, decimals, text) in cases {
      #expect(DecimalText.fixed(value, decimals: decimals) == text)
    }
  }

  @Test func `a digest is that of FNV-1a`() {
    var digest = Digest()
    #expect(digest.text == "cbf29ce484222325")
    digest.add("foobar")
    #expect(digest.text == "85944171f73967e8")
  }
}
