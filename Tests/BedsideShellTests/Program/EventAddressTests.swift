import Testing

@testable import BedsideShell

struct EventAddressTests {
  @Test(
    arguments: [
      ("2", 2, nil, nil), ("2b", 2, "b", nil), ("2B", 2, "b", nil), ("4.2", 4, nil, 2),
      ("12ab.10", 12, "ab", 10),
    ] as [(String, Int, String?, Int?)])
  func `a number may have a letter and the number of a value`(
    word: String, number: Int, letter: String?, value: Int?
  ) {
    let address = EventAddress(word)
    #expect(address.number == number)
    #expect(address.letter == letter)
    #expect(address.value == value)
    #expect(address.task == nil)
  }

  @Test(arguments: [
    "med", "b", "2b-x", "4.", "4.0", "4.x", "", "99999999999999999999", "3day",
  ])
  func `everything else is the id of a task`(word: String) {
    #expect(EventAddress(word).task == word)
    #expect(EventAddress(word).number == nil)
  }

  @Test func `letters go on behind z`() {
    #expect(
      [0, 1, 25, 26, 51, 52, 701].map(CardRow.letter) == ["a", "b", "z", "aa", "az", "ba", "zz"])
  }
}
