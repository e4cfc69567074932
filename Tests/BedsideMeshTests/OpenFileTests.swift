@testable import BedsideMesh
import Foundation
import Testing

/// Files that other programs change, and links that lead away.
struct OpenFileTests {
  /// Runs `body` with a folder of its own that is gone afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a file that shrinks while it is read ends early`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.obj")
      try Data(repeating: 0x61, count: 10_000).write(to: path)
      let file = try OpenFile(path: path.path)
      try Data(repeating: 0x61, count: 100).write(to: path)
      #expect(file.count == 10_000)
      #expect(file.bytes(in: 0..<10_000).count == 100)
      #expect(file.bytes(in: 5_000..<10_000).count == 0)
      let error = OBJError(file: path.path, cause: .changed)
      #expect(throws: error) { try file.check() }
      #expect(
        error.message == "the file changed while it was read; open it again once it is complete")
    }
  }

  @Test func `a file that is written to while it is read is an error`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.obj")
      try Data("v 0 0 0\n".utf8).write(to: path)
      let file = try OpenFile(path: path.path)
      try file.check()
      let handle = try FileHandle(forUpdating: path)
      try handle.write(contentsOf: Data("v 1 0 0\n".utf8))
      try handle.close()
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path.path)
      #expect(throws: OBJError(file: path.path, cause: .changed)) { try file.check() }
    }
  }

  @Test func `a model that shrinks while it is read is read as far as it goes`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.obj")
      let text = Fixture.square + String(repeating: "f 1 2 3\n", count: 10_000)
      try text.write(to: path, atomically: false, encoding: .utf8)
      let source = TextSource(file: try OpenFile(path: path.path))
      try String(text.prefix(20_002)).write(to: path, atomically: false, encoding: .utf8)
      let (mesh, _, _) = try OBJReader().read(source, name: "a.obj")
      #expect(mesh.triangleCount > 2_000)
      #expect(mesh.triangleCount < 2_500)
    }
  }

  @Test func `textures are found inside the folder only`() throws {
    try withFolder { folder in
      let model = folder.appending(path: "model")
      for path in ["model/sub", "model/tex"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      for path in ["secret.png", "model/tex/a.png", "model/b.png", "model/sub/c.png"] {
        try Data([0]).write(to: folder.appending(path: path))
      }
      try FileManager.default.createSymbolicLink(
        atPath: model.appending(path: "link.png").path, withDestinationPath: "../secret.png")
      let library = """
        newmtl red
        map_Kd ../tex/a.png
        map_Ks C:\\art\\B.PNG
        map_Ke c.png
        bump ../../secret.png
        norm link.png
        disp gone.png
        newmtl unused
        map_Kd nowhere.png

        """
      try Data(library.utf8).write(to: folder.appending(path: "model/sub/m.mtl"))
      let text = Fixture.square + "mtllib sub/m.mtl\nusemtl red\nf 1 2 3\n"
      let mesh = try OBJReader().read(bytes: Array(text.utf8), folder: model.path)
      let files = try #require(mesh.material(named: "red")).textureFiles
      #expect(
        files.mapValues { $0.replacing(model.path + "/", with: "") } == [
          .diffuse: "tex/a.png", .specular: "b.png", .emission: "sub/c.png",
        ])
      #expect(
        mesh.warnings.map { $0.description.replacing(model.path + "/", with: "") } == [
          "sub/m.mtl:3: 'C:/art/B.PNG' lies outside the model's folder; 'b.png' is used instead",
          "sub/m.mtl:5: '../../secret.png' lies outside the model's folder and is not used",
          "sub/m.mtl:6: there is no texture 'link.png'",
          "sub/m.mtl:7: there is no texture 'gone.png'",
        ])
      #expect(mesh.warnings.allSatisfy { $0.kind == .missingTexture })
    }
  }

  @Test func `a link out of the folder is not followed`() throws {
    try withFolder { folder in
      let model = folder.appending(path: "model")
      try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
      try "newmtl red\nKd 1 0 0\n"
        .write(to: folder.appending(path: "out.mtl"), atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: model.appending(path: "in.mtl").path, withDestinationPath: "../out.mtl")
      let text = Fixture.square + "mtllib in.mtl\nusemtl red\nf 1 2 3\n"
      let mesh = try OBJReader().read(bytes: Array(text.utf8), folder: model.path)
      #expect(mesh.material(named: "red") == Material(name: "red"))
      #expect(mesh.warnings.map(\.message) == ["there is no material file 'in.mtl'"])
    }
  }
}
