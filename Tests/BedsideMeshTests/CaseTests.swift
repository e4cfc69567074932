@testable import BedsideMesh
import Testing

/// Small hostile files.
///
/// The counts are those on which established readers agree, where they do.
struct CaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// nil when the file is an error.
    var counts: String?
    /// Warnings, or the error.
    var messages: [String]

    init(_ name: String, _ counts: String?, _ messages: [String] = []) {
      self.name = name
      self.counts = counts
      self.messages = messages
    }

    var testDescription: String { name }
  }

  @Test(arguments: cases, [0, 1, 7])
  func `every file is read as far as it can be`(expected: Case, chunk: Int) {
    var reader = OBJReader()
    reader.chunkSize = chunk
    // Pieces of a few bytes would only make the two long files slow.
    if expected.name.hasPrefix("long") { reader.chunkSize = chunk * 1000 }
    let path = Fixture.path(expected.name + ".obj")
    do throws(OBJError) {
      let mesh = try reader.read(path: path)
      #expect(Self.counts(MeshSummary(mesh)) == expected.counts)
      #expect(mesh.warnings.map { Self.short("\($0)") } == expected.messages)
      #expect(mesh.warningCount == expected.messages.count)
    } catch {
      #expect(expected.counts == nil)
      #expect([Self.short("\(error)")] == expected.messages)
    }
  }

  @Test(arguments: cases.filter { $0.counts != nil })
  func `every file that is read can be drawn`(expected: Case) throws {
    let mesh = try OBJReader().read(path: Fixture.path(expected.name + ".obj")).withNormals()
    let buffer = mesh.vertexBuffer()
    #expect(buffer.indices.count == mesh.positionIndices.count)
    #expect(buffer.indices.allSatisfy { Int($0) < buffer.vertexCount })
    #expect(buffer.vertices.allSatisfy { $0.isFinite })
    let bounds = try #require(mesh.drawnBounds())
    #expect(bounds.diagonal.isFinite)
  }

  private static func counts(_ summary: MeshSummary) -> String {
    "v\(summary.positions) vn\(summary.normals) vt\(summary.texcoords) f\(summary.faces)"
      + " triangles\(summary.triangles) l\(summary.lines) p\(summary.points)"
  }

  private static func short(_ message: String) -> String {
    message.replacing(Fixture.folder + "/", with: "")
  }

  static let cases = [
    Case("concave_arrow_rot", "v5 vn0 vt0 f2 triangles4 l0 p0"),
    Case("concave_collinear", "v5 vn0 vt0 f1 triangles3 l0 p0"),
    Case("cont_face_crlf", "v4 vn0 vt0 f1 triangles2 l0 p0"),
    Case(
      "cont_in_token", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "cont_in_token.obj:4: '/' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored"
      ]),
    Case("cont_vertex", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("ctrl_z", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "empty", nil,
      [
        "empty.obj: the file is empty; an OBJ file has vertices (v) and faces (f)"
      ]),
    Case("enc_latin1_name", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("enc_utf16le_bom", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("enc_utf8_bom", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("eol_crlf", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("eol_none", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "face_2", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "face_2.obj:4: a face needs 3 corners, not 2; it is left out"
      ]),
    Case("face_before_grp", "v4 vn0 vt0 f2 triangles2 l0 p0"),
    Case("face_fo", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "freeform", "v3 vn0 vt0 f1 triangles1 l0 p0",
      ["freeform.obj:4: curves and surfaces are not drawn; 'vp' and its like are ignored"]),
    Case("grp_empty", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("grp_repeat", "v4 vn0 vt0 f3 triangles3 l0 p0"),
    Case("hole_bridge", "v8 vn0 vt0 f1 triangles8 l0 p0"),
    Case("idx_forward", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "idx_huge", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "idx_huge.obj:4: there is no vertex 99999999999999 among 3; the face is left out"
      ]),
    Case(
      "idx_oob", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "idx_oob.obj:4: there is no vertex 4 among 3; the face is left out"
      ]),
    Case(
      "idx_oob_vn", "v3 vn1 vt0 f1 triangles1 l0 p0",
      [
        "idx_oob_vn.obj:5: there is no normal 2 among 1; it is ignored"
      ]),
    Case(
      "idx_oob_vt", "v3 vn0 vt1 f1 triangles1 l0 p0",
      [
        "idx_oob_vt.obj:5: there is no texture coordinate 2 among 1; it is ignored"
      ]),
    Case(
      "idx_space_slash", "v3 vn0 vt1 f1 triangles1 l0 p0",
      [
        "idx_space_slash.obj:5: '/1' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored",
        "idx_space_slash.obj:5: '/1' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored",
        "idx_space_slash.obj:5: '/1' is no corner, as 7, 7/1, 7//3 or 7/1/3 are; it is ignored",
      ]),
    Case("idx_trail_slash", "v3 vn0 vt1 f1 triangles1 l0 p0"),
    Case("lines", "v4 vn0 vt0 f1 triangles1 l2 p0"),
    Case("long_comment", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("long_name", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("mtl_backslash", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("mtl_empty_name", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "mtl_missing", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "mtl_missing.obj:4: there is no material file 'nope.mtl'"
      ]),
    Case(
      "mtl_nolib", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "mtl_nolib.obj:4: material 'red' is grey: no material file (mtllib) is named"
      ]),
    Case(
      "mtl_odd", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "odd.mtl:3: Ks needs three numbers, not 'spectral x.rfl'; it is ignored",
        "odd.mtl:8: illum goes from 0 to 10, not '99'; it is ignored",
        "odd.mtl:16: a material needs a name; it is left out",
        "odd.mtl:18: there is a material 'odd' already; this one is ignored",
        "odd.mtl:9: there is no texture 'my texture.png'",
        "odd.mtl:11: there is no texture 'b2.png'",
        "odd.mtl:12: there is no texture 'n.png'",
      ]),
    Case("mtl_space_file", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("mtl_space_name", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "mtl_unknown", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "mtl_unknown.obj:5: material 'blue' is grey: no material file defines it"
      ]),
    Case("nul_bytes", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "num_few", nil,
      [
        "num_few.obj:4: nothing can be shown: there is no vertex 3 among 2; the face is left out"
      ]),
    Case(
      "num_garbage", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "num_garbage.obj:1: 'a' is not a number; 0 is used",
        "num_garbage.obj:1: 'b' is not a number; 0 is used",
        "num_garbage.obj:1: 'c' is not a number; 0 is used",
      ]),
    Case(
      "num_huge", "v3 vn0 vt0 f1 triangles1 l0 p0",
      ["num_huge.obj:4: the only triangle is no wider than a line: no surface can be seen"]),
    Case(
      "num_inf", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "num_inf.obj:1: 'inf' is not a finite number; 0 is used",
        "num_inf.obj:2: '-inf' is not a finite number; 0 is used",
        "num_inf.obj:3: 'infinity' is not a finite number; 0 is used",
      ]),
    Case("num_int", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("num_plus", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("num_tiny", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("obj_grp", "v4 vn0 vt0 f3 triangles3 l0 p0"),
    Case("obj_trailing_sp", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case(
      "only_v", nil,
      [
        "only_v.obj:1: nothing can be shown: a vertex needs 3 numbers, not 0; it is ignored"
      ]),
    Case("points_nop", "v4 vn0 vt0 f0 triangles0 l0 p0"),
    Case("smooth_off", "v4 vn0 vt0 f3 triangles3 l0 p0"),
    Case(
      "stl_ascii", nil,
      [
        "stl_ascii.obj: this is an STL file, not an OBJ file"
      ]),
    Case(
      "trunc_exp", "v4 vn0 vt0 f0 triangles0 l0 p0",
      [
        "trunc_exp.obj:4: '1e' is not a number; 1 is used",
        "trunc_exp.obj:4: a vertex needs 3 numbers, not 1; the rest is 0",
        "trunc_exp.obj:4: the file ends in the middle of this line; a part of it seems to be missing",
      ]),
    Case(
      "trunc_f", "v3 vn0 vt0 f0 triangles0 l0 p0",
      [
        "trunc_f.obj:4: a face needs 3 corners, not 2; it is left out",
        "trunc_f.obj:4: the file ends in the middle of this line; a part of it seems to be missing",
      ]),
    Case(
      "unknown_kw", "v3 vn0 vt0 f1 triangles1 l0 p0",
      [
        "unknown_kw.obj:4: 'foo' is no statement; such lines are ignored",
        "unknown_kw.obj:5: 'vx' is no statement; such lines are ignored",
        "unknown_kw.obj:7: 'foobar' is no statement; such lines are ignored",
      ]),
    Case("v_w2", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("vcol_255", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("vcol_partial", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("vertical_ngon", "v5 vn0 vt0 f1 triangles3 l0 p0"),
    Case("vn_unnorm", "v3 vn1 vt0 f1 triangles1 l0 p0"),
    Case("ws_lead", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("ws_vtff", "v3 vn0 vt0 f1 triangles1 l0 p0"),
    Case("zfight", "v3 vn0 vt0 f3 triangles3 l0 p0"),
  ]
}
