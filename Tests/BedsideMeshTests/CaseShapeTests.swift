@testable import BedsideMesh
import Testing

/// What the hostile files look like, beyond their counts.
struct CaseShapeTests {
  private func mesh(_ name: String) throws(OBJError) -> Mesh {
    var reader = OBJReader()
    reader.keepsPlace = true
    return try reader.read(path: Fixture.path(name + ".obj"))
  }

  private func names(_ parts: [MeshSummary.Part]) -> [String] {
    parts.map { "\($0.name) \($0.faces)/\($0.triangles)" }
  }

  @Test(arguments: [
    ("concave_arrow_rot", 3.0), ("concave_collinear", 2), ("hole_bridge", 12),
    ("vertical_ngon", 3), ("cont_face_crlf", 1),
  ])
  func `polygons cover their area exactly`(name: String, area: Double) throws {
    #expect(abs(try mesh(name).area - area) < 1e-12)
  }

  @Test(arguments: [
    ("face_before_grp", [], ["default 1/1", "a 1/1"]),
    ("grp_empty", [], ["a 0/0", "b 1/1", "c 0/0"]),
    ("grp_repeat", [], ["a 2/2", "b 1/1"]),
    ("obj_grp", ["knee 2/2", "hip 1/1"], ["medial 1/1", "lateral 2/2"]),
    ("obj_trailing_sp", ["femur 1/1"], []),
    ("enc_latin1_name", ["Ménisque 1/1"], []),
  ])
  func `names keep their faces`(name: String, objects: [String], groups: [String]) throws {
    let summary = MeshSummary(try mesh(name))
    #expect(names(summary.objects) == objects)
    #expect(names(summary.groups) == groups)
  }

  @Test func `a long name is kept whole`() throws {
    #expect(try mesh("long_name").objects.map(\.count) == [10_000])
  }

  @Test func `smoothing groups stand in the ranges`() throws {
    #expect(try mesh("smooth_off").ranges.map(\.smoothing) == [0, 1, 0])
  }

  @Test func `numbers of any size are read`() throws {
    #expect(try mesh("num_huge").positions.prefix(3) == [1e38, -1e38, 1e30])
    #expect(try mesh("num_tiny").positions.prefix(3) == [try #require(Float("1e-40")), 0, 0])
    #expect(try mesh("num_plus").positions.prefix(3) == [1, 0.5, 0.5])
  }

  @Test func `a weight is no colour`() throws {
    #expect(try mesh("v_w2").colors.isEmpty)
  }

  @Test func `colours of 255 steps are scaled`() throws {
    #expect(try mesh("vcol_255").colors == [1, 0, 0, 0, 1, 0, 0, 0, 1])
  }

  @Test func `vertices without a colour are white`() throws {
    #expect(try mesh("vcol_partial").colors == [1, 0, 0, 1, 1, 1, 0, 0, 1])
  }

  @Test func `vertices alone are a cloud of points`() throws {
    #expect(try mesh("points_nop").isPointCloud)
    #expect(try !mesh("lines").isPointCloud)
  }

  @Test func `lines keep their corners`() throws {
    let mesh = try mesh("lines")
    #expect(mesh.lineSizes == [3, 2])
    #expect(mesh.lineIndices == [0, 1, 2, 3, 2])
  }

  @Test func `normals of any length become unit length`() throws {
    #expect(try mesh("vn_unnorm").withNormals().normals == [0, 0, 1])
  }

  @Test func `the two sides of a sheet have normals of their own`() throws {
    let mesh = try mesh("zfight").withNormals()
    for corner in 0..<9 {
      let normal = mesh.normalIndices.index(corner: corner, position: mesh.positionIndices[corner])
      #expect(mesh.normals[Int(normal) * 3 + 2] == (corner < 6 ? 1 : -1))
    }
  }
}
