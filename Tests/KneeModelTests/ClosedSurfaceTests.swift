import Testing

@testable import knee_model

struct ClosedSurfaceTests {
  /// A cube of 20 mm, each face of two triangles.
  private static let cube: BentKnee.Shape = {
    let corners = (0..<8).map { n in
      SIMD3<Float>(n & 1 == 0 ? -10 : 10, n & 2 == 0 ? -10 : 10, n & 4 == 0 ? -10 : 10)
    }
    let faces = [
      [0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5],
    ]
    return BentKnee.Shape(
      points: corners,
      triangles: faces.flatMap { [SIMD3($0[0], $0[1], $0[2]), SIMD3($0[0], $0[2], $0[3])] })
  }()
  private let surface = ClosedSurface(cube)

  @Test(arguments: [
    (SIMD3<Float>(0, 0, 0), Float(10)), (SIMD3(0, 0, 7), 3), (SIMD3(-9.5, 3, 1), 0.5),
    (SIMD3(4, 4, 9), 1), (SIMD3(9, 8, 9.25), 0.75),
  ])
  func `a point inside lies as deep as the nearest face is away`(
    _ point: SIMD3<Float>, _ depth: Float
  ) {
    #expect(abs(surface.depth(of: point) - depth) < 1e-4)
  }

  @Test(arguments: [
    SIMD3<Float>(0, 0, 10.5), SIMD3(-11, 0, 0), SIMD3(0, 40, 0), SIMD3(9.9, 10.1, 0),
  ])
  func `a point outside has no depth`(_ point: SIMD3<Float>) {
    #expect(surface.depth(of: point) == 0)
  }

  @Test func `a shape without triangles holds nothing`() {
    #expect(ClosedSurface(BentKnee.Shape()).depth(of: .zero) == 0)
  }
}
