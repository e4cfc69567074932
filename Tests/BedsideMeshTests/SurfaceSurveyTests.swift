@testable import BedsideMesh
import Testing

struct SurfaceSurveyTests {
  /// A tetrahedron of unit edges along the axes, its fronts outside.
  private static var closed: Mesh {
    var mesh = Mesh()
    mesh.positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]
    mesh.positionIndices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]
    return mesh
  }

  @Test func `a closed surface has its volume, turned inside out a negative one`() {
    var mesh = Self.closed
    let survey = SurfaceSurvey(of: [0..<4], in: mesh)
    #expect(survey.isClosed)
    #expect(survey.volume == 1)
    #expect(survey.low == SIMD3(0, 0, 0))
    #expect(survey.high == SIMD3(1, 1, 1))
    mesh.positionIndices.reverse()
    let inward = SurfaceSurvey(of: [0..<4], in: mesh)
    #expect(inward.isClosed)
    #expect(inward.volume == -1)
  }

  @Test func `without any one of its triangles it is open`() {
    for missing in 0..<4 {
      #expect(!SurfaceSurvey(of: [0..<missing, missing + 1..<4], in: Self.closed).isClosed)
    }
  }

  @Test func `a triangle that is turned round opens it`() {
    var mesh = Self.closed
    mesh.positionIndices.swapAt(0, 1)
    #expect(!SurfaceSurvey(of: [0..<4], in: mesh).isClosed)
  }

  @Test func `corners at one place are one, zeros of both signs too`() {
    var mesh = Self.closed
    mesh.positions += [-0.0, -0.0, 0]
    mesh.positionIndices[0] = 4
    #expect(SurfaceSurvey(of: [0..<4], in: mesh).isClosed)
    mesh.positions[12] = 0.001
    #expect(!SurfaceSurvey(of: [0..<4], in: mesh).isClosed)
  }

  @Test func `no triangles have no extent`() {
    let survey = SurfaceSurvey(of: [], in: Self.closed)
    #expect(!(survey.low.x <= survey.high.x))
  }

  @Test func `any number of threads finds the same`() {
    var mesh = Mesh()
    for place in 0..<60_000 {
      let x = Float(place)
      mesh.positions += [x, 0, 1, x + 0.3, 1, x, x, 0.5, 2]
      mesh.positionIndices += [0, 1, 2].map { UInt32(place * 3 + $0) }
    }
    let alone = SurfaceSurvey(of: [0..<60_000], in: mesh, workers: 1)
    let together = SurfaceSurvey(of: [0..<60_000], in: mesh, workers: 3)
    #expect(together.volume == alone.volume)
    #expect(together.low == alone.low)
    #expect(together.high == alone.high)
    #expect(together.isClosed == alone.isClosed)
  }
}
