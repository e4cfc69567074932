import BedsideCore
import Foundation
import Testing

struct StepTests {
  @Test func `a step that cannot be read exits 65 with all problems`() throws {
    var program = ViewerProgram()
    program.input = #"{"modle": "x.obj"}"#
    let outcome = try program.run("--step", "-")
    #expect(outcome.code == 65)
    #expect(
      outcome.said == """
        standard input:1:1: A model step has no 'model'. Add "model": "…".
        standard input:1:2: A model step has no member 'modle'. Did you mean 'model'?

        """)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a step whose model is missing exits 66`() throws {
    let scratch = try Scratch()
    let step = try scratch.write(#"{"model": "gone.obj"}"#, "step.json")
    let outcome = try ViewerProgram().run("--step", step)
    #expect(outcome.code == 66)
    #expect(outcome.said == "bedside-viewer: There is no file '\(scratch.path("gone.obj"))'.\n")
    #expect(try ViewerProgram().run("--step", "gone.json").code == 66)
  }
}
