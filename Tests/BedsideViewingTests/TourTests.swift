import BedsideCore
import BedsideViewing
import Testing

struct TourTests {
  private func session(_ gate: ModelStep.Gate = .tour) -> ViewingSession {
    Samples.session(Samples.step(continueAfter: gate, tour: Samples.tour))
  }

  @Test func `a stop shows, ghosts and highlights what it names`() {
    var session = session()
    session.visit(0, at: 0)
    #expect(session.highlighted == [1])
    #expect(session.visibility == [.shown, .shown, .shown])
    session.visit(1, at: 0)
    #expect(session.visibility == [.ghosted, .hidden, .shown])
    #expect(session.highlighted == [])
    session.visit(nil, at: 0)
    #expect(session.visibility == [.shown, .shown, .shown])
  }

  @Test func `a stop turns the camera to its view, or leaves it`() {
    var session = session()
    session.visit(0, at: 0)
    #expect(session.camera.turn.degrees == 90)
    let before = session.camera
    session.visit(1, at: 0)
    #expect(session.camera == before)
    session.visit(2, at: 0)
    #expect(session.camera.tilt.degrees == 90)
  }

  @Test func `a view by name comes close to what stands out, one by angles has its own measure`() {
    let angles = ModelView.angles(turn: 0, tilt: 0, zoom: 2)
    var session = Samples.session(
      tour: [
        TourStop(view: .named(.front), text: "All."),
        TourStop(highlight: ["c"], view: .named(.front), text: "Close."),
        TourStop(highlight: ["c"], view: angles, text: "Twice as large."),
      ])
    session.visit(0, at: 0)
    let all = session.camera
    session.visit(1, at: 0)
    #expect(session.camera.distance < all.distance / 2)
    session.visit(2, at: 0)
    #expect(abs(session.camera.distance - all.distance / 2) < 1e-3)
    #expect(session.camera.target == session.model.parts[2].box.center)
  }

  @Test func `space leads through the tour and then on`() {
    var session = session()
    var stops: [Int?] = []
    for _ in 0..<3 {
      session.press(" ", at: 0)
      stops.append(session.stop)
    }
    #expect(stops == [0, 1, 2])
    #expect(session.finish == nil)
    session.press(" ", at: 0)
    #expect(session.finish == .continued)
  }

  @Test func `going back leads to the beginning and no further`() {
    var session = session()
    session.press(" ", at: 0)
    session.press(" ", at: 0)
    session.press(.named(.backspace), at: 0)
    #expect(session.stop == 0)
    session.press("p", at: 0)
    session.press("p", at: 0)
    #expect(session.stop == nil)
    #expect(session.finish == nil)
  }

  @Test func `going on waits until every stop was seen`() {
    var session = session()
    session.visit(2, at: 0)
    session.press(" ", at: 0)
    #expect(session.notice == .seeTourFirst(seen: 1, of: 3))
    #expect(session.finish == nil)
    session.visit(0, at: 0)
    session.visit(1, at: 0)
    #expect(session.canContinue)
  }

  @Test func `who just looks comes back to the beginning after the last stop`() {
    var session = Samples.session(tour: Samples.tour)
    for _ in 0..<4 { session.press(" ", at: 0) }
    #expect(session.stop == nil)
    #expect(session.finish == nil)
  }

  @Test func `a step's tour takes the place of the model's, also when it is empty`() {
    #expect(Samples.session(Samples.step(), tour: Samples.tour).tour.count == 3)
    #expect(Samples.session(Samples.step(tour: []), tour: Samples.tour).tour.isEmpty)
  }

  @Test func `resetting goes back to the stop as it was and keeps the answer`() {
    var session = session()
    session.visit(0, at: 0)
    let camera = session.camera
    session.click(.part(2), at: 1)
    session.press(.named(.left), at: 1)
    session.press("x", at: 1)
    #expect(session.visibility[2] == .hidden)
    session.press("r", at: 2)
    #expect(session.camera == camera)
    #expect(session.visibility[2] == .shown)
    #expect(session.selection == 2)
  }

  @Test func `what is said follows the tour`() {
    var session = session()
    #expect(session.narration == ["Title", "Text."])
    session.visit(1, at: 0)
    session.click(.part(2))
    #expect(session.narration == ["Title", "2 of 3: Second.", "C (Selected)"])
    session.press(" ", at: 0)
    session.press(" ", at: 0)
    #expect(session.narration.last == "Look at the whole tour to go on: 2 of 3 stops seen.")
  }
}
