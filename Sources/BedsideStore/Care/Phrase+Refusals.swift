public import BedsideCore

extension Phrase {
  static let refusedFuture = Phrase(
    "refused.future", "'{task}' on {day} is still to come. It can be done on that day.")
  static let refusedMissed = Phrase(
    "refused.missed", "The day of '{task}' on {day} is over, and it can't be done later.")
  static let refusedPast = Phrase(
    "refused.past",
    "What was recorded for '{task}' on {day} stands: only today's answers can be changed. Whoever"
      + " cares for the record takes it back with: {command}␣--author␣NAME␣--reason␣{reason}")
  static let refusedPastAmend = Phrase(
    "refused.pastAmend",
    "What was recorded for '{task}' on {day} stands: only today's answers can be changed. Whoever"
      + " cares for the record corrects it with: {command}␣--author␣NAME␣--reason␣{reason}")
  static let refusedGated = Phrase(
    "refused.gated", "'{task}' opens when '{gate}' is done. Type: start␣{id}")
  static let refusedNotEnrolled = Phrase(
    "refused.notEnrolled", "'{task}' opens when '{gate}' is done. Type: start␣{id}")
  static let refusedConsent = Phrase(
    "refused.consent",
    "'{task}' opens when you have agreed to the new version of '{consent}'. Type: start␣{id}")
  static let refusedWithdrawn = Phrase(
    "refused.withdrawn",
    "You left this study on {day}: nothing more is recorded or changed. What was recorded can still be"
      + " read.")
  static let refusedWithdrawnRejoin = Phrase(
    "refused.withdrawnRejoin",
    "You left this study on {day}: nothing more is recorded or changed. What was recorded can still be"
      + " read. To take part again, type: start␣{task}")
  static let refusedOtherStudies = Phrase(
    "refused.otherStudies",
    "The same records hold answers to {studies}, which would be erased too. Nothing was changed. Leave"
      + " and keep the records, or take part in each study under a name of its own.")
  static let refusedRecorded = Phrase(
    "refused.recorded",
    "'{task}' on {day} is recorded already. See it with: show␣{id}␣{date}. What is of today can be changed"
      + " with: amend␣{id}")
  static let refusedDoneOnce = Phrase(
    "refused.doneOnce", "'{task}' is done and is not asked again.")
  static let refusedNoEvent = Phrase(
    "refused.noEvent", "'{task}' has no such event. See the days with: week")
  static let refusedNothingPlanned = Phrase(
    "refused.nothingPlanned", "Nothing is planned for '{task}' on {day}.")
  static let refusedNothingRecorded = Phrase(
    "refused.nothingRecorded", "Nothing is recorded for '{task}' on {day}.")
  static let refusedCorrectionIncomplete = Phrase(
    "refused.correction", "A correction needs both --author and --reason.")
  static let refusedContentChanged = Phrase(
    "refused.contentChanged",
    "The content of '{task}' differs from what was recorded as version {version} before. Give the"
      + " changed content a new version.")
  static let refusedEmpty = Phrase(
    "refused.empty", "'{task}' has no answer yet, so there is nothing to record.")
  static let refusedNeedsAnswers = Phrase(
    "refused.needsAnswers",
    "'{task}' is done by answering its questions. Type: start {id}")
  static let refusedNotANumber = Phrase(
    "refused.notANumber", "'{task}' can't record this: it is no finite number.")
  static let refusedNoSuchValue = Phrase(
    "refused.noSuchValue",
    "That is not recorded for '{task}' on {day} any more. See what is with: show {id} {date}")
  static let refusedClockBehind = Phrase(
    "refused.clockBehind",
    "'{task}' on {day} can't be changed: something was recorded on {newest} already, so the clock is"
      + " behind. Set the clock right; until then only new answers are recorded.")
  static let refusedOtherZone = Phrase(
    "refused.otherZone",
    "With --zone {zone} the record is only read, since your own zone is {own}. Leave --zone out to"
      + " record or change anything.")
  static let refusedNothingToUndo = Phrase(
    "refused.nothingToUndo",
    "There is nothing to undo: only what you did today, for today, can be undone.")
  static let refusedCorrectedSince = Phrase(
    "refused.correctedSince",
    "There is nothing to undo: '{task}' on {day} was changed by {author} since, and stands as it was"
      + " corrected. See it with: history")
  static let refusedErased = Phrase(
    "refused.erased",
    "Nothing was written: these records were erased in another place after this was begun, and what"
      + " was answered here was not brought back. See what there is now with: today")
  static let refusedChangedMeanwhile = Phrase(
    "refused.changedMeanwhile",
    "Nothing was written: what is recorded for '{task}' on {day} was changed in another place after"
      + " this was begun. See what is with: show␣{id}␣{date}")
  static let refusedUndoneMeanwhile = Phrase(
    "refused.undoneMeanwhile",
    "Nothing was undone: something else was done in another place after this was begun. See it with:"
      + " history")
  static let refusedPastElsewhere = Phrase(
    "refused.pastElsewhere",
    "What was recorded for '{task}' on {day} stands: it was recorded in the time zone {zone}, where"
      + " that day is over. Whoever cares for the record takes it back with:"
      + " {command}␣--author␣NAME␣--reason␣{reason}")
  static let refusedPastElsewhereAmend = Phrase(
    "refused.pastElsewhereAmend",
    "What was recorded for '{task}' on {day} stands: it was recorded in the time zone {zone}, where"
      + " that day is over. Whoever cares for the record corrects it with:"
      + " {command}␣--author␣NAME␣--reason␣{reason}")
  static let refusedOwnCorrection = Phrase(
    "refused.ownCorrection",
    "'{author}' is the participant, who changes today's answers without --author; a day that is over is"
      + " corrected by somebody else. Give the name of whoever corrects it: --author␣NAME")
  static let refusedBlankReason = Phrase(
    "refused.blankReason", "The reason says nothing. Say why, or leave it out.")
  static let refusedLongRemark = Phrase(
    "refused.longRemark",
    "A reason or an author's name has {count} characters. Write at most {most}.")
  static let refusedUnchanged = Phrase(
    "refused.unchanged",
    "That is what is recorded for '{task}' on {day} already, so nothing was changed.")
}

extension Phrases {
  /// What to tell a person about a refusal: why, and what is possible instead.
  ///
  /// Tasks are called what `title` makes of their ids, and days are written by `day`. What refuses to
  /// change a day that is over says by which command others do so: `correction`, or one that takes back
  /// all that is recorded.
  public func message(
    for refusal: Refusal, title: (String) -> String = { $0 },
    day write: (CivilDate) -> String = { $0.description },
    correction: CorrectingCommand? = nil
  ) -> String {
    func about(
      _ phrase: Phrase, _ task: String, _ day: CivilDate, zone: String = ""
    ) -> String {
      let names: KeyValuePairs = [
        "task": title(task), "id": task, "day": write(day), "date": day.description, "zone": zone,
        "command": correction?.words ?? "delete\u{A0}\(task)\u{A0}\(day)",
        "reason": correction?.reason ?? "TEXT",
      ]
      return self(phrase, names)
    }
    let amends = correction?.isAmending ?? false
    func gated(_ phrase: Phrase, _ task: String, _ gate: String) -> String {
      self(phrase, ["task": title(task), "gate": title(gate), "id": gate])
    }
    switch refusal {
    case .future(let task, let day): return about(.refusedFuture, task, day)
    case .missed(let task, let day): return about(.refusedMissed, task, day)
    case .past(let task, let day):
      return about(amends ? .refusedPastAmend : .refusedPast, task, day)
    case .gated(let task, let gate): return gated(.refusedGated, task, gate)
    case .notEnrolled(let task, let gate): return gated(.refusedNotEnrolled, task, gate)
    case .consentNeeded(let task, let consent):
      let names: KeyValuePairs = [
        "task": title(task), "consent": title(consent), "id": consent,
      ]
      return self(.refusedConsent, names)
    case .withdrawn(let day, nil): return self(.refusedWithdrawn, ["day": write(day)])
    case .withdrawn(let day, let task?):
      return self(.refusedWithdrawnRejoin, ["day": write(day), "task": task])
    case .otherStudies(let studies):
      let list = studies.map { "'\($0)'" }.joined(separator: ", ")
      return self(.refusedOtherStudies, ["studies": list])
    case .recorded(let task, let day): return about(.refusedRecorded, task, day)
    case .nothingPlanned(let task, let day): return about(.refusedNothingPlanned, task, day)
    case .nothingRecorded(let task, let day): return about(.refusedNothingRecorded, task, day)
    case .correctedSince(let task, let day, let author):
      let names: KeyValuePairs = ["task": title(task), "day": write(day), "author": author]
      return self(.refusedCorrectedSince, names)
    case .noSuchValue(let task, let day): return about(.refusedNoSuchValue, task, day)
    case .changedMeanwhile(let task, let day):
      return about(.refusedChangedMeanwhile, task, day)
    case .unchanged(let task, let day): return about(.refusedUnchanged, task, day)
    case .pastElsewhere(let task, let day, let zone):
      let phrase: Phrase = amends ? .refusedPastElsewhereAmend : .refusedPastElsewhere
      return about(phrase, task, day, zone: zone)
    case .clockBehind(let task, let day, let newest):
      let names: KeyValuePairs = [
        "task": title(task), "day": write(day), "newest": write(newest),
      ]
      return self(.refusedClockBehind, names)
    case .otherZone(let zone, let own):
      return self(.refusedOtherZone, ["zone": zone, "own": own])
    case .doneOnce, .noEvent, .correctionIncomplete, .contentChanged, .empty, .needsAnswers,
      .notANumber, .nothingToUndo, .erased, .undoneMeanwhile, .ownCorrection, .blankReason,
      .longRemark:
      return plain(refusal, title)
    }
  }

  /// What to tell about a refusal in which no day and no other task is named.
  private func plain(_ refusal: Refusal, _ title: (String) -> String) -> String {
    switch refusal {
    case .doneOnce(let task): self(.refusedDoneOnce, ["task": title(task)])
    case .noEvent(let task): self(.refusedNoEvent, ["task": title(task)])
    case .contentChanged(let task, let version):
      self(.refusedContentChanged, ["task": title(task), "version": String(version)])
    case .empty(let task): self(.refusedEmpty, ["task": title(task)])
    case .needsAnswers(let task, let day):
      self(
        .refusedNeedsAnswers,
        ["task": title(task), "id": task + (day.map { "\u{A0}\($0)" } ?? "")])
    case .notANumber(let task): self(.refusedNotANumber, ["task": title(task)])
    case .nothingToUndo: self(.refusedNothingToUndo)
    case .erased: self(.refusedErased)
    case .undoneMeanwhile: self(.refusedUndoneMeanwhile)
    case .ownCorrection(let author): self(.refusedOwnCorrection, ["author": author])
    case .blankReason: self(.refusedBlankReason)
    case .longRemark(let count):
      self(.refusedLongRemark, ["count": "\(count)", "most": "\(String.longestRemark)"])
    default: self(.refusedCorrectionIncomplete)
    }
  }
}
