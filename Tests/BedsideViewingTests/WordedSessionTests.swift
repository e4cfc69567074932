import BedsideCore
import BedsideViewing
import Testing

struct WordedSessionTests {
  private func worded(
    _ step: ModelStep? = Samples.step(tour: Samples.tour), language: String = "en"
  ) -> WordedSession {
    let description = ModelDescription(
      title: "Cubes", model: "cubes.obj",
      parts: [
        .init(object: "a", name: "Left cube", caption: "It is a cube.", region: "Cubes"),
        .init(object: "b", name: "Middle cube", region: "Cubes"),
        .init(object: "c", name: "Right cube", region: "Cubes"),
      ])
    let model = ViewedModel(
      mesh: Samples.cubes(["a", "b", "c"]), name: "cubes", description: description)
    let phrases: Phrases =
      language == "de" ? Phrases(language: "de", areas: Phrases.germanViewerAreas) : .english
    return WordedSession(
      ViewingSession(model, step: step, viewport: Samples.viewport, phrases: phrases))
  }

  @Test func `the parts are told with their numbers and where they lie`() {
    // The model faces the viewer: what is on the left of the picture is on its right side.
    #expect(
      worded().opening == [
        "Title", "Text.", "There are 3 parts.", "Cubes:", "1 Left cube, on the right side",
        "2 Middle cube, in the middle", "3 Right cube, on the left side",
        "A tour of 3 stops begins with Enter.",
        "Type the number or the name of a part, or ? for help.",
      ])
    #expect(worded().prompt == "Part, or Enter for the tour: ")
  }

  @Test(arguments: ["1", "left CUBE", "a", " Left ", "LEFT"])
  func `a part is told by its number, its name or a piece of it`(_ typed: String) {
    var worded = worded()
    #expect(
      worded.answer(typed, at: 1)
        == ["1 Left cube", "Where: on the right side.", "It is a cube."])
    #expect(worded.session.focus == 0)
    #expect(worded.session.history.isEmpty)
  }

  @Test func `what means no part, or several, is explained`() {
    var worded = worded()
    #expect(
      worded.answer("cube", at: 0) == [
        "'cube' can mean several parts. Type the number of one.", "1 Left cube",
        "2 Middle cube", "3 Right cube",
      ])
    #expect(
      worded.answer("Rigth cube", at: 0)
        == ["There is no part 'Rigth cube'. Did you mean 'Right cube'?"])
    #expect(
      worded.answer("9", at: 0)
        == ["There is no part '9'. Type a number from 1 to 3, or a name."])
  }

  @Test func `parts are selected and deselected, and the result is that of a picture`() {
    var worded = worded()
    #expect(worded.answer("select", at: 0) == ["Which part? Type 'select' and its number."])
    #expect(worded.answer("select 2", at: 2) == ["Middle cube is selected."])
    #expect(worded.answer("select 2", at: 3) == ["Middle cube is no longer selected."])
    _ = worded.answer("right", at: 4)
    #expect(worded.answer("select", at: 5) == ["Right cube is selected."])
    #expect(worded.answer("close", at: 6) == [])
    let result = worded.session.result(after: 6)
    #expect(result.finish == .closed)
    #expect(result.history.map(\.part) == ["b", "c"])
    #expect(result.history.map(\.at) == [2, 5])
    #expect(result.selectedAtClose == "c")
  }

  @Test func `the tour is told stop by stop, and going on ends it`() {
    var worded = worded(Samples.step(continueAfter: .tour, tour: Samples.tour))
    #expect(worded.answer("back", at: 0) == ["The tour has not begun."])
    #expect(worded.answer("", at: 0) == ["1 of 3", "First."])
    #expect(worded.answer("next", at: 0) == ["2 of 3", "Second."])
    #expect(worded.answer("back", at: 0) == ["1 of 3", "First."])
    _ = worded.answer("", at: 0)
    #expect(worded.answer("", at: 0) == ["3 of 3", "Third."])
    #expect(worded.prompt == "Part, or Enter to go on: ")
    #expect(worded.answer("", at: 9) == [])
    #expect(worded.session.finish == .continued)
  }

  @Test func `what going on waits for is said`() {
    var worded = worded(Samples.step(continueAfter: .selection))
    #expect(worded.answer("", at: 0).count == 1)
    #expect(worded.session.finish == nil)
    _ = worded.answer("select 1", at: 1)
    _ = worded.answer("", at: 2)
    #expect(worded.session.finish == .continued)
  }

  @Test func `a selection that ends the step ends it`() {
    var worded = worded(Samples.step(endOnSelection: true))
    _ = worded.answer("select 3", at: 1)
    #expect(worded.session.finish == .continued)
    #expect(worded.session.result(after: 1).selectedAtClose == "c")
  }

  @Test func `a selection that is not the one asked for says so`() {
    var step = Samples.step(endOnSelection: true)
    step.accepts = ["b"]
    var worded = worded(step)
    #expect(
      worded.answer("select 3", at: 1) == [
        "Right cube is selected.",
        "Right cube: that is not what is asked for. Select another part.",
      ])
    #expect(worded.session.finish == nil)
    _ = worded.answer("select 2", at: 2)
    #expect(worded.session.finish == .continued)
  }

  @Test func `the parts that were told were looked at`() {
    var worded = worded()
    _ = worded.answer("3", at: 0)
    _ = worded.answer("left", at: 0)
    _ = worded.answer("3", at: 0)
    #expect(worded.session.result(after: 1).looked == ["c", "a"])
  }

  @Test func `who has done what was asked goes on without the tour`() {
    var worded = worded(Samples.step(continueAfter: .selection, tour: Samples.tour))
    #expect(
      worded.answer("continue", at: 0)
        == ["Which part? Type 'select' and its number."])
    _ = worded.answer("select 1", at: 1)
    #expect(worded.answer("go on", at: 2) == [])
    #expect(worded.session.finish == .continued)
  }

  @Test func `where nothing can be selected that is said`() {
    var worded = worded(ModelStep(model: "cubes.obj"))
    #expect(worded.answer("select 1", at: 0) == ["Nothing can be selected here."])
    #expect(worded.answer("?", at: 0).allSatisfy { !$0.contains("select") })
  }

  @Test func `help tells what can be typed`() {
    var worded = worded()
    #expect(
      worded.answer("?", at: 0) == [
        "3, or a name: where that part lies and what it is.",
        "select 3: selects it, or deselects it again.",
        "Enter: the next stop of the tour. back: the one before.",
        "Enter, at the end: goes on.",
        "continue: goes on without the rest of the tour.", "parts: lists all parts.",
        "close: leaves the model.",
      ])
  }

  @Test func `a model that is only looked at has no tour and nothing to go on to`() {
    var worded = worded(nil)
    #expect(worded.prompt == "Part: ")
    #expect(worded.answer("", at: 0) == ["There is no tour."])
    #expect(worded.session.finish == nil)
  }

  @Test func `German words are understood, and English ones too`() {
    var worded = worded(language: "de")
    #expect(worded.opening.contains("1 Left cube, auf der rechten Seite"))
    #expect(worded.answer("auswählen 2", at: 1) == ["Middle cube ist ausgewählt."])
    #expect(worded.answer("weiter", at: 1) == ["1 von 3", "First."])
    #expect(worded.answer("next", at: 1) == ["2 von 3", "Second."])
    #expect(worded.answer("zurück", at: 1) == ["1 von 3", "First."])
    #expect(worded.answer("schließen", at: 2) == [])
    #expect(worded.session.finish == .closed)
  }
}
