@testable import BedsideMesh
import Testing

struct BoundsTests {
  @Test func `bounds hold all positions, drawn bounds only those in use`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 1 0 0\nv 0 2 0\nv 9 -9 9\nf 1 2 3\n")
    #expect(mesh.bounds == BoundingBox(minimum: [0, -9, 0], maximum: [9, 2, 9]))
    #expect(mesh.drawnBounds() == BoundingBox(minimum: [0, 0, 0], maximum: [1, 2, 0]))
  }

  @Test func `lines and points are drawn too`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 1 0 0\nv 0 2 0\nv 9 -9 9\nl 1 2\np 3\n")
    #expect(mesh.drawnBounds() == BoundingBox(minimum: [0, 0, 0], maximum: [1, 2, 0]))
  }

  @Test func `a cloud of points is drawn whole`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 1 2 3\n")
    #expect(mesh.drawnBounds() == BoundingBox(minimum: [0, 0, 0], maximum: [1, 2, 3]))
  }

  @Test func `a range has bounds of its own`() throws {
    let mesh = try Fixture.mesh(Fixture.square + "g a\nf 1 2 3\ng b\nf 1 3 4\n")
    let bounds = mesh.bounds(ofTriangles: mesh.ranges[1].triangles)
    #expect(bounds == BoundingBox(minimum: [0, 0, 0], maximum: [1, 1, 0]))
    #expect(mesh.bounds(ofTriangles: 0..<0) == nil)
  }

  @Test func `boxes are measured`() {
    let box = BoundingBox(minimum: [-1, 0, 0], maximum: [1, 3, 6])
    #expect(box.center == SIMD3(0, 1.5, 3))
    #expect(box.size == SIMD3(2, 3, 6))
    #expect(box.diagonal == 7)
    #expect(box.moved(by: [1, 1, 1]).minimum == SIMD3(0, 1, 1))
  }

  @Test func `the largest numbers do not overflow`() {
    let largest = Double(Float.greatestFiniteMagnitude)
    let box = BoundingBox(
      minimum: SIMD3(repeating: -largest), maximum: SIMD3(repeating: largest))
    #expect(box.diagonal.isFinite)
    #expect(box.center == .zero)
  }
}
