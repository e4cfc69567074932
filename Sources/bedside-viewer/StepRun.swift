import BedsideCore
import BedsideViewing

/// A step that the shell asks for: shown in a window, else in the terminal, and answered with JSON.
@MainActor
enum StepRun {
  static func run(_ file: String, _ arguments: Arguments) throws(Failure) {
    var step = try read(file)
    step.side = arguments.side ?? step.side
    step.mirror = step.mirror || arguments.mirror
    let folder = file == "-" || step.model.hasPrefix("/") ? "" : Files.folder(of: file)
    let loaded = try LoadedModel(
      path: folder + step.model, preference: .viewer(step: step), mirrors: step.mirrors)
    var session = ViewingSession(
      loaded.model, step: step.seen(mirrored: loaded.isMirrored),
      viewport: WindowViewer.startingViewport,
      phrases: .viewer(for: .viewer(step: step)))
    let bends = step.flexion != nil || session.tour.contains { $0.flexion != nil }
    if bends, loaded.model.joint == nil {
      Output.say(
        "bedside-viewer: '\(step.model)' has no joint that bends; 'flexion' is passed over.")
    }
    if let joint = loaded.model.joint {
      for degrees in [step.flexion].compactMap(\.self) + session.tour.compactMap(\.flexion)
      where !joint.range.contains(degrees) {
        let (least, most) = (joint.range.lowerBound.plain, joint.range.upperBound.plain)
        Output.say(
          "bedside-viewer: 'flexion' is \(degrees.plain), but the joint of '\(step.model)' bends from"
            + " \(least) to \(most) degrees. It is bent no farther than that.")
      }
    }
    for problem in session.unknownNames { Output.say("bedside-viewer: \(problem)") }
    try arguments.arrange(&session)
    try Output.data(Showing(arguments).show(session, loaded).json.text)
  }

  private static func read(_ file: String) throws(Failure) -> ModelStep {
    guard file == "-" || Files.exists(file) else {
      throw Failure(code: .noInput, message: "There is no file '\(file)'.")
    }
    guard let bytes = Files.read(file) else {
      throw Failure(code: .noInput, message: "'\(file)' cannot be read.")
    }
    let log = ProblemLog(file: file == "-" ? "standard input" : file, bytes: bytes)
    let step = JSONReader.read(bytes, log: log).flatMap { ModelStep($0, log: log) }
    guard let step, !log.hasErrors else {
      let problems = log.sorted.map(\.description).joined(separator: "\n")
      throw Failure(code: .badData, message: problems)
    }
    return step
  }
}
