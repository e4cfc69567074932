import Testing

@testable import KneeModel

struct TornMeniscusTests {
  @Test(arguments: TornMeniscus.Kind.allCases)
  func `every kind of tear is closed and in the pieces that it leaves`(_ kind: TornMeniscus.Kind) {
    let mesh = SharedKnee.torn(kind).mesh
    let report = MeshReport(mesh, pieces: kind == .root ? 2 : 1, looksForCrossings: false)
    #expect(report.isSound)
    // A lengthwise tear makes a ring of it, with one hole.
    let holes = [.longitudinal, .bucketHandle].contains(kind) ? 1 : 0
    let edges = mesh.triangles.count * 3 / 2
    #expect(
      mesh.positions.count - edges + mesh.triangles.count == 2 * (report.pieces - holes))
  }

  @Test func `a torn meniscus has about the volume of a whole one`() {
    let whole = SharedKnee.knee.medialMeniscus.surface.mesh.signedVolume
    for kind in TornMeniscus.Kind.allCases {
      let torn = SharedKnee.torn(kind).mesh
      #expect((0.8...1.15).contains(torn.signedVolume / whole), "\(kind)")
    }
  }

  @Test func `a ladder fills a loop with two triangles less than it has points`() {
    let loop = Array(0..<9)
    for tip in [0, 2] {
      let triangles = Triangle.ladder(over: loop, tip: tip)
      #expect(triangles.count == 7)
      #expect(Set(triangles.flatMap { [$0.a, $0.b, $0.c] }) == Set(loop))
    }
  }
}
