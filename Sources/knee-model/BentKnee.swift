internal import BedsideCore
internal import BedsideMesh
internal import BedsideViewing
internal import FoundationEssentials

/// The written knee as the viewer shows it, bent as its description says.
struct BentKnee {
  /// The points of a part, each once, and its triangles by the numbers of their corners.
  struct Shape {
    var points: [Vector] = []
    var triangles: [SIMD3<Int>] = []
  }

  /// The names of its parts, in the order of the file.
  let parts: [String]
  /// Where parts are fixed to each other by a footprint: the two parts' names, and its middle in
  /// the file.
  let footprints: [(parts: Set<String>, middle: Vector)]
  private let shapes: [Shape]
  private let joint: Joint
  private let table: JointTable

  /// Reads the model and its description; nil where one of them is missing or tells no joint.
  init?(in folder: String) {
    let path = URL(filePath: folder)
    guard let mesh = try? OBJReader().read(path: path.appending(path: "knee.obj").path),
      let text = try? Data(contentsOf: path.appending(path: "knee.json"))
    else { return nil }
    let bytes = [UInt8](text)
    let log = ProblemLog(file: "knee.json", bytes: bytes)
    let description = JSONReader.read(bytes, log: log).flatMap { ModelDescription($0, log: log) }
    let model = ViewedModel(mesh: mesh, name: "knee", description: description)
    guard let joint = model.joint else { return nil }
    self.joint = joint
    table = joint.table()
    parts = model.parts.map(\.id)
    footprints = joint.plan.between.flatMap { connection in
      [connection.from, connection.to].map { end in
        ([connection.object, end.body], Vector(end.point - mesh.origin))
      }
    }
    shapes = model.parts.map { part in
      BentKnee.shape(of: mesh, part.surfaces.flatMap { Array($0.triangles) })
    }
  }

  /// Every part's shape at some degrees of flexion.
  func shapes(at degrees: Double) -> [Shape] {
    zip(shapes, joint.motions(at: degrees, table)).map { shape, motion in
      Shape(points: shape.points.map(motion.point), triangles: shape.triangles)
    }
  }

  private static func shape(of mesh: Mesh, _ triangles: [Int]) -> Shape {
    var shape = Shape()
    var numbers: [UInt32: Int] = [:]
    func number(_ index: UInt32) -> Int {
      if let known = numbers[index] { return known }
      let place = Int(index) * 3
      numbers[index] = shape.points.count
      shape.points.append(
        Vector(mesh.positions[place], mesh.positions[place + 1], mesh.positions[place + 2]))
      return shape.points.count - 1
    }
    for triangle in triangles {
      let corners = (0..<3).map { number(mesh.positionIndices[triangle * 3 + $0]) }
      shape.triangles.append(SIMD3(corners[0], corners[1], corners[2]))
    }
    return shape
  }
}
