@testable import BedsideMesh
import Testing

struct ColorTests {
  @Test func `vertices before the first coloured one are white`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 1 0 0 255 0 51\nv 0 1 0 1\nf 1 2 3\n")
    #expect(mesh.colors == [1, 1, 1, 1, 0, 0.2, 1, 1, 1])
  }

  @Test func `nearly black of 255 steps is not white`() throws {
    let mesh = try Fixture.mesh("v 0 0 0 1 1 1\nv 1 0 0 255 255 -3\nv 0 0 1\n")
    let dark = Float(1) / 255
    let expected: [Float] = [dark, dark, dark, 1, 1, 0, 1, 1, 1]
    #expect(mesh.colors == expected)
  }

  @Test(arguments: [0, 1, 20]) func `painted vertices get their colours in order`(chunk: Int) throws
  {
    let mesh = try Fixture.mesh(
      "v 0 0 0\nv 1 0 0\nv 0 1 0\n#MRGB ffff0000FF00ff00\n# MRGB\n#MRGB zz\n", chunk: chunk)
    #expect(mesh.colors == [1, 0, 0, 0, 1, 0, 1, 1, 1])
  }

  @Test func `more paint than vertices does no harm`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\n#MRGB ffff0000ff00ff00\n")
    #expect(mesh.colors == [1, 0, 0])
  }
}
