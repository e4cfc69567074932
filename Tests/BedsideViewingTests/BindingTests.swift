import BedsideCore
import BedsideViewing
import Testing

struct BindingTests {
  @Test func `no key stands for two commands`() {
    let keys = Binding.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `every topic of the help has a key and a line`() {
    #expect(Binding.help(.english).map(\.topic) == Binding.Topic.allCases)
    let lines = Binding.help(.english).map { Phrases.english($0.topic.help) }
    #expect(Set(lines).count == lines.count)
  }

  @Test func `keys are shown as they are labelled`() {
    let keys = Dictionary(
      Binding.help(.english).map { ($0.topic, $0.keys) }, uniquingKeysWith: { first, _ in first })
    #expect(keys[.tour] == "Space  Backspace")
    #expect(keys[.move] == "Shift ← → ↑ ↓")
    #expect(keys[.ghostOthers] == "Shift G")
    #expect(keys[.sides] == "1  2  3  4  5  6")
  }

  @Test func `keys are named in the person's language`() {
    let german = Phrases(language: "de", areas: Phrases.germanViewerAreas)
    let keys = Dictionary(
      Binding.help(german).map { ($0.topic, $0.keys) }, uniquingKeysWith: { first, _ in first })
    #expect(keys[.tour] == "Leertaste  Rücktaste")
    #expect(keys[.move] == "Umschalt ← → ↑ ↓")
    #expect(keys[.pickPart] == "Tab  Umschalt Tab")
    #expect(keys[.select] == "Eingabe")
  }

  @Test func `a key without a meaning is left alone`() {
    var session = Samples.session()
    let (unknown, known) = (session.press("ü", at: 0), session.press("1", at: 0))
    #expect(!unknown && known)
  }

  @Test func `Escape closes the help first, then the viewer`() {
    var session = Samples.session()
    session.press("?", at: 0)
    session.press(.named(.escape), at: 0)
    #expect(!session.showsHelp)
    #expect(session.finish == nil)
    session.press(.named(.escape), at: 0)
    #expect(session.finish == .closed)
  }

  @Test(arguments: ModelView.Name.allCases)
  func `every view with a name has a key`(_ name: ModelView.Name) {
    #expect(Binding.all.contains { $0.command == .view(name) })
  }
}
