internal import BedsideCore

extension ContentCheck {
  /// Notes what a model step says that does not fit the description beside its model.
  func checkModel(of step: JSONNode, in folder: ContentFolder, _ log: ProblemLog) {
    guard let path = step["model"]?.string, let model = folder.model(path) else { return }
    let description = description(beside: model)
    checkTour(of: step, description, log)
    guard let description else { return }
    checkParts(of: step, path, description, log)
    checkFlexion(of: step, path, description, log)
  }

  /// Notes names of parts that the model's description does not have.
  private func checkParts(
    of step: JSONNode, _ path: String, _ description: JSONNode, _ log: ProblemLog
  ) {
    guard let elements = description["parts"]?.elements else { return }
    let parts = elements.compactMap { $0["object"]?.string }
    for stop in [step] + (step["tour"]?.elements ?? []) {
      for name in ["parts", "ghost", "highlight", "accepts"].flatMap({ stop[$0]?.elements ?? [] }) {
        guard let part = name.string, !parts.contains(part) else { continue }
        let nearest = log.nearest(to: part, among: parts)
        let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Its description names them all."
        log.add("There is no part '\(part)' in '\(path)'. \(advice)", at: name.offset)
      }
    }
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
