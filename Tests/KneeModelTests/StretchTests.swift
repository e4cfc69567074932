import Testing

@testable import KneeModel

struct StretchTests {
  private let stretches = SharedKnee.report.stretches

  @Test func `every ligament between thigh and shin changes its length as is known`() {
    #expect(stretches.count == 8)
    for stretch in stretches { #expect(stretch.isInRange, "\(stretch.name) \(stretch.lengths)") }
  }

  @Test func `the bundles of the ACL are longest in extension, and the rear one slackens more`() {
    let (front, rear) = (stretches[0].changes, stretches[1].changes)
    #expect((front + rear).allSatisfy { $0 <= 0 })
    #expect(rear[2] < front[2] - 5)
  }

  @Test func `one cord to the lateral meniscus is taut in flexion, one in extension`() throws {
    let humphry = try #require(stretches.first { $0.name == "Humphry's ligament" })
    let wrisberg = try #require(stretches.first { $0.name == "Wrisberg's ligament" })
    // Slack, it keeps its length; taut, it gives no more than collagen does with its crimp.
    #expect(humphry.changes[1] < 1 && humphry.changes[3] > 3)
    #expect((humphry.changes.max() ?? .nan) < 25)
    #expect(wrisberg.changes[3] < 0)
  }

  @Test func `a length that is not known is out of range`() {
    #expect(!Stretch("a", in: -5...5, [.nan, 1, 1, 1, 1]).isInRange)
    #expect(!Stretch("a", in: -5...5, []).isInRange)
    #expect(!Stretch("a", in: -5...5, [10, 10, 10, 11, 10]).isInRange)
    #expect(Stretch("a", in: -5...5, [10, 11, 11, 10.4, 11]).isInRange)
  }

  @Test(arguments: [-150.0, -90, -11.6, 0, 30, 40, 90, 135, 180])
  func `sine and cosine are those of the angle`(_ degrees: Double) {
    let (sine, cosine) = sineAndCosine(ofDegrees: degrees)
    #expect(abs(sine * sine + cosine * cosine - 1) < 1e-12)
    let known = [30: 0.5, 90: 1, 180: 0, 0: 0, -90: -1, 135: 0.707_106_781_186_547_5][degrees]
    if let known { #expect(abs(sine - known) < 1e-12) }
  }

  @Test func `in flexion the shin rises, since the condyles are rounder behind`() {
    let meshed = MeshedKnee(SharedKnee.knee, meshes: CommittedModel.shared.meshes)
    let flexion = Flexion(
      SharedKnee.knee, cartilage: meshed.vertices(of: "cartilage_femur"))
    let place = flexion.place(at: 90)
    #expect((2...4.5).contains(place.lift), "\(place.lift)")
    #expect(abs(place.tilt) < 3, "\(place.tilt)")
    // The foot goes back.
    #expect(place(Vector(0, -140, 0)).z < -100)
  }
}
