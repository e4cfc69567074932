import BedsideCore
import BedsideShell
import BedsideStore
import LineEditing

/// The viewer as a process of its own: what happens to it or to the display costs no answer.
@MainActor
final class ViewerProcess: ModelViewer {
  private let program: String?

  /// Uses the viewer at the path `program`; nil where there is none.
  init(program: String?) { self.program = program }

  func present(_ step: ModelStep, by picture: ModelPicture) -> ModelOutcome {
    guard let program else { return .unavailable("bedside-viewer is not installed.") }
    let input = Array(step.json.text.utf8)
    let terminal = TerminalGuard()
    let wish = picture == .auto ? [] : ["--picture", picture.rawValue]
    let result = ChildProcess.run(program, ["--step", "-"] + wish, input: input)
    terminal?.restore()
    // Control-C while the viewer had the terminal was meant for the viewer.
    _ = LineEditor.shared.takeInterrupt()
    guard let result else { return .unavailable("'\(program)' can't be started.") }
    if result.status == 0, let answer = Self.answer(in: result.output) { return .result(answer) }
    return .unavailable(Self.reason(in: result))
  }

  func tour(of step: ModelStep) -> [TourStop] {
    let description = description(of: step)
    let stops = step.tour ?? description?.tour ?? []
    return stops.map { $0.seen(mirrored: step.mirrors(description)) }
  }

  private func description(of step: ModelStep) -> ModelDescription? {
    guard step.model.hasSuffix(".obj") else { return nil }
    let path = step.model.dropLast(4) + ".json"
    guard let bytes = try? SystemCalls.readFile(String(path)) else { return nil }
    let preference = LanguagePreference(
      [step.language.flatMap { LanguageTag($0) }].compactMap(\.self))
    let log = ProblemLog(file: String(path), bytes: bytes, preference: preference)
    return JSONReader.read(bytes, log: log).flatMap { ModelDescription($0, log: log) }
  }

  private static func answer(in output: [UInt8]) -> ModelStepResult? {
    let log = ProblemLog(file: "bedside-viewer", bytes: output)
    return JSONReader.read(output, log: log).flatMap { ModelStepResult($0, log: log) }
  }

  /// The last thing that the viewer said, which is why it ended, as a sentence.
  ///
  /// Unless it gave a wrong answer or a signal ended it: then it may only have warned before.
  private static func reason(in result: ChildProcess.Result) -> String {
    let text = String(decoding: result.errors, as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
    let name = "bedside-viewer: "
    guard let line, (1..<128).contains(result.status) else {
      return "The viewer ended with status \(result.status)."
    }
    let reason = line.hasPrefix(name) ? String(line.dropFirst(name.count)) : String(line)
    return reason.hasSuffix(".") ? reason : reason + "."
  }
}
