import BedsideViewing
import Testing

struct RegionTests {
  private func rows(_ session: ViewingSession) -> [PointerTarget] {
    let overlay = Overlay(session, measure: EvenMeasure())
    var found: [PointerTarget] = []
    for y in stride(from: Float(2), to: 600, by: 4) {
      guard let target = overlay.target(at: SIMD2(40, y)), found.last != target else { continue }
      found.append(target)
    }
    return found.filter { $0 != .panel }
  }

  @Test func `parts are listed under their headings, with a field to find them above`() {
    #expect(
      rows(Samples.regions()) == [
        .button(.search), .heading("Bones"), .row(0), .row(1), .heading("Bands"), .row(2),
        .heading(nil), .row(3),
      ])
  }

  @Test func `a heading folds its parts away and brings them back, by click and by key`() {
    var session = Samples.regions()
    session.click(.heading("Bones"))
    #expect(!rows(session).contains(.row(0)))
    #expect(rows(session).contains(.row(2)))
    session.press(.named(.tab), at: 0)
    session.press("u", at: 0)
    #expect(rows(session).contains(.row(0)))
  }

  @Test func `a heading hides all its parts, and shows them when all are hidden`() {
    var session = Samples.regions()
    session.click(.eye(0))
    session.click(.headingEye("Bones"))
    #expect(session.visibility == [.hidden, .hidden, .shown, .shown])
    session.press(.named(.tab), at: 0)
    session.press("X", at: 0)
    #expect(session.visibility == [.shown, .shown, .shown, .shown])
  }

  @Test func `a key for a heading takes a part in hand first`() {
    var session = Samples.regions()
    session.press("u", at: 0)
    #expect(session.notice == .choosePartFirst)
    session.press("X", at: 0)
    #expect(session.notice == .choosePartFirst)
  }

  @Test func `the list follows the part at hand until it is scrolled`() {
    let names = (0..<60).map { "part\($0)" }
    let model = ViewedModel(mesh: Samples.cubes(names), name: "many")
    var session = ViewingSession(model, viewport: Samples.viewport)
    session.press(.named(.tab, shift: true), at: 0)
    #expect(rows(session).contains(.row(59)))
    session.point(.scrolled(1), at: .zero, over: .panel, time: 0)
    #expect(!rows(session).contains(.row(59)))
  }
}
