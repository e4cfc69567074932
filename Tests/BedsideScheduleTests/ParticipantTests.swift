import BedsideCore
import BedsideSchedule
import Testing

struct ParticipantTests {
  private func read(_ text: String) throws -> (participant: Participant?, problems: [String]) {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "participant.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    return (Participant.read(node, log: log), log.sorted.map(\.message))
  }

  @Test(arguments: [
    #"{"id":"ann"}"#, #"{"id":"bo","sex":"intersex"}"#,
    #"{"id":"ann","name":"Ann Fry","birthday":"1980-02-29","sex":"female","#
      + #""allergies":["Penicillin","Nuts"],"zone":"Europe/Berlin","language":"pt-BR"}"#,
  ])
  func `a participant's JSON leads back to them`(_ text: String) throws {
    let (participant, problems) = try read(text)
    #expect(problems == [])
    #expect(participant?.json.text == text)
  }

  @Test func `what is wrong is said all at once`() throws {
    let (participant, problems) = try read(
      #"{"id":"ann","birthday":"29.2.1980","sex":"","zone":"../Berlin","language":"d","names":1}"#)
    #expect(participant == nil)
    #expect(
      problems == [
        "'birthday' cannot be '29.2.1980'. Write one like \"1980-02-29\".",
        "'sex' is empty. Write some text.",
        "'zone' cannot be '../Berlin'. Write one like \"Europe/Berlin\".",
        "'language' cannot be 'd'. Write one like \"pt-BR\".",
        "A participant has no member 'names'. Did you mean 'name'?",
      ])
  }

  @Test(arguments: [
    (birthday: "1980-06-15", day: "2026-06-14", age: 45),
    (birthday: "1980-06-15", day: "2026-06-15", age: 46),
    (birthday: "1980-02-29", day: "2025-02-28", age: 44),
    (birthday: "1980-02-29", day: "2025-03-01", age: 45),
    (birthday: "2026-06-15", day: "2026-06-15", age: 0),
    (birthday: "2026-06-16", day: "2026-06-15", age: nil),
  ])
  func `a year is added on the birthday`(
    _ example: (birthday: String, day: String, age: Int?)
  ) throws {
    let participant = Participant(id: "ann", birthday: try date(example.birthday))
    #expect(try participant.age(on: date(example.day)) == example.age)
    #expect(try Participant(id: "ann").age(on: date(example.day)) == nil)
  }
}
