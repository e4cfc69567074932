import BedsideViewing
import Testing

struct AngleTests {
  @Test(arguments: [
    (0.0, 0.0, 1.0), (30, 0.5, 0.8660254037844386), (90, 1, 0),
    (135, 0.7071067811865476, -0.7071067811865476),
    (180, 0, -1), (270, -1, 0), (-60, -0.8660254037844386, 0.5), (750, 0.5, 0.8660254037844386),
  ]) func `sine and cosine are right`(_ degrees: Double, _ sine: Double, _ cosine: Double) {
    let angle = Angle(degrees: degrees)
    #expect(abs(angle.sine - sine) < 1e-12)
    #expect(abs(angle.cosine - cosine) < 1e-12)
  }

  @Test(arguments: [(190.0, -170.0), (-190, 170), (720, 0), (45, 45)])
  func `an angle is brought into one turn`(_ given: Double, _ expected: Double) {
    #expect(abs(Angle(degrees: given).normalized.degrees - expected) < 1e-9)
  }
}
