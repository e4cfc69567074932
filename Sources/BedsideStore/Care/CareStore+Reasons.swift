internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// Checks that a correction is somebody else's than the participant's: days that are over are
  /// protected from the participant, whose names are the one of the records and those that were signed.
  ///
  /// - Throws: `CareError.refused`.
  public func checkAuthor(_ author: String) throws(CareError) {
    let signed = try signedConsents().map(\.name)
    let own = ["me", participant.description] + signed
    if own.contains(where: { $0.asName == author.asName }) {
      throw .refused(.ownCorrection(author: author.trimmed))
    }
  }

  /// Checks that a reason says something, where one is given.
  func checkReason(_ reason: String?) throws(CareError) {
    if reason?.saysNothing ?? false { throw .refused(.blankReason) }
    try checkLength(reason ?? "")
  }

  /// Checks that a reason or an author's name is not longer than pages show it.
  func checkLength(_ remark: String) throws(CareError) {
    let length = remark.unicodeScalars.count
    if length > String.longestRemark { throw .refused(.longRemark(length)) }
  }

  /// Checks that an amendment changes something.
  ///
  /// Participants may record the same of today again when they say why. A correction always says why, so
  /// that one which corrects nothing is none.
  func checkDiffers(
    _ values: [OutcomeValue], _ result: JSONValue?, from stored: StoredOutcome?, reason: String?,
    isCorrection: Bool, _ event: Event
  ) throws(CareError) {
    guard let stored, isCorrection || reason == nil else { return }
    let isSame =
      stored.outcome.values.map(\.said) == values.map(\.said)
      && (result == nil || StoredOutcome.said(in: result) == StoredOutcome.said(in: stored.result))
    if isSame {
      throw .refused(.unchanged(task: event.task.id, day: event.scheduleEvent.day))
    }
  }
}

extension String {
  /// Whether there is nothing in it that can be seen.
  var saysNothing: Bool {
    allSatisfy { character in
      character.isWhitespace
        || character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
  }

  /// A name as it is compared: whatever its letters' case and the blanks about its words.
  var asName: String {
    lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension OutcomeValue {
  /// The value without the moment at which it was recorded.
  fileprivate var said: OutcomeValue {
    var value = self
    value.recorded = nil
    return value
  }
}

extension StoredOutcome {
  /// What a result says of each question and how it was answered, whenever that was.
  fileprivate static func said(in result: JSONValue?) -> [JSONValue] {
    guard case .array(let steps) = result?["steps"] else { return [] }
    return steps.flatMap { step -> [JSONValue] in
      guard case .array(let answers) = step["answers"] else { return [] }
      return answers.map { answer in
        .array(["id", "state", "entry", "value"].map { answer[$0] ?? .null })
      }
    }
  }
}
