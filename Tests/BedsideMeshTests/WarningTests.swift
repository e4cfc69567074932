@testable import BedsideMesh
import Testing

struct WarningTests {
  private func warnings(_ text: String, chunk: Int = 0) throws(OBJError) -> [String] {
    try Fixture.mesh(text, chunk: chunk).warnings.map(\.description)
  }

  @Test func `statements with too few numbers are completed with zeros`() throws {
    #expect(
      try warnings("v 1 2\nv\nvn 1\nvt\n") == [
        "model.obj:1: a vertex needs 3 numbers, not 2; the rest is 0",
        "model.obj:2: a vertex needs 3 numbers, not 0; it is ignored",
        "model.obj:3: a normal needs 3 numbers, not 1; the rest is 0",
        "model.obj:4: a texture coordinate needs 1 number, not 0; the rest is 0",
      ])
  }

  @Test func `unknown statements are quoted, but never at length`() throws {
    let long = String(repeating: "x", count: 50)
    #expect(
      try warnings("v 0 0 0\n\(long) 1\n") == [
        "model.obj:2: '\(String(repeating: "x", count: 40))…' is no statement; such lines are ignored"
      ])
  }

  @Test(arguments: [0, 1, 16]) func `an unknown statement is told once`(chunk: Int) throws {
    let mesh = try Fixture.mesh("v 0 0 0\nfoo 1\nbar\nfoo 2\n\nfoo 3\n", chunk: chunk)
    #expect(mesh.warnings.map(\.line) == [2, 3])
    #expect(mesh.warningCount == 2)
    #expect(mesh.warnings.allSatisfy { $0.kind == .unknownKeyword })
  }

  @Test(arguments: [0, 1, 16]) func `curves and surfaces are told once`(chunk: Int) throws {
    let mesh = try Fixture.mesh(
      "v 0 0 0\nv 1 0 0\nvp 0.5\ncstype bezier\ndeg 3\ncurv 0 1 1 2\nend\np 1\n", chunk: chunk)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:3: curves and surfaces are not drawn; 'vp' and its like are ignored"
      ])
    #expect(mesh.warnings.map(\.kind) == [.freeForm])
    #expect(mesh.pointIndices == [0])
  }

  @Test(arguments: [0, 1, 50]) func `of very many unknown statements a hundred are told`(
    chunk: Int
  ) throws {
    let text = (0..<130).map { "x\($0)\nx0\n" }.joined()
    let mesh = try Fixture.mesh("v 0 0 0\n" + text, chunk: chunk)
    #expect(mesh.warningCount == 100)
    #expect(mesh.warnings.map(\.line) == (0..<100).map { 2 + 2 * $0 })
  }

  @Test func `a quoted word is not cut within a character`() throws {
    let word = String(repeating: "x", count: 39) + "éé"
    #expect(
      try warnings("v 0 0 0\n\(word)\n") == [
        "model.obj:2: '\(String(repeating: "x", count: 39))…' is no statement; "
          + "such lines are ignored"
      ])
  }

  @Test func `corners that are none are ignored`() throws {
    #expect(
      try warnings(Fixture.square + "f 1 x 2/y 3 4/1/1/1 4\n") == [
        "model.obj:5: 'x' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored",
        "model.obj:5: '2/y' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored",
        "model.obj:5: '4/1/1/1' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored",
      ])
  }

  @Test func `a file that ends in the middle of a statement is suspected to be cut off`() throws {
    #expect(
      try warnings(Fixture.square + "f 1 2") == [
        "model.obj:5: a face needs 3 corners, not 2; it is left out",
        "model.obj:5: the file ends in the middle of this line; "
          + "a part of it seems to be missing",
      ])
    #expect(try warnings(Fixture.square + "f 1 2 3\nf 1 2\n").count == 1)
    #expect(try warnings(Fixture.square + "f 1 2 3").isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [0, 1, 2, 3, 5])
  func `lines are counted right with any line end`(end: String, chunk: Int) throws {
    let text = "v 0 0 0\n\n# c\nfoo\nv 1 0 \\\n0\nbar\n".replacing("\n", with: end)
    let lines = try Fixture.mesh(text, chunk: chunk).warnings.map(\.line)
    #expect(lines == [4, 7])
  }

  @Test func `the first hundred warnings are kept and all are counted`() throws {
    let text = "v 0 0 0\n" + String(repeating: "f 1 1\n", count: 250) + "p 1\n"
    for chunk in [0, 16] {
      let mesh = try Fixture.mesh(text, chunk: chunk)
      #expect(mesh.warningCount == 250)
      #expect(mesh.warnings.map(\.line) == Array(2...101))
    }
  }
}
