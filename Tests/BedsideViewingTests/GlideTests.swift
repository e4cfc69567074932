import BedsideViewing
import Testing

struct GlideTests {
  private let glide = Glide(
    Vector(0, 0, -1), extent: SIMD2(20, -20), amount: SIMD2(4, 10),
    roots: (Vector(0, 0, 15), Vector(0, 0, -15)), reach: 8)

  @Test func `the front goes farther than the back`() {
    let (front, back) = (Vector(20, 0, 20), Vector(20, 0, -20))
    #expect((glide.point(front) - Vector(20, 0, 10)).length < 1e-4)
    #expect((glide.point(back) - Vector(20, 0, -24)).length < 1e-4)
    let middle = glide.point(Vector(20, 0, 0))
    #expect((middle - Vector(20, 0, -7)).length < 1e-4)
  }

  @Test func `the roots stay`() {
    #expect(glide.point(Vector(0, 0, 15)) == Vector(0, 0, 15))
    #expect((glide.point(Vector(0, 3, -15)) - Vector(0, 3, -15)).length < 3)
  }
}
