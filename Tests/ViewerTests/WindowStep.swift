import BedsideCore
import Foundation
import Testing

/// A step in a real window, on a display of its own.
enum WindowStep {
  /// Shows a step with `members` about the model of the file `model` in `scratch`, lets `drive` use
  /// it, and returns what came of it.
  static func run(
    _ model: String, in scratch: Scratch, _ members: String, _ environment: [String: String] = [:],
    dotsPerInch: Int? = nil, _ drive: (Display, pid_t) throws -> Void
  ) throws -> (code: Int32, result: JSONValue) {
    let file = try scratch.write(#"{"model": "\#(model)", \#(members)}"#, "step.json")
    let display = try Display(dotsPerInch: dotsPerInch)
    let variables = environment.merging(["DISPLAY": display.name]) { $1 }
    let process = ViewerProgram(environment: variables).process(["--step", file])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    try display.waitForWindow(of: process)
    try drive(display, process.processIdentifier)
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, try JSONReader.read(Array(output)).value)
  }
}
