import BedsideCore

/// A host that keeps the lines of a draft.
@MainActor
final class LineKeeper: TaskSessionDelegate {
  var lines: [String] = []

  func session(_ session: TaskSession, didFinish reason: FinishReason) {}

  func session(_ session: TaskSession, didChange change: SessionChange) {
    if let event = session.draftEvent(for: change) {
      lines.append(JSONValue.object(event.json).text)
    }
  }

  /// What the lines add up to, read as they are written.
  var data: RestorationData? {
    RestorationData(folding: lines.compactMap { Self.value($0).flatMap(DraftEvent.init) })
  }

  static func value(_ text: String) -> JSONValue? {
    do { return try JSONReader.read(Array(text.utf8)).value } catch { return nil }
  }
}
