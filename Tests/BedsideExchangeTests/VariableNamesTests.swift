import Testing

@testable import BedsideExchange

struct VariableNamesTests {
  private func names(_ ids: String...) -> [String] {
    var names = VariableNames()
    return ids.map { names.name($0) }
  }

  @Test func `ids become words that every program takes`() {
    #expect(
      names("pain", "muscle-pain", "a.b..c", "_x_", "9lives", "é", "")
        == ["pain", "muscle_pain", "a_b_c", "x", "v9lives", "v", "v_2"])
  }

  @Test func `names differ whatever their capitals, and words of a program are left to it`() {
    #expect(
      names("Pain", "pain", "PAIN", "if", "str12", "with") == [
        "Pain", "pain_2", "PAIN_3", "if_2", "str12_2", "with_2",
      ])
  }

  @Test func `long names keep what tells them apart`() {
    let long = String(repeating: "a", count: 40)
    var names = VariableNames()
    let found = [
      names.name(long), names.name(long), names.name(long, "state"), names.name(long, "state"),
    ]
    #expect(found.map(\.utf8.count) == [32, 32, 32, 32])
    #expect(Set(found).count == 4)
    #expect(found[1].hasSuffix("_2") && found[2].hasSuffix("_state"))
  }
}
