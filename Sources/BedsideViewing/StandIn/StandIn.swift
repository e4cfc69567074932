public import BedsideMesh

/// A coarser copy of a model of many triangles, which stands in for it while it moves.
///
/// Vertices of a part in one cell of a grid become one; triangles that shrink to nothing go. After
/// Rossignac and Borrel, "Multi-resolution 3D approximations for rendering complex scenes", 1993.
public struct StandIn: Sendable {
  /// The most triangles that are drawn while a model moves.
  public static let mostTriangles = 150_000

  /// What the floats of a vertex are.
  public let layout: VertexLayout
  /// All vertices, as in a `VertexBuffer`.
  public let vertices: [Float]
  /// Three places per triangle.
  public let indices: [UInt32]
  /// The places of the triangles of each surface of each part.
  public let places: [[Range<Int>]]

  /// Whether a model has so many triangles that it should not be drawn whole while it moves.
  public static func isWorthwhile(for model: ViewedModel) -> Bool {
    model.triangleCount > mostTriangles
  }

  /// Makes a copy of at most `mostTriangles` triangles; `vertices` are the model's.
  public init(for model: ViewedModel, vertices: VertexBuffer) {
    // A grid meets about three triangles for each square of its cells; some room is left for what
    // is bent or thin, so that the first grid is nearly always coarse enough.
    let area = Self.area(of: model, vertices)
    var cell = max((3 * area / 120_000).squareRoot(), .leastNormalMagnitude)
    // Small parts get finer cells, so that they do not vanish; of very many parts some may.
    let keepsSmallParts = model.parts.count <= 300
    var clusters = Clusters(model, vertices, cell: cell, keepsSmallParts: keepsSmallParts)
    while clusters.triangleCount > Self.mostTriangles {
      let excess = Float(clusters.triangleCount) / Float(Self.mostTriangles)
      cell *= max(excess.squareRoot(), 1) * 1.15
      clusters = Clusters(model, vertices, cell: cell, keepsSmallParts: false)
    }
    layout = vertices.layout
    self.vertices = clusters.vertices
    indices = clusters.indices
    places = clusters.places
  }

  /// The area of all parts, estimated from at most some fifty thousand triangles.
  private static func area(of model: ViewedModel, _ vertices: VertexBuffer) -> Float {
    let step = max(model.triangleCount / 50_000, 1)
    let stride = vertices.layout.stride
    func position(_ index: Int) -> Vector {
      let start = Int(vertices.indices[index]) * stride
      return Vector(
        vertices.vertices[start], vertices.vertices[start + 1], vertices.vertices[start + 2])
    }
    var sum: Double = 0
    for places in model.parts.lazy.flatMap(\.surfaces).map(\.triangles) {
      for triangle in Swift.stride(from: places.lowerBound, to: places.upperBound, by: step) {
        let (a, b, c) = (
          position(triangle * 3), position(triangle * 3 + 1), position(triangle * 3 + 2)
        )
        let size = (b - a).cross(c - a).length
        if size.isFinite {
          sum += Double(size) / 2 * Double(min(step, places.upperBound - triangle))
        }
      }
    }
    return Float(sum)
  }
}

extension ViewedModel {
  /// The number of triangles of all parts.
  public var triangleCount: Int {
    parts.reduce(0) { $0 + $1.surfaces.reduce(0) { $0 + $1.triangles.count } }
  }
}
