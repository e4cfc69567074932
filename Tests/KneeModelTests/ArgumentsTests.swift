import Testing

@testable import knee_model

struct ArgumentsTests {
  @Test func `the folder is the model's unless given`() throws {
    #expect(try Arguments([]).folder == "Models/knee")
    let arguments = try Arguments(["out", "--check"])
    #expect(arguments.folder == "out")
    #expect(arguments.checks)
    #expect(try Arguments(["--help"]).wantsHelp)
  }

  @Test func `words that mean nothing are refused`() {
    #expect(throws: ArgumentError.unknownOption("--chekc")) { try Arguments(["--chekc"]) }
    #expect(throws: ArgumentError.secondFolder("b")) { try Arguments(["a", "b"]) }
    #expect(
      "\(ArgumentError.unknownOption("--chekc"))"
        == "'--chekc' is not an option; there are --check and --help.")
    #expect("\(ArgumentError.secondFolder("b"))" == "'b' is a second folder; give one at most.")
  }

  @Test func `a file that cannot be written is named`() {
    #expect(
      "\(WriteError(path: "out/knee.obj"))"
        == "'out/knee.obj' cannot be written; name a folder that you may write to.")
  }
}
