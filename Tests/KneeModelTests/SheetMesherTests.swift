import Testing

@testable import KneeModel

struct SheetMesherTests {
  private static let ball = Solid { $0.length - 10 }
  private static let cap = ArticularSheet(bone: ball, region: { 3 - $0.y }) { _ in 2 }
  private static let box = Box(Vector(-14, 0, -14), Vector(14, 14, 14))

  @Test func `a sheet is closed, lies on its bone and has its thickness`() {
    let mesh = SheetMesher(sheet: Self.cap, surface: Self.cap.surface, box: Self.box, step: 1.2)
      .mesh()
    #expect(MeshReport(mesh).isSound)
    let heights = mesh.positions.map { $0.length - 10 }
    #expect(heights.allSatisfy { $0 > -Self.cap.hem - 0.01 && $0 < 2.01 })
    #expect(heights.contains { $0 > 1.99 })
    #expect(mesh.positions.allSatisfy { $0.y > 2.8 })
  }

  @Test func `layers in contact are pressed flat against each other`() {
    let joint = LoadedJoint(
      femur: Solid { ($0 - Vector(0, 9.8, 0)).length - 10 },
      tibia: Solid { ($0 + Vector(0, 9.8, 0)).length - 10 })
    // Half way between, each surface keeps half of the gap; further out both are round.
    #expect(abs(joint.femur(Vector(0, LoadedJoint.halfGap, 0))) < 1e-9)
    #expect(abs(joint.tibia(Vector(0, -LoadedJoint.halfGap, 0))) < 1e-9)
    #expect(abs(joint.femur(Vector(6, 1.8, 0))) < 1e-9)
  }
}
