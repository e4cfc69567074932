import BedsideCore
import BedsideStore
import Testing

/// Where last values stand beside questions.
struct BesideQuestionTests {
  private func problems(_ insights: String) -> [String] {
    StudyText.read(
      StudyText.study([StudyText.entry("t")], ", \"insights\": [\n\(insights)]")
    ).problems
  }

  private func chart(_ id: String, _ kind: String) -> String {
    """
    {"id": "\(id)", "title": "C", "kind": "bar",
    "series": [{"task": "t", "kind": "\(kind)", "besideQuestion": true}]}
    """
  }

  @Test func `two series beside one question are refused`() {
    #expect(
      problems(chart("a", "pain") + ",\n" + chart("b", "pain")) == [
        "study.json:5:60: Two series stand beside the question 'pain' of 't', where there is"
          + " room for one. Take 'besideQuestion' out of one of them."
      ])
  }

  @Test func `each question may have a series of its own`() {
    #expect(problems(chart("a", "pain") + "," + chart("b", "sleep")) == [])
  }
}
