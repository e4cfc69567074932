import BedsideCore
import Testing

struct ModelStepTests {
  private func read(_ text: String) throws -> (step: ModelStep?, problems: [String]) {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "step.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    return (ModelStep(node, log: log), log.sorted.map(\.description))
  }

  @Test func `a model alone is enough`() throws {
    let (step, problems) = try read(#"{"model": "knee.obj"}"#)
    #expect(step == ModelStep(model: "knee.obj"))
    #expect(problems == [])
  }

  @Test func `every member comes back as it was written`() throws {
    let step = ModelStep(
      model: "knee.obj", title: "Your knee", text: "Look around.", allowsSelection: true,
      highlight: ["meniscus_medial"], continueAfter: .selection, accepts: ["tibia"],
      endOnSelection: true,
      tour: [
        TourStop(
          parts: ["tibia"], ghost: ["femur"], highlight: ["tibia"], view: .named(.left),
          flexion: 30, text: "The shin bone."),
        TourStop(view: .angles(turn: 20, tilt: -10, zoom: 2), text: "From below."),
      ], flexion: 45, mirror: true, language: "de")
    let (read, problems) = try read(step.json.text)
    #expect(read == step)
    #expect(problems == [])
  }

  @Test func `a step without a tour takes the model's, one with an empty tour has none`() throws {
    #expect(try read(#"{"model": "a.obj"}"#).step?.tour == nil)
    #expect(try read(#"{"model": "a.obj", "tour": []}"#).step?.tour == [])
  }

  @Test(arguments: [
    ("{}", #"step.json:1:1: A model step has no 'model'. Add "model": "…"."#),
    (
      #"{"model": "a", "continueAfter": "tuor"}"#,
      "step.json:1:33: 'tuor' is not a 'continueAfter'. Did you mean 'tour'?"
    ),
    (
      #"{"model": "a", "endOnSelection": true}"#,
      "step.json:1:34: 'endOnSelection' waits for a selection, but nothing can be selected."
        + " Add \"allowsSelection\": true."
    ),
    (
      #"{"model": "a", "continueAfter": "selection"}"#,
      "step.json:1:33: 'continueAfter' waits for a selection, but nothing can be selected."
        + " Add \"allowsSelection\": true."
    ),
    (
      #"{"model": "a", "allowsSelection": true, "accepts": ["tibia"]}"#,
      "step.json:1:52: 'accepts' says which selection counts, but none is waited for. Add"
        + " \"continueAfter\": \"selection\" or \"endOnSelection\": true."
    ),
    (
      #"{"model": "a", "highlihgt": []}"#,
      "step.json:1:16: A model step has no member 'highlihgt'. Did you mean 'highlight'?"
    ),
    (
      #"{"model": "a", "tour": [{"view": "fron", "text": "x"}]}"#,
      "step.json:1:34: 'fron' is not a view. Did you mean 'front'?"
    ),
    (
      #"{"model": "a", "tour": [{"view": "upside", "text": "x"}]}"#,
      "step.json:1:34: 'upside' is not a view."
        + " Write one of front, back, left, right, top, bottom, iso."
    ),
    (
      #"{"model": "a", "tour": [{"view": {"tilt": 91}, "text": "x"}]}"#,
      "step.json:1:43: 'tilt' goes from -90 (from below) to 90 (from above)."
    ),
    (
      #"{"model": "a", "tour": [{"view": {"zoom": 0}, "text": "x"}]}"#,
      "step.json:1:43: 'zoom' goes from 0.1 to 20."
    ),
    (
      #"{"model": "a", "tour": [{}]}"#,
      #"step.json:1:25: A tour stop has no 'text'. Add "text": "…"."#
    ),
  ]) func `what is wrong is said with its place`(_ text: String, _ problem: String) throws {
    #expect(try read(text).problems == [problem])
  }
}
