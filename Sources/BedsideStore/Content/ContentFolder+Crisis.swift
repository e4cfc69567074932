public import BedsideCore

extension ContentFolder {
  /// The text for a crisis in the folder's study; nil where there is no study or it has none.
  public var crisis: CrisisText? {
    let path = Self.join(path, Self.studyFile)
    guard let bytes = try? files.read(path), let root = try? JSONReader.read(bytes),
      let node = root["crisis"]
    else { return nil }
    return CrisisText.read(node, log: ProblemLog(file: path, bytes: bytes))
  }

  /// `task` with the study's text for a crisis where it has none of its own.
  public func withCrisis(_ task: OrderedTask) -> OrderedTask {
    guard task.needsCrisisText, task.crisis == nil else { return task }
    var task = task
    task.crisis = crisis
    return task
  }
}
