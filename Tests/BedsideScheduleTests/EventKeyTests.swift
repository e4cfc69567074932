import BedsideSchedule
import Testing

struct EventKeyTests {
  @Test(arguments: [
    (participant: "ann", text: "ann/recover/check-in/1/0/17"),
    (participant: "a/b %", text: "a%2Fb%20%25/recover/check-in/1/0/17"),
    (participant: "Zoë", text: "Zo%C3%AB/recover/check-in/1/0/17"),
    (participant: "", text: "/recover/check-in/1/0/17"),
    (participant: "\u{1}", text: "%01/recover/check-in/1/0/17"),
  ])
  func `a key's text leads back to it`(_ example: (participant: String, text: String)) {
    let key = EventKey(
      participant: example.participant, study: "recover", task: "check-in", version: 1, element: 0,
      k: 17)
    #expect(key.description == example.text)
    #expect(EventKey(example.text) == key)
  }

  @Test(arguments: [
    "", "ann/recover/check-in/1/0", "ann/recover/check-in/1/0/17/1", "ann/recover/check-in/1/0/x",
    "ann/recover/check-in/+1/0/17", "ann/recover/check-in/1/0/017", "a%2/recover/check-in/1/0/17",
    "a%2f/recover/check-in/1/0/17", "a%/recover/check-in/1/0/17", "%FF/recover/check-in/1/0/17",
    "Zoë/recover/check-in/1/0/17", "%+1/recover/check-in/1/0/17",
  ])
  func `any other text is no key`(_ text: String) {
    #expect(EventKey(text) == nil)
  }
}
