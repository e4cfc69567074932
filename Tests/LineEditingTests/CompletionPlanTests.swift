import Testing

@testable import LineEditing

struct CompletionPlanTests {
  private func plan(
    _ word: String, _ candidates: [Candidate], style: CompletionPlan.Style = .word,
    ignoringCase: Bool = false
  ) -> CompletionPlan? {
    CompletionPlan(word: word, candidates: candidates, style: style, ignoringCase: ignoringCase)
  }

  @Test(arguments: [
    (word: "a", candidates: ["answer", "answers", "back"], insertion: "answer"),
    (word: "", candidates: ["back", "quit"], insertion: ""),
    (word: "n", candidates: ["näher", "nächste"], insertion: "nä"),
    (word: "back", candidates: ["back"], insertion: "back"),
    (word: "a\u{308}", candidates: ["ähnlich"], insertion: "ähnlich"),
  ])
  func `what all candidates share is inserted`(
    word: String, candidates: [String], insertion: String
  ) {
    #expect(plan(word, candidates.map { Candidate($0) })?.insertion == insertion)
  }

  @Test func `what doesn't begin with the word is left out, and nothing is no plan`() {
    #expect(plan("q", ["quit", "back", "Quit"])?.matches == ["quit"])
    #expect(plan("x", ["quit", "back"]) == nil)
    #expect(plan("quitting", ["quit"]) == nil)
  }

  @Test func `the typed word is never shortened when case is ignored`() {
    let plan = plan("KNE", ["knee", "KNEELING", "Knob"], ignoringCase: true)
    #expect(plan?.insertion == "knee")
    #expect(plan?.matches == ["knee", "knee", "KNEELING"])
    #expect(self.plan("kn", ["KNee", "Knob"], ignoringCase: true)?.insertion == "kn")
  }

  @Test(
    arguments: [
      (style: .word, insertion: #""Knee "#, last: #""Knee \"b\\c\"""#),
      (style: .quotedWord, insertion: "Knee ", last: #"Knee \"b\\c\""#),
      (style: .wholeLine, insertion: "Knee ", last: #"Knee "b\c""#),
    ] as [(style: CompletionPlan.Style, insertion: String, last: String)])
  func `blanks and quotes stand as the line needs them`(
    style: CompletionPlan.Style, insertion: String, last: String
  ) {
    let plan = plan("Kn", ["Knee pain", #"Knee "b\c""#], style: style)
    #expect(plan?.insertion == insertion)
    #expect(plan?.replacements.last == last)
  }

  @Test func `the only candidate is quoted whole`() {
    #expect(plan("V", ["Very painful"])?.matches == [#""Very painful""#])
  }

  @Test func `candidates come in the order given, each once`() {
    #expect(plan("", ["b", "a", "b"])?.replacements == ["b", "a"])
  }

  @Test func `a candidate with control characters is left out and a description loses them`() {
    let plan = plan("", ["a\u{1B}[2J", Candidate("b", description: "x\u{9B}y\n"), ""])
    #expect(plan?.candidates == [Candidate("b", description: "xy")])
  }

  @Test func `a quoted word means what it was made of`() {
    for word in ["a b", #"a"b"#, #"a\b"#, ""] {
      #expect(Quoting.unescaped(Quoting.escaped(word)) == word)
    }
    #expect(Quoting.unescaped(#"a\"#) == #"a\"#)
  }
}
