import Testing

@testable import KneeModel

struct FitTests {
  @Test func `neighbours do not run into each other`() {
    let fits = SharedKnee.report.fits
    #expect(fits.count == 25)
    for fit in fits { #expect(fit.isGood, "\(fit.name): \(fit.nearest)") }
  }

  @Test func `both ends of every ligament are held`() {
    let ends = SharedKnee.report.attachments
    #expect(ends.count == 21)
    for end in ends { #expect(end.isHeld, "\(end.name): \(end.depth)") }
  }

  @Test func `the menisci rest on the tibia`() {
    for fit in SharedKnee.report.fits where fit.name.hasPrefix("meniscus") {
      #expect(fit.nearest < 1, "\(fit.name)")
    }
  }

  @Test func `a part inside its neighbour is too deep`() {
    let fit = Fit(name: "a in b", nearest: -0.4, place: .zero, limit: 0.3)
    #expect(!fit.isGood)
    #expect(Fit(name: "a in b", nearest: .nan, place: .zero, limit: 0.3).isGood == false)
  }
}
