import Testing

@testable import BedsideExchange

struct FormulaTests {
  @Test(arguments: [
    "=1+1", "+49 30", "-x", "@me", "\tx", "\n", "＝1", "＋1", "－1", "＠a", "'=1", "''=1",
  ])
  func `what a spreadsheet would calculate needs an apostrophe`(text: String) {
    #expect(Formula.needsApostrophe(Array(text.utf8)))
  }

  @Test(arguments: ["", "a", "-1", "+1.5", "-1e3", "'", "'a", "1=1", "’=", "x－1"])
  func `numbers and other texts need none`(text: String) {
    #expect(!Formula.needsApostrophe(Array(text.utf8)))
  }
}
