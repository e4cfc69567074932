import BedsideCore
import Testing

struct ModelStepResultTests {
  private let result = ModelStepResult(
    finish: .continued,
    history: [.init(part: "tibia", at: 1.5), .init(part: "femur", at: 2.25)],
    selectedAtClose: "femur", seconds: 9.75)

  @Test func `a result is printed with the names apart from the times`() {
    #expect(
      result.json.text
        == #"{"finish":"continued","selected":["tibia","femur"],"selectedAtClose":"femur","#
        + #""history":[{"part":"tibia","at":1.5},{"part":"femur","at":2.25}],"seconds":9.75}"#)
  }

  @Test func `what was looked at is printed where there was something to look at`() {
    let looked = ModelStepResult(
      finish: .closed, looked: ["tibia"], stops: .init(seen: 1, of: 4), seconds: 2.5)
    #expect(
      looked.json.text
        == #"{"finish":"closed","selected":[],"selectedAtClose":null,"history":[],"#
        + #""looked":["tibia"],"stops":{"seen":1,"of":4},"seconds":2.5}"#)
  }

  @Test func `a result is read as it was printed, with and without a selection`() throws {
    let looked = ModelStepResult(
      finish: .closed, looked: ["tibia"], stops: .init(seen: 1, of: 4), seconds: 2.5)
    for written in [result, looked, ModelStepResult(finish: .closed, seconds: 0)] {
      let bytes = Array(written.json.text.utf8)
      let log = ProblemLog(file: "-", bytes: bytes)
      let node = try #require(JSONReader.read(bytes, log: log))
      #expect(ModelStepResult(node, log: log) == written)
      #expect(log.problems == [])
    }
  }
}
