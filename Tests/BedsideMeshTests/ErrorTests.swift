@testable import BedsideMesh
import Testing

struct ErrorTests {
  private func error(_ bytes: [UInt8], chunk: Int = 0) -> String {
    var reader = OBJReader()
    reader.chunkSize = chunk
    do throws(OBJError) {
      _ = try reader.read(bytes: bytes, name: "knee.obj")
      return "no error"
    } catch {
      return error.description
    }
  }

  private func error(path: String) -> String {
    do throws(OBJError) {
      _ = try OBJReader().read(path: path)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("solid x\nfacet\n", "an STL file"), ("solid\r\n", "an STL file"),
    ("ply\nformat ascii 1.0\n", "a PLY file"), ("ply\r\n", "a PLY file"),
    ("glTF\u{2}\0\0\0", "a glTF file"), ("{\"asset\":{\"version\":\"2.0\"}}", "a glTF file"),
    ("Kaydara FBX Binary  \0", "an FBX file"), ("; FBX 7.4.0 project file\n", "an FBX file"),
    ("OFF\n8 6 12\n", "an OFF file"), ("OFF\r\n", "an OFF file"), ("COFF\n", "an OFF file"),
    ("NOFF\n", "an OFF file"), ("#VRML V2.0 utf8\n", "a VRML file"),
    ("#X3D V3.0\n", "an X3D file"), ("#usda 1.0\n", "a USD file"), ("PXR-USDC", "a USD file"),
    ("BLENDER-v300", "a Blender file"), ("ISO-10303-21;\n", "a STEP file"),
    ("# vtk DataFile Version 3.0\n", "a VTK file"), ("xof 0303txt 0032\n", "a DirectX file"),
    ("newmtl bone\n", "a material file (MTL)"), ("%PDF-1.7\n", "a PDF file"),
    ("<!DOCTYPE html>\n", "a web page or XML file"), ("PK\u{3}\u{4}", "a zip archive"),
    ("BZh91AY", "a bzip2 archive"),
    ("version https://git-lfs.github.com/spec/v1\n", "a git-lfs pointer to the model"),
    ("\u{7F}ELF\u{2}", "a compiled object file"), ("MZ\0\0", "a Windows program"),
    ("v 0 0 0\n\0\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}", "a binary file"),
  ])
  func `files of other kinds are named`(text: String, kind: String) {
    #expect(error(Array(text.utf8)) == "knee.obj: this is \(kind), not an OBJ file")
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8], "a gzip archive"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "an xz archive"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"), ([0x4C, 0x01, 3], "a compiled object file"),
    ([0x64, 0x86, 3], "a compiled object file"), ([0x4D, 0x4D, 0], "a 3DS file"),
    ([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"), ([0xFF, 0xFE, 0, 0], "text in UTF-32"),
    ([0, 0, 0xFE, 0xFF], "text in UTF-32"),
  ])
  func `binary files of other kinds are named`(bytes: [UInt8], kind: String) {
    #expect(error(bytes) == "knee.obj: this is \(kind), not an OBJ file")
  }

  @Test func `a binary STL file is known by its length`() {
    var bytes = [UInt8](repeating: 0x20, count: 80) + [2, 0, 0, 0]
    bytes += [UInt8](repeating: 0x41, count: 100)
    #expect(error(bytes) == "knee.obj: this is a binary STL file, not an OBJ file")
  }

  @Test func `an empty file says what is missing`() {
    #expect(
      error([])
        == "knee.obj: the file is empty; an OBJ file has vertices (v) and faces (f)")
  }

  @Test func `a file without vertices says so`() {
    #expect(
      error(Array("# nothing\n".utf8))
        == "knee.obj: nothing can be shown: there are no vertices (v) in the file")
  }

  @Test func `a file of nonsense points to its first line`() {
    #expect(
      error(Array("\n{ \"steps\": [] }\n".utf8))
        == "knee.obj:2: nothing can be shown: '{' is no statement; such lines are ignored")
  }

  @Test(arguments: [
    ("v 1 2 3\nv nan x\nf 1 2 9", "3: there is no vertex 9 among 2; the face is left out"),
    ("v 1 2 3\nf 1 1\nl 1 5\n", "2: a face needs 3 corners, not 2; it is left out"),
    ("v 1 2 3\nl 1 5\nf 1 x\n", "2: there is no vertex 5 among 1; the line is left out"),
    ("v 1 2 3\n\nl 1\n", "3: a line needs 2 corners, not 1; it is left out"),
    ("v 1 2 3\np 7\n", "2: there is no vertex 7 among 1; the point is left out"),
    ("v 1 2 3\np\n", "2: a point needs 1 corner, not 0; it is left out"),
  ])
  func `vertices whose faces, lines and points were all left out show nothing`(
    text: String, message: String
  ) {
    let parts = message.split(separator: ": ", maxSplits: 1)
    for chunk in [0, 1, 7] {
      #expect(
        error(Array(text.utf8), chunk: chunk)
          == "knee.obj:\(parts[0]): nothing can be shown: \(parts[1])")
    }
  }

  @Test func `the first statement left out is named behind any number of warnings`() {
    let noise = String(repeating: "foo\n", count: 250)
    #expect(
      error(Array("v 1 2 3\n\(noise)f 1 1 9\nf 1\n".utf8))
        == "knee.obj:252: nothing can be shown: there is no vertex 9 among 1; the face is left out")
  }

  @Test func `vertices alone and vertices before a cut are a cloud of points`() throws {
    for text in ["v 1 2 3\n", "v 1 2 3\nfoo\n", "v 1 2 3\nf 1 1", "v 1 2 3\nl 1 9\np 1\n"] {
      #expect(try Fixture.mesh(text).vertexCount == 1)
    }
  }

  @Test func `a file that does not exist is an error`() {
    #expect(
      error(path: "nowhere/knee.obj")
        == "nowhere/knee.obj: the file cannot be read: No such file or directory")
  }

  @Test func `a folder or a device is an error`() {
    #expect(error(path: Fixture.folder) == "\(Fixture.folder): this is not a file")
    #expect(error(path: "/dev/zero") == "/dev/zero: this is not a file")
  }

  @Test func `a file that is too large is not read`() {
    var reader = OBJReader()
    reader.byteLimit = 10
    #expect(
      throws: OBJError(file: "knee.obj", cause: .tooLarge(bytes: 11, limit: 10))
    ) {
      try reader.read(bytes: Array("v 0 0 0\n# x".utf8), name: "knee.obj")
    }
    let error = OBJError(file: "knee.obj", cause: .tooLarge(bytes: 11, limit: 10))
    #expect(error.description == "knee.obj: the file has 11 bytes; at most 10 are read")
  }
}
