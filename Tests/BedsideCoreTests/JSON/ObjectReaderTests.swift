import BedsideCore
import Testing

struct ObjectReaderTests {
  private enum Fruit: String, CaseIterable { case apple, pear }

  private func problems(
    _ text: String, _ read: (inout ObjectReader) -> Void
  ) throws -> [String] {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "a.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    if var object = ObjectReader(node, "A step", log: log) { read(&object) }
    return log.sorted.map(\.description)
  }

  @Test func `all problems of an object come at once, each with its place`() throws {
    let text = """
      { "titel": "x",
        "count": "3", "fruit": "appel",
        "when": null, "names": ["a", 1] }
      """
    let found = try problems(text) { object in
      #expect(object.requiredString("id") == nil)
      #expect(object.string("title") == nil)
      #expect(object.integer("count") == nil)
      #expect(object.word("fruit", as: Fruit.self) == nil)
      #expect(object.bool("when") == nil)
      #expect(object.strings("names") == ["a"])
      object.finish()
    }
    #expect(
      found == [
        "a.json:1:1: A step has no 'id'. Add \"id\": \"…\".",
        "a.json:1:3: A step has no member 'titel'. Did you mean 'title'?",
        "a.json:2:12: 'count' must be a whole number, not a string.",
        "a.json:2:26: 'appel' is not a 'fruit'. Did you mean 'apple'?",
        "a.json:3:11: 'when' must be true or false, not null.",
        "a.json:3:32: 'names' holds strings, not a number. Put it in double quotes.",
      ])
  }

  @Test func `an unknown member far from every known one is told what is known`() throws {
    let found = try problems(#"{"zebra":1}"#) { object in
      _ = object.string("title")
      object.finish()
    }
    #expect(found == ["a.json:1:2: A step has no member 'zebra'. Known here: title."])
  }

  @Test func `what must be an object says so`() throws {
    #expect(
      try problems("[3]") { _ in } == [
        "a.json:1:1: A step must be an object, not an array. Write { … }."
      ])
  }

  @Test func `empty text and empty arrays are no content`() throws {
    let found = try problems(#"{"id":" ","steps":[]}"#) { object in
      #expect(object.requiredString("id") == nil)
      #expect(object.requiredArray("steps").isEmpty)
    }
    #expect(
      found == [
        "a.json:1:7: 'id' is empty. Write some text.",
        "a.json:1:19: 'steps' is empty. Write at least one element.",
      ])
  }

  @Test func `a whole number may be written with a point`() throws {
    let found = try problems(#"{"a":3.0,"b":3.5}"#) { object in
      #expect(object.integer("a") == 3)
      #expect(object.integer("b") == nil)
    }
    #expect(found == ["a.json:1:14: 'b' must be a whole number, not 3.5."])
  }
}
