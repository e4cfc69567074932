import BedsideCore
import BedsideViewing

extension Arguments {
  /// Shows what the arguments ask for.
  func arrange(_ session: inout ViewingSession) throws(Failure) {
    switch background {
    case "dark": session.backdrop = .dark
    case "black": session.backdrop = .black
    case "light": session.backdrop = .light
    default: break
    }
    if let labels { session.labels = labels }
    if let motion = motion ?? Self.motionOfEnvironment { session.motion = motion }
    if let stop {
      guard session.tour.indices.contains(stop - 1) else {
        throw .usage(
          session.tour.isEmpty
            ? "The model has no tour." : "The tour has \(session.tour.count) stops, no \(stop).")
      }
      session.visit(stop - 1, at: 0)
    }
    if let isolate { session.show(only: [try part(isolate, in: session)]) }
    if !show.isEmpty { session.show(only: try parts(show, in: session)) }
    if !ghost.isEmpty { session.ghost(try parts(ghost, in: session)) }
    if !highlight.isEmpty { session.highlight(try parts(highlight, in: session)) }
    if let view { session.perform(.view(view), at: 0) }
  }

  /// None for people who say so for all programs.
  private static var motionOfEnvironment: Motion? {
    let wish = Environment["NO_MOTION"] ?? ""
    return wish.isEmpty || wish == "0" ? nil : Motion.none
  }

  private func parts(
    _ names: [String], in session: ViewingSession
  ) throws(Failure) -> Set<Int> {
    var found: Set<Int> = []
    for name in names { found.insert(try part(name, in: session)) }
    return found
  }

  private func part(_ name: String, in session: ViewingSession) throws(Failure) -> Int {
    guard let part = session.model.part(named: name) else {
      throw .usage(session.model.unknownPart(name))
    }
    return part
  }
}
