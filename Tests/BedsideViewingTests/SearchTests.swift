import BedsideCore
import BedsideViewing
import Testing

struct SearchTests {
  private func typed(_ text: String) -> ViewingSession {
    var session = Samples.regions()
    session.press("/", at: 0)
    for character in text { session.press(.character(character), at: 0) }
    return session
  }

  @Test(arguments: [
    ("", [0, 1, 2, 3]), ("fem", [0, 3]), ("FEMUR", [0, 3]), ("aussen", [2]), ("bones", [0, 1]),
    ("bones tib", [1]), ("b", [1, 2, 0]), ("x", []),
  ])
  func `parts are found by every word of their name, their heading or their file's name`(
    _ query: String, _ found: [Int]
  ) {
    #expect(typed(query).search?.matches == found)
  }

  @Test(arguments: [("É è ő Å", "e e o a"), ("Straße", "strasse"), ("a_b-c", "a b c"), ("膝", "膝")])
  func `accents, capitals and signs do not count`(_ text: String, _ folded: String) {
    var session = ViewingSession(
      ViewedModel(mesh: Samples.cubes([text]), name: "one"), viewport: Samples.viewport)
    session.press("/", at: 0)
    for character in folded { session.press(.character(character), at: 0) }
    #expect(session.search?.matches == [0])
  }

  @Test func `Enter takes the part that is meant in hand, shows it and looks at it`() {
    var session = typed("fem")
    session.press(.named(.down), at: 0)
    session.press(.named(.enter), at: 0)
    #expect(session.focus == 3)
    #expect(session.search == nil)
    #expect(session.camera.target == session.model.parts[3].box.center)
    #expect(session.result(after: 1).looked == ["d"])
    #expect(session.selection == nil)
  }

  @Test func `letters that stand for commands are only letters while a name is typed`() {
    var session = typed("q")
    #expect(session.finish == nil)
    session.press(.named(.escape), at: 0)
    #expect(session.search == nil)
    #expect(session.finish == nil)
    session.press("q", at: 0)
    #expect(session.finish == .closed)
  }

  @Test func `Backspace takes letters back, and the last one ends the search`() {
    var session = typed("ti")
    session.press(.named(.backspace), at: 0)
    session.press(.named(.backspace), at: 0)
    #expect(session.search?.matches.count == 4)
    session.press(.named(.backspace), at: 0)
    #expect(session.search == nil)
  }

  @Test func `Enter where nothing was found says so and goes on asking`() {
    var session = typed("zz")
    session.press(.named(.enter), at: 0)
    #expect(session.notice == .nothingFound)
    #expect(session.search != nil)
    #expect(session.narration.last == "No part is called so.")
  }

  @Test func `a hidden part that was looked for is shown`() {
    var session = Samples.regions()
    session.press(.named(.tab), at: 0)
    session.press("x", at: 0)
    session.press("/", at: 0)
    session.press(.named(.enter), at: 0)
    #expect(session.visibility[0] == .shown)
  }
}
