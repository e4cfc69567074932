import BedsideStore
import Testing

struct NameTests {
  @Test(arguments: ["me", "P00012", "a.b-c_d", String(repeating: "a", count: 64)])
  func `a plain name can be a participant's`(name: String) {
    #expect(ParticipantID(name)?.description == name)
    #expect(DraftID(name)?.description == name)
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", "-x", "a/b", "a b", "é", "a\u{0}", "a\n",
    String(repeating: "a", count: 65),
  ]) func `a name that could mean another file is refused`(name: String) {
    #expect(ParticipantID(name) == nil)
    #expect(DraftID(name) == nil)
  }

  @Test func `a month is read from the beginning of a date`() {
    #expect(Month("2026-03")?.description == "2026-03")
    #expect(Month("2026-03-31T08:00:00")?.description == "2026-03")
    #expect(Month("0099-12")?.year == 99)
    for text in [
      "", "2026", "2026-3", "2026-13", "2026-00", "0000-01", "2026/03", "2026-031", "+026-03",
    ] {
      #expect(Month(text) == nil, "\(text)")
    }
  }

  @Test func `months follow one another across years`() throws {
    let december = try #require(Month(year: 2025, month: 12))
    #expect(
      (december...december.advanced(by: 2)).map(\.description) == ["2025-12", "2026-01", "2026-02"])
    #expect(december.distance(to: december.advanced(by: 14)) == 14)
  }
}
