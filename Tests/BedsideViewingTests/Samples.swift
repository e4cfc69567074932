import BedsideCore
import BedsideMesh
import BedsideViewing

/// Models and sessions that tests start from.
enum Samples {
  /// Closed cubes of edge 2 in a row along x, each an object of its own.
  static func cubes(_ names: [String], inward: Bool = false) -> Mesh {
    var mesh = Mesh()
    mesh.objects = names
    for index in names.indices {
      let first = UInt32(mesh.positions.count / 3)
      for corner in 0..<8 {
        let center = Float(index) * 4
        mesh.positions += [
          center + (corner & 1 == 0 ? -1 : 1), corner & 2 == 0 ? -1 : 1, corner & 4 == 0 ? -1 : 1,
        ]
      }
      let start = mesh.triangleCount
      for quad in quads {
        let corners = (inward ? quad.reversed() : quad).map { $0 + first }
        mesh.positionIndices += [corners[0], corners[1], corners[2]]
        mesh.positionIndices += [corners[0], corners[2], corners[3]]
      }
      mesh.ranges.append(TriangleRange(first: start, count: 12, faces: 6, object: index))
    }
    return mesh
  }

  /// The sides of a cube, counterclockwise from outside; a corner's bits are its x, y and z.
  private static let quads: [[UInt32]] = [
    [0, 4, 6, 2], [1, 3, 7, 5], [0, 1, 5, 4], [2, 6, 7, 3], [0, 2, 3, 1], [4, 5, 7, 6],
  ]

  static let tour = [
    TourStop(highlight: ["b"], view: .named(.left), text: "First."),
    TourStop(parts: ["a", "c"], ghost: ["a"], text: "Second."),
    TourStop(view: .named(.top), text: "Third."),
  ]

  /// A session on four cubes: two bones, a band and one without a region.
  static func regions() -> ViewingSession {
    let parts = [
      ModelDescription.Part(object: "a", name: "Femur", region: "Bones"),
      ModelDescription.Part(object: "b", name: "Tibia", region: "Bones"),
      ModelDescription.Part(object: "c", name: "Außenband", region: "Bands"),
      ModelDescription.Part(object: "d", name: "Rest of the femur"),
    ]
    let model = ViewedModel(
      mesh: cubes(["a", "b", "c", "d"]), name: "cubes",
      description: ModelDescription(title: "Cubes", model: "cubes.obj", unit: "mm", parts: parts))
    var session = ViewingSession(model, viewport: viewport)
    session.animates = false
    session.canMeasure = true
    return session
  }

  static let viewport = Viewport(width: 800, height: 600)

  /// A session on three cubes a, b and c; the tour belongs to the step.
  static func session(
    _ step: ModelStep? = nil, tour: [TourStop] = []
  ) -> ViewingSession {
    let description = ModelDescription(title: "Cubes", model: "cubes.obj", tour: tour)
    let model = ViewedModel(
      mesh: cubes(["a", "b", "c"]), name: "cubes", description: description)
    var session = ViewingSession(model, step: step, viewport: viewport)
    session.animates = false
    return session
  }

  static func step(
    continueAfter: ModelStep.Gate = .none, accepts: [String] = [], endOnSelection: Bool = false,
    highlight: [String] = [], tour: [TourStop]? = nil
  ) -> ModelStep {
    ModelStep(
      model: "cubes.obj", title: "Title", text: "Text.", allowsSelection: true,
      highlight: highlight, continueAfter: continueAfter, accepts: accepts,
      endOnSelection: endOnSelection, tour: tour)
  }
}

extension ViewingSession {
  /// A click of the first button on a target.
  mutating func click(_ target: PointerTarget, at time: Double = 0) {
    point(.pressed(.primary, shift: false, control: false), at: .zero, over: target, time: time)
    point(.released(.primary), at: .zero, over: target, time: time)
  }
}
