import Testing

@testable import BedsideCore

/// How results hold what was chosen where several may be.
struct SeveralChoicesTests {
  private static let choices = [
    TextChoice(text: "A", value: .text("a")), TextChoice(text: "B", value: .text("b")),
  ]

  private func value(_ chosen: [ChoiceAnswer], isMultiple: Bool) -> JSONValue? {
    var result = AnswerResult(
      id: "i", answer: .answered(.choices(chosen), .typed), format: "choice")
    result.isList = isMultiple
    return result.json["value"]
  }

  @Test func `one of several is an array too, and one of one is its code`() {
    #expect(value([.code(.text("a"))], isMultiple: true) == .array(["a"]))
    #expect(
      value([.code(.text("a")), .code(.text("b"))], isMultiple: true) == .array(["a", "b"]))
    #expect(value([.code(.text("a"))], isMultiple: false) == .string("a"))
    let skipped = AnswerResult(id: "i", answer: .skipped, format: "choice")
    #expect(skipped.json["value"] == .null)
  }

  @Test func `alerts hold it like results`() {
    let chosen = AnswerValue.choices([.code(.text("a"))])
    let several = AnswerFormat.choice(ChoiceFormat(choices: Self.choices, isMultiple: true))
    let one = AnswerFormat.choice(ChoiceFormat(choices: Self.choices))
    #expect(several.json(of: chosen) == .array(["a"]))
    #expect(one.json(of: chosen) == .string("a"))
  }

  @Test(arguments: [.string("a"), .array(["a"])] as [JSONValue])
  func `a draft or a record reads both forms`(_ json: JSONValue) throws {
    let context = ConditionReader(
      object: try #require(
        ObjectReader(
          JSONNode(.object([]), offset: 0), "X", log: ProblemLog(file: "f", bytes: []))),
      id: "i", item: nil
    ).context
    let format = ChoiceFormat(choices: Self.choices, isMultiple: true)
    #expect(try format.read(json, in: context) == .choices([.code(.text("a"))]))
  }
}
