import BedsideCore

/// Where a run is, as a session and its reference must say alike.
struct Standing: Equatable {
  /// The steps on the way, each with its questions that are asked.
  var way: [[String]]
  /// The question at hand.
  var item: Identifier<FormItem>?
  /// The answers that count.
  var given: [Identifier<FormItem>: Answer]
  /// How far the run is.
  var progress: SessionProgress?
  /// How it ended.
  var finish: FinishReason?
}

extension TaskSession {
  /// Where the run is.
  var standing: Standing {
    Standing(
      way: path.map { visit in
        [visit.id.rawValue] + visibleItems(of: visit.id).map(\.id.rawValue)
      },
      item: currentItem?.id, given: effectiveAnswers, progress: finish == nil ? progress : nil,
      finish: finish)
  }
}
