@testable import BedsideMesh
import Testing

/// How the material files that a model names are found.
struct MaterialFileTests {
  private func mesh(_ text: String) throws(OBJError) -> Mesh {
    let bytes = Array((Fixture.square + text + "f 1 2 3\n").utf8)
    return try OBJReader().read(bytes: bytes, name: "knee.obj", folder: Fixture.folder)
  }

  private func warnings(_ mesh: Mesh) -> [String] {
    mesh.warnings.map { $0.description.replacing(Fixture.folder + "/", with: "") }
  }

  @Test(arguments: [
    ("ok.mtl", "red"), ("./ok.mtl", "red"), ("OK.MTL", "red"), ("\"ok.mtl\"", "red"),
    ("my mat file.mtl", "sp"), ("My Mat File.mtl", "sp"), ("sub/bs.mtl", "bs"),
    (".\\sub\\bs.mtl", "bs"), ("SUB\\BS.mtl", "bs"), ("sub/../ok.mtl", "red"),
    ("ok.mtl ok2.mtl", "two"), ("ok.mtl my mat file.mtl ok2.mtl", "sp"),
  ])
  func `a file is found`(name: String, material: String) throws {
    let mesh = try mesh("mtllib \(name)\nusemtl \(material)\n")
    #expect(warnings(mesh) == [])
    #expect(mesh.materialLibrary.map(\.name) == [material])
    #expect(mesh.material(named: material)?.diffuse != Material(name: "").diffuse)
  }

  @Test func `a file inside the folder may be named by its whole path`() throws {
    let root = try #require(resolvedPath(Fixture.folder))
    #expect(warnings(try mesh("mtllib \(root)/sub/bs.mtl\nusemtl bs\n")) == [])
  }

  @Test(arguments: ["../ok.mtl", "C:\\models\\ok.mtl", "/etc/ok.mtl", "sub/../../x/ok.mtl"])
  func `a name that leads out of the folder is reduced to its last part`(name: String) throws {
    let mesh = try mesh("mtllib \(name)\nusemtl red\n")
    #expect(mesh.material(named: "red")?.diffuse == [1, 0, 0])
    #expect(
      warnings(mesh) == [
        "knee.obj:5: '\(name)' lies outside the model's folder; 'ok.mtl' is read instead"
      ])
    #expect(mesh.warnings.map(\.kind) == [.libraryOutside])
  }

  @Test(arguments: ["../passwd", "/etc/passwd"])
  func `a file outside the folder is never read`(name: String) throws {
    #expect(
      warnings(try mesh("mtllib \(name)\nusemtl red\n")) == [
        "knee.obj:5: '\(name)' lies outside the model's folder and is not read"
      ])
  }

  @Test func `a file that moved beside the model is found`() throws {
    #expect(
      warnings(try mesh("mtllib materials/ok.mtl\nusemtl red\n")) == [
        "knee.obj:5: there is no 'materials/ok.mtl'; 'ok.mtl' is read instead"
      ])
  }

  @Test func `a missing file is told once and its materials are grey`() throws {
    let mesh = try mesh("mtllib nope.mtl\nusemtl red\n")
    #expect(warnings(mesh) == ["knee.obj:5: there is no material file 'nope.mtl'"])
    #expect(mesh.materialLibrary == [Material(name: "red")])
    #expect(mesh.warnings.map(\.kind) == [.missingLibrary])
  }

  @Test func `one of several files may be missing`() throws {
    let mesh = try mesh("mtllib nope.mtl ok.mtl\nusemtl red\n")
    #expect(mesh.material(named: "red")?.diffuse == [1, 0, 0])
    #expect(warnings(mesh) == ["knee.obj:5: there is no material file 'nope.mtl'"])
  }

  @Test func `a material that no file defines is grey`() throws {
    let mesh = try mesh("mtllib ok.mtl\nusemtl red\nf 1 2 4\nusemtl blue\n")
    #expect(warnings(mesh) == ["knee.obj:8: material 'blue' is grey: no material file defines it"])
    #expect(mesh.warnings.map(\.kind) == [.unknownMaterial])
    #expect(mesh.material(of: mesh.ranges[0]).diffuse == [1, 0, 0])
    #expect(mesh.material(of: mesh.ranges[1]) == Material(name: "blue"))
  }

  @Test func `a material without any file is grey`() throws {
    #expect(
      warnings(try mesh("usemtl red\n")) == [
        "knee.obj:5: material 'red' is grey: no material file (mtllib) is named"
      ])
  }

  @Test func `a folder is no material file`() throws {
    #expect(
      warnings(try mesh("mtllib sub\nusemtl red\n")) == [
        "knee.obj:5: 'sub' is not used: this is not a file"
      ])
  }

  @Test func `no more than a hundred files are looked for`() throws {
    let text = String(repeating: "mtllib nope.mtl\n", count: 1000)
    let mesh = try mesh(text + "usemtl red\n")
    #expect(mesh.warningCount == 101)
    #expect(
      mesh.warnings.last?.description == "knee.obj:104: there is no material file 'nope.mtl'")
  }

  @Test func `materials that are grey are told a hundred times and counted`() throws {
    let text = (0..<300).map { "usemtl m\($0)\n" }.joined()
    let mesh = try mesh(text)
    #expect(mesh.warnings.count == 100)
    #expect(mesh.warningCount == 300)
    #expect(mesh.materialLibrary.count == 300)
  }

  @Test func `more names than any model has are one unnamed material`() throws {
    let text = (0..<65_600).map { "usemtl m\($0)\n" }.joined()
    let mesh = try Fixture.mesh(Fixture.square + text + "f 1 2 3\n")
    #expect(mesh.materialLibrary.count == 65_536)
    #expect(mesh.ranges.map(\.material) == [-1])
  }

  @Test func `the names of the files are kept as written`() throws {
    #expect(try mesh("mtllib ok.mtl ok2.mtl\n").materialLibraries == ["ok.mtl ok2.mtl"])
  }

  @Test func `text without a folder gets grey materials and no complaint`() throws {
    let mesh = try Fixture.mesh(Fixture.square + "mtllib ok.mtl\nusemtl red\nf 1 2 3\n")
    #expect(mesh.materialLibrary == [Material(name: "red")])
    #expect(mesh.warningCount == 0)
  }

  @Test(arguments: [
    ("a/b.mtl", ["a", "b.mtl"], false), ("a/../b.mtl", ["b.mtl"], false),
    ("../b.mtl", ["b.mtl"], true), ("/models/b.mtl", ["b.mtl"], false),
    ("/models/a/b.mtl", ["a", "b.mtl"], false), ("/modelsless/b.mtl", ["b.mtl"], true),
    ("/models/../b.mtl", ["b.mtl"], true), ("D:b.mtl", ["b.mtl"], true),
    ("\\\\server\\share\\b.mtl", ["b.mtl"], true), ("..", [], true), ("", [], false),
  ])
  func `references are made safe`(written: String, components: [String], isOutside: Bool) {
    let path = ReferencePath(written, root: "/models")
    #expect(path.components == components)
    #expect(path.isOutside == isOutside)
  }
}
