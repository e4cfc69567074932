import Testing

@testable import LineEditing

struct CandidateListTests {
  private func lines(
    _ candidates: [Candidate], columns: Int = 40, rows: Int = 24
  ) -> [String] {
    CandidateList(
      candidates: candidates, columns: columns, rows: rows, width: \.count,
      omission: { "… and \($0) more" }
    ).lines
  }

  @Test func `names alone stand in columns`() {
    #expect(lines(["a", "bcd", "ef"], columns: 12) == ["a    bcd", "ef"])
    #expect(lines(["a", "b", "c"]) == ["a  b  c"])
  }

  @Test func `a description makes one line a name, cut at the edge`() {
    #expect(
      lines([Candidate("a", description: "first"), "bc"], columns: 20) == ["a   first", "bc"])
    #expect(
      lines([Candidate("a", description: "quite a long one")], columns: 12) == ["a  quite a…"])
  }

  @Test func `a list longer than the screen is cut and says so`() {
    let names = (1...50).map { Candidate("candidate \($0)") }
    let lines = lines(names, columns: 30, rows: 6)
    #expect(lines.count == 4)
    #expect(lines.last == "… and 44 more")
  }

  @Test func `a name wider than the screen has a line of its own`() {
    #expect(lines(["aaaaaaaaaaaa", "b"], columns: 8) == ["aaaaaaaaaaaa", "b"])
  }
}
