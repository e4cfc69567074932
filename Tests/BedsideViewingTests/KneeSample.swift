import BedsideCore
import BedsideMesh
import Foundation

@testable import BedsideViewing

/// The knee that is shipped, as the viewer reads it.
struct KneeSample {
  let mesh: Mesh
  let model: ViewedModel
  let joint: Joint
  let table: JointTable

  enum Missing: Error { case joint }

  static let shared = Result { try KneeSample() }

  private init() throws {
    let folder = #filePath.components(separatedBy: "/Tests/")[0] + "/Models/knee/"
    mesh = try OBJReader().read(path: folder + "knee.obj")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder + "knee.json")))
    let log = ProblemLog(file: "knee.json", bytes: bytes)
    let node = try JSONReader.read(bytes)
    model = ViewedModel(
      mesh: mesh, name: "knee", description: ModelDescription(node, log: log))
    guard log.problems.isEmpty, let joint = model.joint else { throw Missing.joint }
    self.joint = joint
    table = JointSolver.table(of: joint)
  }

  /// How a part has moved.
  func motion(of name: String, at degrees: Double) -> Motion {
    model.part(named: name).map { joint.motions(at: degrees, table)[$0] } ?? .still
  }

  /// The vertices of a part, as in the file.
  func points(of name: String) -> [Vector] {
    guard let part = model.part(named: name) else { return [] }
    let places = model.parts[part].surfaces.flatMap {
      mesh.positionIndices[$0.triangles.lowerBound * 3..<$0.triangles.upperBound * 3]
    }
    return Set(places).sorted().map { index in
      let place = Int(index) * 3
      return Vector(mesh.positions[place], mesh.positions[place + 1], mesh.positions[place + 2])
    }
  }
}
