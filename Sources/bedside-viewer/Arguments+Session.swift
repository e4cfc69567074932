import BedsideCore
import BedsideViewing

extension Arguments {
  /// Whether the mirror image is shown of a model that is described so.
  func mirrors(_ description: ModelDescription?) -> Bool {
    ModelStep(model: "", mirror: mirror, side: side).mirrors(description)
  }

  /// Shows what the arguments ask for.
  func arrange(_ session: inout ViewingSession) throws(Failure) {
    switch background {
    case "dark": session.backdrop = .dark
    case "black": session.backdrop = .black
    case "contrast": session.backdrop = .contrast
    case "light": session.backdrop = .light
    default: break
    }
    if let labels { session.labels = labels }
    // What is drawn once does not move, whatever is wished.
    if session.animates, let motion = motion ?? Self.motionOfEnvironment {
      session.motion = motion
    }
    if let stop {
      guard session.tour.indices.contains(stop - 1) else {
        throw .usage(
          session.tour.isEmpty
            ? "The model has no tour." : "The tour has \(session.tour.count) stops, no \(stop).")
      }
      session.visit(stop - 1, at: 0)
    }
    if let flexion { try bend(&session, to: flexion) }
    if let isolate { session.show(only: [try part(isolate, in: session)]) }
    if !show.isEmpty { session.show(only: try parts(show, in: session)) }
    if !ghost.isEmpty { session.ghost(try parts(ghost, in: session)) }
    if !highlight.isEmpty { session.highlight(try parts(highlight, in: session)) }
    if let section {
      session.cut(at: section)
      session.keepWhole(try parts(whole, in: session))
    }
    if let view { session.perform(.view(view), at: 0) }
  }

  /// None for people who say so for all programs.
  private static var motionOfEnvironment: Movement? {
    let wish = Environment["NO_MOTION"] ?? ""
    return wish.isEmpty || wish == "0" ? nil : Movement.none
  }

  private func bend(_ session: inout ViewingSession, to degrees: Double) throws(Failure) {
    guard let joint = session.model.joint else {
      throw .usage("The model has no joint that bends. Leave '--flexion' out.")
    }
    guard joint.range.contains(degrees) else {
      let (least, most) = (joint.range.lowerBound, joint.range.upperBound)
      throw .usage(
        "The joint bends from \(least.plain) to \(most.plain) degrees, not \(degrees.plain).")
    }
    session.bend(to: degrees)
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

extension Double {
  /// Without a fraction where there is none.
  var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
