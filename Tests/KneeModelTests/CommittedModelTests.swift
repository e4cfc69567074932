import Testing

@testable import KneeModel

struct CommittedModelTests {
  private let model = CommittedModel.shared

  @Test func `the committed model was made from this description`() {
    #expect(model.head["description"] == SharedKnee.knee.digest)
  }

  @Test func `the committed objects are as they were written`() throws {
    let start = try #require(model.sections.first).bytes.lowerBound
    var digest = Digest()
    for i in start..<model.bytes.count { digest.add(model.bytes[i]) }
    #expect(model.head["objects"] == digest.text)
  }

  @Test(arguments: [
    "ligament_transverse", "meniscus_medial", "meniscus_lateral_rim", "ligament_mcl_deep",
    "tear_flap",
  ])
  func `a part meshed anew is byte for byte that of the committed model`(_ name: String) throws {
    let part = try #require(SharedKnee.parts.first { $0.name == name })
    let section = try #require(model.sections.first { $0.name == name })
    var writer = ModelWriter(after: section.verticesBefore)
    writer.add(part.mesh(), name: part.name, material: part.material)
    #expect(writer.objects == Array(model.bytes[section.bytes]))
  }

  @Test func `the committed materials are those of the description`() {
    var writer = ModelWriter()
    for part in SharedKnee.parts { writer.add(Mesh(), name: part.name, material: part.material) }
    #expect(writer.materialLibrary == CommittedModel.read("knee.mtl"))
  }

  @Test func `every structure is an object with its own material`() {
    #expect(model.sections.map(\.name) == SharedKnee.parts.map(\.name))
    #expect(model.sections.map(\.material) == model.sections.map(\.name))
  }

  @Test func `the model stays within its budget`() {
    let triangles = model.sections.reduce(0) { $0 + $1.mesh.triangles.count }
    #expect(triangles > 100_000)
    #expect(triangles <= CheckReport.mostTriangles)
    #expect(model.bytes.count <= CheckReport.mostBytes)
  }

  @Test(arguments: CommittedModel.shared.sections.map(\.name))
  func `every part is one closed surface that faces outward`(_ name: String) throws {
    let mesh = try #require(model.meshes[name])
    let report = try #require(SharedKnee.report.meshes.first { $0.name == name }).report
    #expect(report.badEdges == 0)
    #expect(report.volume > 0)
    #expect(report.pieces == (name == "tear_root" ? 2 : 1))
    #expect(report.degenerate == 0)
    #expect(report.coincident == 0)
    #expect(report.flipped == 0)
    #expect(mesh.normals.count == mesh.positions.count)
    #expect(mesh.normals.allSatisfy { abs($0.length - 1) < 0.002 })
  }

  @Test(arguments: [
    "meniscus_medial", "meniscus_lateral", "ligament_mcl", "ligament_mcl_deep",
    "tear_bucket_handle", "tear_horizontal", "tear_root", "cartilage_patella",
  ])
  func `no part passes through itself`(_ name: String) throws {
    #expect(CrossingSearch(try #require(model.meshes[name])).count == 0)
  }

  @Test func `the table of measures stands in the model's description`() throws {
    let text = String(decoding: CommittedModel.read("README.md"), as: UTF8.self)
    #expect(SharedKnee.report.replacingMeasures(in: text) == text)
  }

  @Test func `the fibula lies on the left of a right knee seen from the front`() throws {
    let fibula = try #require(model.meshes["fibula"])
    // A viewer looks along -z with x to its right.
    #expect(fibula.positions.allSatisfy { $0.x < 0 })
  }
}
