import Testing

@testable import KneeModel

struct ColorTests {
  @Test func `a colour is written with six digits`() {
    #expect("\(Color(0x00A0FF))" == "#00A0FF")
    #expect("\(Color(0x000000))" == "#000000")
  }

  @Test(arguments: ColorVision.allCases)
  func `any two colours of the model are told apart`(_ vision: ColorVision) {
    let colors = Array(Set(SharedKnee.parts.map(\.material.color)))
    #expect(colors.count == 16)
    for (i, a) in colors.enumerated() {
      for b in colors[..<i] { #expect(vision.difference(a, b) > 17, "\(a) \(b)") }
    }
  }
}
