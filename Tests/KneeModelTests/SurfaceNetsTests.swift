import Testing

@testable import KneeModel

struct SurfaceNetsTests {
  private static let ball = Solid { $0.length - 5 }
  private static let box = Box(Vector(-5, -5, -5), Vector(5, 5, 5))

  @Test func `a ball's mesh is sound and lies on the ball`() {
    let mesh = SurfaceNets.mesh(of: Self.ball, in: Self.box, step: 1)
    let report = MeshReport(mesh)
    #expect(report.isSound)
    #expect(mesh.positions.allSatisfy { abs($0.length - 5) < 1e-3 })
    #expect(zip(mesh.positions, mesh.normals).allSatisfy { $0.normalized.dot($1) > 0.999 })
    #expect(abs(report.volume / 523.6 - 1) < 0.04)
  }

  @Test func `a sheet thinner than a cell is still closed`() {
    let plate = Solid { p in max(Self.ball(p), abs(p.y) - 0.35) }
    let report = MeshReport(SurfaceNets.mesh(of: plate, in: Self.box, step: 0.9))
    #expect(report.badEdges == 0)
    #expect(report.volume > 0)
  }

  @Test func `meshing twice gives the same mesh`() {
    let first = SurfaceNets.mesh(of: Self.ball, in: Self.box, step: 1.3)
    let second = SurfaceNets.mesh(of: Self.ball, in: Self.box, step: 1.3)
    #expect(first.positions == second.positions)
    #expect(first.triangles == second.triangles)
  }

  @Test func `a lattice of rings is closed at both ends`() {
    let square = [Vector(0, 0, 0), Vector(1, 0, 0), Vector(1, 1, 0), Vector(0, 1, 0)]
    let rings = (0...3).map { level in square.map { $0 + Vector(0, 0, Double(level)) } }
    let report = MeshReport(Lattice(rings: rings).mesh)
    #expect(report.isSound)
    #expect(abs(report.volume - 3) < 1e-9)
  }
}
