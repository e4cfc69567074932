import BedsideCore
import Testing

struct ModelSideTests {
  @Test(arguments: [
    ("The {right|left} knee", "The right knee", "The left knee"),
    (
      "Ein {rechtes|linkes} Knie, {innen|innen}", "Ein rechtes Knie, innen",
      "Ein linkes Knie, innen"
    ),
    ("{name} {a|b|c} {", "{name} {a|b|c} {", "{name} {a|b|c} {"),
    ("{|not }moved", "moved", "not moved"), ("Plain.", "Plain.", "Plain."),
  ])
  func `texts name the side that is seen`(_ text: String, _ own: String, _ other: String) {
    #expect(ModelSide.text(text, mirrored: false) == own)
    #expect(ModelSide.text(text, mirrored: true) == other)
  }

  @Test func `a model is mirrored when the other side is wanted, or where it is asked for`() {
    let knee = ModelDescription(title: "K", model: "k.obj", side: .right)
    let heart = ModelDescription(title: "H", model: "h.obj")
    let left = ModelStep(model: "k.obj", side: .left)
    #expect(left.mirrors(knee))
    #expect(!left.mirrors(heart) && !left.mirrors(nil))
    #expect(!ModelStep(model: "k.obj", mirror: true, side: .right).mirrors(knee))
    #expect(ModelStep(model: "k.obj", mirror: true).mirrors(knee))
  }

  @Test func `the mirror image has its words and its views`() {
    let stop = TourStop(view: .angles(turn: 30, tilt: 10, zoom: 2), text: "{right|left}")
    let side = TourStop(view: .named(.left), text: "S")
    let knee = ModelDescription(
      title: "{right|left}", model: "k.obj",
      parts: [ModelDescription.Part(object: "a", name: "A", caption: "{right|left}")],
      tour: [stop, side])
    let seen = knee.seen(mirrored: true)
    #expect(seen.title == "left" && seen.parts[0].caption == "left")
    #expect(seen.tour[0].text == "left")
    #expect(seen.tour[0].view == .angles(turn: -30, tilt: 10, zoom: 2))
    #expect(seen.tour[1].view == .named(.right))
    #expect(knee.seen(mirrored: false).tour[0].view == stop.view)
    let step = ModelStep(model: "k.obj", title: "{right|left}", tour: [stop])
    #expect(step.seen(mirrored: false).title == "right")
  }
}
