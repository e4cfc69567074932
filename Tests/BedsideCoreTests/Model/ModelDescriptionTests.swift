import BedsideCore
import Testing

struct ModelDescriptionTests {
  private func read(
    _ text: String
  ) throws -> (description: ModelDescription?, problems: [String]) {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "knee.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    return (ModelDescription(node, log: log), log.sorted.map(\.description))
  }

  @Test func `a description names parts, colours them and leads a tour`() throws {
    let (description, problems) = try read(
      """
      { "title": "The right knee", "model": "knee.obj", "unit": "mm", "up": "z", "front": "-y",
        "parts": [
          { "object": "femur", "name": "Thigh bone", "caption": "The longest bone.",
            "color": "#e6d9bD", "hidden": true, "region": "Bones" },
          { "object": "acl", "name": "Front cruciate ligament" } ],
        "tour": [ { "parts": ["femur"], "view": "iso", "text": "Bones." } ] }
      """)
    #expect(problems == [])
    #expect(
      description
        == ModelDescription(
          title: "The right knee", model: "knee.obj", unit: "mm", up: .z, front: .minusY,
          parts: [
            ModelDescription.Part(
              object: "femur", name: "Thigh bone", caption: "The longest bone.",
              color: ModelColor(red: 0xE6, green: 0xD9, blue: 0xBD), hidden: true,
              region: "Bones"),
            ModelDescription.Part(object: "acl", name: "Front cruciate ligament"),
          ], tour: [TourStop(parts: ["femur"], view: .named(.iso), text: "Bones.")]))
  }

  @Test(arguments: [
    (
      #"{"title": "T", "model": "m", "up": "z"}"#,
      "knee.json:1:1: 'front' lies along 'up'. Give it another axis."
    ),
    (
      #"{"title": "T", "model": "m", "parts": [{"object": "a", "name": "A", "color": "red"}]}"#,
      "knee.json:1:78: 'red' is not a colour. Write it as \"#RRGGBB\"."
    ),
    (
      #"{"title": "T", "model": "m", "parts": [{"object": "a", "name": "A"},"#
        + #" {"object": "a", "name": "B"}]}"#,
      "knee.json:1:81: The part 'a' is described twice. Keep one."
    ),
    (
      #"{"title": "T", "model": "m", "parts": [{"object": "femur", "name": "F"}],"#
        + #" "tour": [{"parts": ["fenur"], "text": "x"}]}"#,
      "knee.json:1:95: There is no part 'fenur'. Did you mean 'femur'?"
    ),
    (
      #"{"title": "T", "model": "m", "parts": [{"object": "femur", "name": "F"}],"#
        + #" "tour": [{"ghost": ["liver"], "text": "x"}]}"#,
      "knee.json:1:95: There is no part 'liver'. Describe it among the parts."
    ),
  ]) func `what is wrong is said with its place`(_ text: String, _ problem: String) throws {
    #expect(try read(text).problems == [problem])
  }

  @Test(arguments: ["", "#12345", "#1234567", "123456#", "#12345G", "#12 456"])
  func `a colour is a hash sign and six digits`(_ text: String) {
    #expect(ModelColor(text) == nil)
  }

  @Test func `a colour is written as it is read`() {
    #expect(ModelColor("#0A0bfF")?.description == "#0A0BFF")
  }
}
