import BedsideCore
import Testing

@testable import BedsideShell

struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1204, "1,204"), (-1234567, "-1,234,567"), (1204.5, "1,204.5"),
      (-0.25, "-0.25"), (12_345_678_901, "12,345,678,901"),
    ] as [(Double, String)])
  func `thousands stand apart`(number: Double, text: String) {
    #expect(NumberText.grouped(number, Conventions()) == text)
  }

  @Test func `they stand apart as the place writes them`() {
    let german = Conventions(decimalMark: ",")
    #expect(NumberText.grouped(1_234.5, german) == "1.234,5")
  }

  @Test func `a bar is full only where all is reached, and empty only where nothing is`() {
    #expect(NumberText.bar(0) == "..........")
    #expect(NumberText.bar(0.001) == "#.........")
    #expect(NumberText.bar(0.6) == "######....")
    #expect(NumberText.bar(0.999) == "#########.")
    #expect(NumberText.bar(1) == "##########")
  }
}
