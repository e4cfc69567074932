import BedsideCore
import BedsideViewing
import Testing

struct PartVisibilityTests {
  private func focused(_ part: Int) -> ViewingSession {
    var session = Samples.session()
    session.click(.part(part))
    return session
  }

  @Test func `hiding and ghosting are taken back by the same key`() {
    var session = focused(1)
    session.press("x", at: 0)
    #expect(session.visibility == [.shown, .hidden, .shown])
    session.press("x", at: 0)
    session.press("g", at: 0)
    #expect(session.visibility == [.shown, .ghosted, .shown])
    session.press("g", at: 0)
    #expect(session.visibility == [.shown, .shown, .shown])
  }

  @Test func `a part alone, and then what was shown before`() {
    var session = focused(1)
    session.click(.eye(0), at: 1)
    session.press("i", at: 2)
    #expect(session.visibility == [.hidden, .shown, .hidden])
    session.press("i", at: 3)
    #expect(session.visibility == [.hidden, .shown, .shown])
  }

  @Test func `all others become transparent, but what is hidden stays hidden`() {
    var session = focused(1)
    session.click(.eye(0), at: 1)
    session.press("G", at: 2)
    #expect(session.visibility == [.hidden, .shown, .ghosted])
    session.press("G", at: 3)
    #expect(session.visibility == [.hidden, .shown, .shown])
  }

  @Test func `every part comes back at once`() {
    var session = focused(1)
    session.press("i", at: 0)
    session.press("a", at: 0)
    #expect(session.visibility == [.shown, .shown, .shown])
  }

  @Test(arguments: ["x", "g", "i", "G"] as [Key])
  func `without a part at hand a key says so and does nothing`(_ key: Key) {
    var session = Samples.session()
    session.press(key, at: 0)
    #expect(session.notice == .choosePartFirst)
    #expect(session.visibility == [.shown, .shown, .shown])
  }

  @Test func `the part pointed at is at hand where none was chosen`() {
    var session = Samples.session()
    session.point(.moved, at: .zero, over: .part(2), time: 0)
    session.press("x", at: 0)
    #expect(session.visibility[2] == .hidden)
  }

  @Test func `a pale part is tinted more than a colourful or a dark one`() {
    let colors = ["#E8DCC3", "#1B5FC0", "#201010"].map { ModelColor($0) }
    let description = ModelDescription(
      title: "T", model: "m",
      parts: zip(["a", "b", "c"], colors).map { .init(object: $0, name: $0, color: $1) })
    let model = ViewedModel(
      mesh: Samples.cubes(["a", "b", "c"]), name: "m", description: description)
    var session = ViewingSession(model, viewport: Samples.viewport)
    session.highlight([0, 1, 2])
    let shares = session.frame(at: 0).parts.map(\.tintShare)
    #expect(shares[0] > 0.3)
    #expect(shares[1] < 0.05 && shares[2] < 0.1)
  }

  @Test func `what is not meant steps back, and what is meant is tinted and outlined`() {
    var session = Samples.session()
    session.highlight([0])
    session.click(.part(1))
    let looks = session.frame(at: 0).parts
    #expect(looks[0].tint != nil && looks[0].outline != nil && looks[0].colorfulness == 1)
    #expect(looks[1].tint != nil && looks[1].tint != looks[0].tint)
    #expect(looks[2] == Frame.Look(.shown, colorfulness: 0.5))
  }
}
