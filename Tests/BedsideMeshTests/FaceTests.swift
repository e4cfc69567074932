@testable import BedsideMesh
import Testing

struct FaceTests {
  private let square = Fixture.square

  @Test func `equal indices are stored once`() throws {
    let mesh = try Fixture.mesh(square + "vn 0 0 1\nvn 0 0 1\nvn 0 0 1\nf 1//1 2//2 3//3\n")
    #expect(mesh.positionIndices == [0, 1, 2])
    #expect(mesh.normalIndices == .sameAsPosition)
    #expect(mesh.texcoordIndices == .absent)
  }

  @Test func `different indices get their own table`() throws {
    let mesh = try Fixture.mesh(square + "vt 0 0\nvt 1 1\nf 1/1 2/2 3/1\nf 1 2 4\n")
    #expect(mesh.positionIndices == [0, 1, 2, 0, 1, 3])
    let none = Mesh.noIndex
    #expect(mesh.texcoordIndices == .separate([0, 1, 0, none, none, none]))
  }

  @Test(arguments: [0, 1, 10, 30])
  func `negative indices count back from the newest element`(chunk: Int) throws {
    let part = """
      v 0 0 0
      v 1 0 0
      v 0 1 0
      vn 0 0 1
      vn 0 0 1
      vn 0 0 1
      f -3//-3 -2//-2 -1//-1

      """
    let mesh = try Fixture.mesh(part + part + part, chunk: chunk)
    #expect(mesh.positionIndices == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(mesh.normalIndices == .sameAsPosition)
  }

  @Test(arguments: [0, 1, 40])
  func `a face with an impossible vertex is left out`(chunk: Int) throws {
    let faces = "f 1 2 9\nf 1 2 3\nf 0 1 2\nf 1 2 -9\nf 99999999999 1 2\n"
    let mesh = try Fixture.mesh(square + faces, chunk: chunk)
    #expect(mesh.positionIndices == [0, 1, 2])
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:5: there is no vertex 9 among 4; the face is left out",
        "model.obj:7: there is no vertex 0 among 4; the face is left out",
        "model.obj:8: there is no vertex -9 among 4; the face is left out",
        "model.obj:9: there is no vertex 99999999999 among 4; the face is left out",
      ])
    #expect(mesh.warnings.allSatisfy { $0.kind == .positionOutOfRange })
  }

  @Test(arguments: [0, 1]) func `minus zero is no vertex either`(chunk: Int) throws {
    let mesh = try Fixture.mesh(square + "f -1 -2 -3\nf -0 -1 -2\nv 9 9 9\n", chunk: chunk)
    #expect(mesh.triangleCount == 1)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:6: there is no vertex -0 among 5; the face is left out"
      ])
  }

  @Test func `a face with an impossible attribute is kept without it`() throws {
    let mesh = try Fixture.mesh(square + "vt 0 0\nvn 0 0 1\nf 1/1 2/7 3/1\nf 1//1 2//1 3//-2\n")
    let none = Mesh.noIndex
    #expect(mesh.texcoordIndices == .separate([0, none, 0, none, none, none]))
    #expect(mesh.normalIndices == .separate([none, none, none, 0, 0, none]))
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:7: there is no texture coordinate 7 among 1; it is ignored",
        "model.obj:8: there is no normal -2 among 1; it is ignored",
      ])
    #expect(mesh.warnings.allSatisfy { $0.kind == .attributeOutOfRange })
  }

  @Test func `comments, continuation lines and line ends of any kind are understood`() throws {
    let mesh = try Fixture.mesh(
      "\u{FEFF}v 0 0 0 # origin\r\nv 1 \\\r\n0 0\rv 0 1 0\n# c:\\\n\tf\t1 2 \\\n3#x")
    #expect(mesh.positions.count == 9)
    #expect(mesh.positionIndices == [0, 1, 2])
    #expect(mesh.warningCount == 0)
  }

  @Test(arguments: [0, 1, 9]) func `a comment behind a statement does not go on in the next line`(
    chunk: Int
  ) throws {
    let mesh = try Fixture.mesh(
      square + "f 1 2 3 # c:\\\nf 1 3 4 # d:\\\nv 5 5 5#\\\n" + "l 1 2 # e\\\np 1 # f\\\np 2\n",
      chunk: chunk)
    #expect(mesh.positionIndices == [0, 1, 2, 0, 2, 3])
    #expect(mesh.vertexCount == 5)
    #expect(mesh.lineIndices == [0, 1])
    #expect(mesh.pointIndices == [0, 1])
    #expect(mesh.warningCount == 0)
  }

  @Test(arguments: [0, 1, 9]) func `a face may go on over many lines`(chunk: Int) throws {
    let mesh = try Fixture.mesh(
      square
        + "vn 0 0 1\nf 1 2 3\nf 1 \\\n 2 \\\r\n\t3\\\r 4\nf 1//1 \\\n 2//1 \\\n 3//1 \\\n\nf 1 3 4 \\",
      chunk: chunk)
    #expect(mesh.positionIndices == [0, 1, 2, 0, 1, 2, 0, 2, 3, 0, 1, 2, 0, 2, 3])
    #expect(mesh.warningCount == 0)
  }

  @Test func `indices may have zeros in front and any number of digits`() throws {
    let mesh = try Fixture.mesh(
      square + "vt 0 0\nvn 0 0 1\nf 00000001 00000002 00000003\n"
        + "f 00000001//00000001 00000002//00000001 00000004//00000001\n"
        + "f 00000002/00000001/00000001 3/1/1 00000000004/1/1\n"
        + "f -00000004 -00000003 -00000002\nf 12345678 00000001 00000002\n"
        + "f 00000001/00000001 00000003/00000001 00000004/00000001\n")
    #expect(mesh.positionIndices == [0, 1, 2, 0, 1, 3, 1, 2, 3, 0, 1, 2, 0, 2, 3])
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:11: there is no vertex 12345678 among 4; the face is left out"
      ])
  }

  @Test func `equal indices of eight digits are stored once`() throws {
    let mesh = try Fixture.mesh(
      square + "vn 0 0 1\nvn 0 0 1\nvn 0 0 1\nvn 0 0 1\n"
        + "f 1//1 2//2 3//3\nf 00000001//00000001 00000003//00000003 00000004//00000004\n")
    #expect(mesh.positionIndices == [0, 1, 2, 0, 2, 3])
    #expect(mesh.normalIndices == .sameAsPosition)
    let other = try Fixture.mesh(
      square + "vn 0 0 1\nvn 0 0 1\nvn 0 0 1\nvn 0 0 1\n"
        + "f 1//1 2//2 3//3\nf 00000001//00000001 00000003//00000004 00000004//00000003\n")
    #expect(other.normalIndices == .separate([0, 1, 2, 0, 3, 2]))
  }

  @Test func `blanks of any number stand between corners`() throws {
    let mesh = try Fixture.mesh(
      square + "f 1 2 3\nf  1  2\t3 \nf\t1\t3 \t4\t\nvn 0 0 1\nf 1//1  2//1   3//1\n")
    #expect(mesh.positionIndices == [0, 1, 2, 0, 1, 2, 0, 2, 3, 0, 1, 2])
    #expect(mesh.warningCount == 0)
  }

  @Test func `lines keep their texture indices`() throws {
    let mesh = try Fixture.mesh(square + "vt 0 0\nvt 1 1\nl 1 2\nl 1/1 2/-1\nl 3/9 4\n")
    let none = Mesh.noIndex
    #expect(mesh.lineIndices == [0, 1, 0, 1, 2, 3])
    #expect(mesh.lineTexcoordIndices == [none, none, 0, 1, none, none])
  }

  @Test func `points and lines with impossible vertices are left out`() throws {
    let mesh = try Fixture.mesh(square + "p 1 -1\np 5\nl 1 2 -7\nl 4\np\n")
    #expect(mesh.pointIndices == [0, 3])
    #expect(mesh.lineSizes.isEmpty)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:6: there is no vertex 5 among 4; the point is left out",
        "model.obj:7: there is no vertex -7 among 4; the line is left out",
        "model.obj:8: a line needs 2 corners, not 1; it is left out",
        "model.obj:9: a point needs 1 corner, not 0; it is left out",
      ])
  }

  @Test func `a point that does not exist is left out alone, wherever it stands`() throws {
    let text = Fixture.square + "p" + String(repeating: " 1 -1", count: 140_000) + " 77 2\n"
    let mesh = try Fixture.mesh(text)
    #expect(mesh.pointIndices.count == 280_001)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:5: there is no vertex 77 among 4; the point is left out"
      ])
  }

  @Test func `a line with too many corners is left out`() throws {
    let mesh = try Fixture.mesh(
      Fixture.square + "l" + String(repeating: " 1 2", count: 140_000) + "\nl 1 2\n")
    #expect(mesh.lineSizes == [2])
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:5: a line may have 262144 corners, not 280000; it is left out"
      ])
  }

  @Test func `objects, groups and materials are separate levels`() throws {
    let mesh = try Fixture.mesh(
      square + "o knee\ng medial side\nusemtl bone\nf 1 2 3\nusemtl skin\nf 1 3 4 2\n"
        + "g lateral\nf 1 2 4\n")
    #expect(mesh.objects == ["knee"])
    #expect(mesh.groups == ["medial side", "lateral"])
    #expect(mesh.materials == ["bone", "skin"])
    #expect(mesh.ranges.map(\.group) == [0, 0, 1])
    #expect(mesh.ranges.map(\.material) == [0, 1, 1])
    #expect(mesh.ranges.map(\.faces) == [1, 1, 1])
    #expect(mesh.ranges.map(\.count) == [1, 2, 1])
  }

  @Test func `the faces as written can be kept`() throws {
    let mesh = try Fixture.mesh(
      square + "vt 0 0\nf 1/1 2/1 3/1 4/1\nf 1 2 3\n", keepsPolygons: true)
    let polygons = try #require(mesh.polygons)
    let none = Mesh.noIndex
    #expect(polygons.sizes == [4, 3])
    #expect(polygons.positionIndices == [0, 1, 2, 3, 0, 1, 2])
    #expect(polygons.texcoordIndices == [0, 0, 0, 0, none, none, none])
    #expect(polygons.normalIndices == Array(repeating: none, count: 7))
  }
}
