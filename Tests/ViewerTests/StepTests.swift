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

  @Test func `a step says the first warnings about its model`() throws {
    let scratch = try Scratch()
    let model = try scratch.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nfoo\n", "odd.obj")
    let step = try scratch.write(#"{"model": "odd.obj"}"#, "step.json")
    // Without a controlling terminal there is nowhere to show it, and it ends at once.
    let process = ViewerProgram().process([
      "--wait", ViewerProgram.folder.appending(path: "bedside-viewer").path(), "--step", step,
    ])
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    let said = Pipe()
    process.standardError = said
    try process.run()
    let text = String(
      decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
    #expect(text.hasPrefix("\(model):5: 'foo' is no statement; such lines are ignored\n"))
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
