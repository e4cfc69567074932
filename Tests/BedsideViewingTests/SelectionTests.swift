import BedsideCore
import BedsideViewing
import Testing

struct SelectionTests {
  @Test func `selecting another part deselects the first, and both stay in the history`() {
    var session = Samples.session(Samples.step())
    session.click(.part(0), at: 1)
    session.click(.part(2), at: 2.5)
    #expect(session.selection == 2)
    let result = session.result(after: 4)
    #expect(result.selected == ["a", "c"])
    #expect(result.history.map(\.at) == [1, 2.5])
    #expect(result.selectedAtClose == "c")
    #expect(result.seconds == 4)
  }

  @Test func `a second click deselects and leaves no entry`() {
    var session = Samples.session(Samples.step())
    session.click(.part(0), at: 1)
    session.click(.part(0), at: 2)
    session.click(.part(0), at: 3)
    #expect(session.result(after: 4).selected == ["a", "a"])
    session.click(.part(0), at: 4)
    #expect(session.selection == nil)
    #expect(session.result(after: 5).selectedAtClose == nil)
  }

  @Test func `a click beside the model deselects`() {
    var session = Samples.session(Samples.step())
    session.click(.part(0))
    session.click(.nothing)
    #expect(session.selection == nil)
    #expect(session.result(after: 1).selected == ["a"])
  }

  @Test func `a part that stands out from the start is selected like any other`() {
    var session = Samples.session(Samples.step(continueAfter: .selection, highlight: ["b"]))
    #expect(session.highlighted == [1])
    #expect(!session.canContinue)
    session.click(.part(1))
    #expect(session.selection == 1)
    #expect(session.canContinue)
  }

  @Test func `going on waits for a selection, and no longer when it is taken back`() {
    var session = Samples.session(Samples.step(continueAfter: .selection))
    session.press(" ", at: 0)
    #expect(session.finish == nil)
    #expect(session.notice == .selectFirst)
    session.click(.part(0), at: 1)
    session.click(.part(0), at: 2)
    #expect(!session.canContinue)
    session.click(.part(1), at: 3)
    session.press(" ", at: 4)
    #expect(session.finish == .continued)
  }

  @Test func `the first selection ends the step that says so`() {
    var session = Samples.session(Samples.step(endOnSelection: true))
    session.click(.part(1))
    #expect(session.result(after: 1).finish == .continued)
    #expect(session.result(after: 1).selectedAtClose == "b")
  }

  @Test func `only the parts that the step accepts let it go on`() {
    var session = Samples.session(Samples.step(continueAfter: .selection, accepts: ["c"]))
    session.click(.part(0))
    #expect(!session.canContinue)
    session.press(" ", at: 0)
    #expect(session.finish == nil)
    #expect(
      session.narration.last == "A: that is not what is asked for. Select another part.")
    session.click(.part(2))
    session.press(" ", at: 0)
    #expect(session.finish == .continued)
    #expect(session.result(after: 1).selected == ["a", "c"])
  }

  @Test func `a selection that does not count does not end the step that waits for one that does`()
  {
    var session = Samples.session(Samples.step(accepts: ["c"], endOnSelection: true))
    session.click(.part(0))
    #expect(session.finish == nil)
    #expect(session.notice == .otherPartAsked(name: "A"))
    session.click(.part(2))
    #expect(session.finish == .continued)
  }

  @Test func `the result tells what was looked at, each part once, and how much of the tour`() {
    var session = Samples.session(ModelStep(model: "cubes.obj", tour: Samples.tour))
    session.press(" ", at: 0)
    for _ in 0..<4 { session.press(.named(.tab), at: 0) }
    let result = session.result(after: 1)
    #expect(result.looked == ["a", "b", "c"])
    #expect(result.stops == .init(seen: 1, of: 3))
    #expect(result.selected == [])
  }

  @Test func `without selection a click takes a part in hand and nothing else`() {
    var session = Samples.session(ModelStep(model: "cubes.obj"))
    session.click(.part(1))
    #expect(session.focus == 1)
    #expect(session.selection == nil)
    session.press(.named(.enter), at: 1)
    #expect(session.result(after: 1).selected == [])
  }

  @Test func `the keyboard alone selects`() {
    var session = Samples.session(Samples.step())
    session.press(.named(.tab), at: 0)
    session.press(.named(.tab), at: 0)
    session.press(.named(.enter), at: 1)
    #expect(session.result(after: 2).selected == ["b"])
    session.press(.named(.tab, shift: true), at: 2)
    #expect(session.focus == 0)
    session.press(.named(.tab, shift: true), at: 2)
    #expect(session.focus == 2)
  }

  @Test func `Enter without a part at hand says what to do`() {
    var session = Samples.session(Samples.step())
    session.press(.named(.enter), at: 0)
    #expect(session.notice == .choosePartFirst)
    session.press(.named(.tab), at: 0)
    #expect(session.notice == nil)
  }

  @Test func `names that no part has are reported, each once`() {
    let step = Samples.step(
      accepts: ["bc"], highlight: ["bb", "a"], tour: [TourStop(parts: ["bb", "zebra"], text: "x")])
    #expect(
      Samples.session(step).unknownNames == [
        "There is no part 'bb'. Did you mean 'b'?",
        "There is no part 'bc'. Did you mean 'b'?",
        "There is no part 'zebra'. The parts are a, b, c.",
      ])
  }
}
