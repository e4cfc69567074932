internal import BedsideCore

extension ContentCheck {
  /// Notes what a model step says that does not fit its model, and the description beside that.
  mutating func checkModel(of step: JSONNode, in folder: ContentFolder, _ log: ProblemLog) {
    guard let path = step["model"]?.string, let model = folder.model(path) else { return }
    let description = description(beside: model)
    checkTour(of: step, description, log)
    let described = description?["parts"]?.elements?.compactMap { $0["object"]?.string }
    let parts = partNames(of: model)
    if parts.isEmpty {
      // What the file holds is not known; what its description names is there.
      if let described {
        checkParts(of: step, path, described, "Its description names them all.", log)
      }
    } else {
      checkParts(of: step, path, parts, Self.some(of: parts), log)
    }
    if let description { checkFlexion(of: step, path, description, log) }
  }

  /// Notes names in a model's description that the model does not have.
  mutating func checkParts(
    of description: JSONNode, _ path: String, at model: String, _ log: ProblemLog
  ) {
    let parts = partNames(of: model)
    guard !parts.isEmpty else { return }
    for part in description["parts"]?.elements ?? [] {
      if let name = part["object"] { check(name, path, parts, Self.some(of: parts), log) }
    }
    checkParts(of: description, path, parts, Self.some(of: parts), log)
  }

  /// The parts of a model, which is read once; none where nothing is known of them.
  private mutating func partNames(of model: String) -> [String] {
    if let known = partNames[model] { return known }
    let names = (try? files.read(model)).map { ModelPartNames($0).all } ?? []
    partNames[model] = names
    return names
  }

  /// Notes names of parts, of a step or of the stops of a tour, that are not among `parts`.
  private func checkParts(
    of step: JSONNode, _ path: String, _ parts: [String], _ advice: String, _ log: ProblemLog
  ) {
    for stop in [step] + (step["tour"]?.elements ?? []) {
      for name in ["parts", "ghost", "highlight", "accepts"].flatMap({ stop[$0]?.elements ?? [] }) {
        check(name, path, parts, advice, log)
      }
    }
  }

  private func check(
    _ name: JSONNode, _ path: String, _ parts: [String], _ advice: String, _ log: ProblemLog
  ) {
    guard let part = name.string, !parts.contains(part) else { return }
    let nearest = log.nearest(to: part, among: parts)
    log.add(
      "There is no part '\(part)' in '\(path)'. "
        + (nearest.map { "Did you mean '\($0)'?" } ?? advice), at: name.offset)
  }

  /// The first names of parts, which show how they are written.
  private static func some(of parts: [String]) -> String {
    let some = parts.prefix(5).joined(separator: ", ")
    return "Its parts are \(some)\(parts.count > 5 ? ", …" : "")."
  }

  /// Notes poses that the joint of the model cannot take.
  private func checkFlexion(
    of step: JSONNode, _ path: String, _ description: JSONNode, _ log: ProblemLog
  ) {
    let poses = ([step] + (step["tour"]?.elements ?? [])).compactMap { $0["flexion"] }
    for pose in poses {
      guard let degrees = pose.double else { continue }
      guard let joint = description["joint"], !joint.isNull else {
        log.add(
          "'\(path)' has no joint that bends. Leave 'flexion' out.", at: pose.offset,
          severity: .warning)
        continue
      }
      let ends = (joint["range"]?.elements ?? []).compactMap(\.double)
      guard ends.count == 2, degrees < ends[0] || degrees > ends[1] else { continue }
      log.add(
        "The joint of '\(path)' bends from \(plain(ends[0])) to \(plain(ends[1])) degrees, not"
          + " \(plain(degrees)).", at: pose.offset, severity: .warning)
    }
  }

  /// Notes a step that waits for a tour where there is none.
  private func checkTour(of step: JSONNode, _ description: JSONNode?, _ log: ProblemLog) {
    guard let gate = step["continueAfter"], gate.string == ModelStep.Gate.tour.rawValue,
      (step["tour"] ?? description?["tour"])?.elements?.isEmpty ?? true
    else { return }
    log.add(
      "'continueAfter' waits for the tour, but there is none. Add \"tour\": [ … ].",
      at: gate.offset, severity: .warning)
  }

  /// The description that stands beside a model; nil where none can be read.
  private func description(beside model: String) -> JSONNode? {
    guard let dot = model.lastIndex(of: "."),
      let bytes = try? files.read(model[..<dot] + ".json")
    else { return nil }
    return try? JSONReader.read(bytes)
  }

  /// Without a fraction where there is none.
  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
