import BedsideCore
import Testing

struct JSONReaderTests {
  private func problems(_ text: String) -> [String] {
    let log = ProblemLog(file: "a.json", bytes: Array(text.utf8))
    _ = JSONReader.read(Array(text.utf8), log: log)
    return log.problems.map(\.description)
  }

  @Test func `a value comes back as it was written`() throws {
    let text = #"{"a":[1,-2.5,1e3,true,false,null],"b":"ä\"\\\n😀","c":{}}"#
    let node = try JSONReader.read(Array(text.utf8))
    #expect(node.value["b"] == .string("ä\"\\\n😀"))
    #expect(
      node.value["a"]
        == .array([.integer(1), .number(-2.5), .number(1000), .bool(true), .bool(false), .null]))
    #expect(try JSONReader.read(Array(node.value.text.utf8)).value == node.value)
  }

  @Test(arguments: [
    ("", "a.json:1:1: The file is empty. Write a JSON object."),
    ("{} x", "a.json:1:4: Something follows the end of the value. Remove it."),
    ("[1,]", "a.json:1:3: A comma stands before ']'. Remove it."),
    ("{\"a\": 1,\n}", "a.json:1:8: A comma stands before '}'. Remove it."),
    ("[1 2]", "a.json:1:4: A ',' or ']' is missing here. Add it."),
    ("[1", "a.json:1:3: The file ends before the closing ']'. Add it."),
    ("{\"a\" 1}", "a.json:1:6: A colon is missing after 'a'. Write \"a\": …"),
    ("{a: 1}", "a.json:1:2: A name in double quotes is expected here, like \"id\"."),
    ("{", "a.json:1:2: The file ends before the closing '}'. Add it."),
    ("[", "a.json:1:2: The file ends where a value is expected. Add it."),
    ("// x\n{}", "a.json:1:1: JSON has no comments. Remove it."),
    ("['a']", "a.json:1:2: Strings stand in double quotes. Write \"…\"."),
    ("[.5]", "a.json:1:2: A number begins with a digit or '-'. Write 0.5 or 1."),
    ("[01]", "a.json:1:2: A number has no leading zeros. Remove them."),
    ("[1.]", "a.json:1:4: A digit is missing after the point. Write 1.0 or 1."),
    ("[-]", "a.json:1:3: A digit is missing after '-'. Write a number."),
    ("[1e]", "a.json:1:4: A digit is missing after the exponent. Write 1e3."),
    (
      "[True]",
      "a.json:1:2: 'True' is no JSON value. Write a string in double quotes, a number, true,"
        + " false, null, [ or {."
    ),
    (
      "[\"a\nb\"]",
      "a.json:1:4: The string is not closed on its line. Add '\"', or write \\n for a line end."
    ),
    (
      "[\"a\tb\"]",
      "a.json:1:4: A control character stands in a string. Write it as an escape, like \\t."
    ),
    ("[\"a", "a.json:1:2: The string is never closed. Add '\"'."),
    ("[\"\\x\"]", "a.json:1:3: '\\x' is no escape. Write '\\\\' for a backslash."),
    ("[\"\\u12\"]", "a.json:1:3: Four hexadecimal digits must follow '\\u'."),
    (
      "[\"\\ud800\"]",
      "a.json:1:3: This escape is half of a surrogate pair. Write the character itself."
    ),
    ("{\"a\":1,\"a\":2}", "a.json:1:8: 'a' appears twice in this object. Keep one."),
  ])
  func `what is wrong is said with its place and the fix`(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func `a name that is repeated is found among few members and among many`() {
    let names = (1...40).map { "m\($0)" }
    for count in [1, 15, 16, 17, 18, 40] {
      for (repeated, place) in [(0, 1), (0, count), (count - 1, count)] {
        var members = names.prefix(count).map { "\"\($0)\":0" }
        #expect(problems("{\(members.joined(separator: ","))}") == [])
        members.insert("\"\(names[repeated])\":1", at: place)
        let found = problems("{\(members.joined(separator: ","))}")
        #expect(found.count == 1, "\(count)")
        #expect(
          found.allSatisfy {
            $0.hasSuffix("'\(names[repeated])' appears twice in this object. Keep one.")
          })
      }
    }
  }

  @Test func `columns count characters, not bytes`() {
    #expect(problems("[\n  \"äö😀\", x]")[0].hasPrefix("a.json:2:10: "))
  }

  @Test func `a byte order mark is not a character`() {
    #expect(problems("\u{FEFF}[x]")[0].hasPrefix("a.json:1:2: "))
  }

  @Test func `bytes that are no UTF-8 are refused where they stand`() {
    let bytes = Array("[\"ab".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    #expect(throws: JSONSyntaxError("This is not UTF-8 text. Save the file as UTF-8.", at: 4)) {
      try JSONReader.read(bytes)
    }
  }

  @Test func `nesting is bounded`() {
    let deep = String(repeating: "[", count: 200)
    #expect(
      problems(deep) == [
        "a.json:1:129: Arrays and objects are nested more than 128 deep. Flatten them."
      ])
  }

  @Test func `no truncation and no damaged byte of a good text traps`() {
    let bytes = Array(#"{"a":[1,-2.5e1,"\u00e4\ud83d\ude00"],"b":{"c":null,"d":true}}"#.utf8)
    for end in bytes.indices {
      #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(bytes[..<end])) }
      for byte in [UInt8(0), 0x22, 0x5C, 0x7B, 0x5D, 0xFF] {
        var damaged = bytes
        damaged[end] = byte
        _ = try? JSONReader.read(damaged)
      }
    }
  }
}
