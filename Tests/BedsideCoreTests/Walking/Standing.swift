import BedsideCore

/// Where a run is, as a session and its reference must say alike.
struct Standing: Equatable {
  /// The steps on the way, each with its questions that are asked.
  var way: [[String]]
  /// The question at hand.
  var item: Identifier<FormItem>?
  /// The answers that count.
  var given: [Identifier<FormItem>: Answer]
  /// The words of the step and of the question at hand, with answers in them.
  var texts: [String?]
  /// What Enter accepts.
  var shown: Answer?
  /// The answers that have become pointless: all, and those by the last change.
  var dropped: [[String]]
  /// What the person is told.
  var alerts: [RaisedAlert]
  /// The questions passed that lack an answer since it was taken back.
  var missing: [Identifier<FormItem>]
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
      item: currentItem?.id, given: effectiveAnswers,
      texts: finish == nil ? [currentStep?.title, currentStep?.text, currentItem?.text] : [],
      shown: finish == nil ? currentItem.flatMap(shownAnswer) : nil,
      dropped: [noLongerAsked.map(\.id.rawValue), unasked.map(\.rawValue)], alerts: alerts,
      missing: missingOnTheWay, progress: finish == nil ? progress : nil,
      finish: finish)
  }
}
