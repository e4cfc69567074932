import BedsideCore
import BedsideShell
import Testing

/// Values read the same on every page.
@MainActor
struct ShownValueStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private func tells(
    _ line: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let told = machine.trip(line)
    #expect(told.contains(text), "\(told)", sourceLocation: sourceLocation)
  }

  @Test func `a large number has its thousands apart wherever it is shown`() {
    _ = machine.trip("log steps 70000")
    for line in ["today", "show steps", "history steps"] { tells(line, "70,000") }
    machine.environment["LANG"] = "de_DE.UTF-8"
    tells("show steps", "70.000")
  }

  @Test func `what only happened is logged, and what was ticked off is done`() {
    _ = machine.trip("log nausea")
    _ = machine.trip("log nausea")
    _ = machine.trip("done drops")
    tells("show nausea", "logged\nlogged")
    tells("history nausea", "added: logged")
    tells("show drops", "\ndone\n")
    tells("history drops", "recorded: done")
    tells("audit", "changed from: done; to: logged 2 times")
    tells("audit", "recorded: done")
  }

  @Test func `the last week that there is has each of its days once`() {
    let week = machine.trip("week 9999-12-31")
    #expect(week.split(separator: "\n").count { $0.contains("31 Dec") } == 1)
    #expect(machine.end.code == .done)
    #expect(machine.trip("day 9999-12-31").contains("Fri 31 Dec 9999"))
  }

  @Test func `characters that no terminal may show are not left out in silence`() throws {
    machine.files["t.json"] =
      #"""
      {"id": "t", "version": 1, "title": "T", "steps": [{"id": "n", "type": "form", "items": [
        {"id": "note", "text": "Name?", "answer": {"format": "text"}},
        {"id": "other", "text": "Name?", "answer": {"format": "text"}}]}]}
      """#
    machine.files["a.json"] =
      #"{"note": "a\u0000b\u202Ec\r\n ", "other": "Ren\u00e9 \ud83d\udc69\u200d\u2695\ufe0f "}"#

    machine.run("run", "t.json", "--answers", "a.json")
    #expect(machine.end.code == .done)
    #expect(
      machine.transcript.contains(
        "a.json:1:10: note: 2 characters that no terminal may show are left out."),
      "\(machine.transcript)")
    #expect(!machine.transcript.contains("other: "))
  }

  @Test func `what was typed and can't be kept is told`() {
    let item = FormItem(
      id: "name", text: "Name?", format: .text(TextFormat()))
    let story = Story(
      OrderedTask(
        id: "t", title: "T",
        steps: [Step(id: "form", content: .form(items: [item], footer: nil))]),
      "Bob\u{202E}Sam", "")
    #expect(story.answer("name") == .answered(.text("BobSam"), .typed))
    #expect(
      story.transcript.contains(
        "Your answer is kept without 1 character that no terminal may show."))
  }
}
