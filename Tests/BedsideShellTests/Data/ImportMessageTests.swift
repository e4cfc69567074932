import BedsideCore
@testable import BedsideShell
import BedsideSchedule
import BedsideStore
import Testing

/// What keeps a copy out, and what a copy has lost, in words.
struct ImportMessageTests {
  private static let names: KeyValuePairs = [
    "place": "p/me/2026-03.jsonl:4", "day": "Fri 6 Mar 2026", "zone": "Asia/Tokyo",
    "author": "Kim", "participant": "ann", "task": "walk", "event": "me/trip/walk/1/0/4",
    "problem": "'-5' is no value of 'Pulse'.", "refusal": "'Walk' is done and is not asked again.",
    "here": "Fri 6 Mar 2026", "there": "Mon 2 Mar 2026", "planned": "Mon 2 Mar 2026",
    "version": "7",
  ]

  private static let refusals: [(phrase: Phrase, text: String)] = [
    (
      .importFuture,
      "p/me/2026-03.jsonl:4 is of Fri 6 Mar 2026, which is to come. Nothing was added: answers of days"
        + " to come are not taken. Check the clock of this machine, or the copy."
    ),
    (
      .importPast,
      "p/me/2026-03.jsonl:4 is of Fri 6 Mar 2026, which is over. Nothing was added: say who brings in"
        + " records of days gone by, and why, with --author NAME --reason TEXT."
    ),
    (
      .importAhead,
      "p/me/2026-03.jsonl:4 is of Fri 6 Mar 2026, which has begun in Asia/Tokyo and not here. Nothing"
        + " was added: say who brings it in, and why, with --author NAME --reason TEXT."
    ),
    (
      .importClosed,
      "p/me/2026-03.jsonl:4 can't be added today. Say who brings it in, and why, with --author NAME"
        + " --reason TEXT. What keeps it out: 'Walk' is done and is not asked again."
    ),
    (
      .importWrong,
      "p/me/2026-03.jsonl:4 says what the study would not have recorded. '-5' is no value of 'Pulse'."
        + " Nothing was added: say who answers for it, and why, with --author NAME --reason TEXT."
    ),
    (
      .importImpossible,
      "p/me/2026-03.jsonl:4 says what nobody could have recorded. '-5' is no value of 'Pulse'. Nothing"
        + " was added, whoever answers for it. Put it right where it was recorded and copy the records"
        + " again, or keep the copy in a store of its own: --store FOLDER"
    ),
    (
      .importEnrolment,
      "The copy's enrolment is of Mon 2 Mar 2026, and events that are recorded here count from Fri 6 Mar"
        + " 2026: with it they would be of other days. Nothing was added. Keep the copy in a store of its"
        + " own: --store FOLDER"
    ),
    (.importOtherDay, "'me/trip/walk/1/0/4' is of Mon 2 Mar 2026 here, not of Fri 6 Mar 2026."),
    (
      .importNeverPlanned,
      "'walk', version 7, has no event 'me/trip/walk/1/0/4' on any day."
    ),
    (
      .importOwnName,
      "'Kim' is the participant, and what is brought in needs somebody else to answer for it. Nothing was"
        + " added: give that name with --author NAME."
    ),
    (
      .importPlan,
      "p/me/2026-03.jsonl:4 plans 'walk' in another way than the study. Nothing was added: say who brings"
        + " that in, and why, with --author NAME --reason TEXT."
    ),
    (
      .importAnother,
      "p/me/2026-03.jsonl:4 is about 'ann'. Nothing was added: a copy holds the records of one"
        + " participant."
    ),
    (
      .importMisplaced,
      "p/me/2026-03.jsonl:4 is about another month than its file, or about another task than it says."
        + " Nothing was added. Copy the records again."
    ),
    (
      .importClash,
      "p/me/2026-03.jsonl:4 is not the line that stands here under the same number. Nothing was added. Add"
        + " the copy to a store of its own: --store FOLDER"
    ),
    (
      .importUnreadable,
      "p/me/2026-03.jsonl:4 does not say of which day it is. Nothing was added. Copy the records again."
    ),
  ]

  @Test(arguments: refusals) func `what keeps a copy out says so, and what would do`(
    _ refusal: (phrase: Phrase, text: String)
  ) {
    #expect(
      Phrases.english(refusal.phrase, Self.names).withPlainBlanks == refusal.text)
  }

  private static let march = JournalFile.month("me", .first)

  private static let losses: [(loss: ImportLoss, text: String)] = [
    (
      .line(JournalDamage(file: march, line: 4, kind: .changed)),
      "p/me/0001-01.jsonl:4 was changed after it was written, so it was left out. Bring it in from a"
        + " sound copy."
    ),
    (
      .line(JournalDamage(file: march, line: 4, kind: .unreadable)),
      "p/me/0001-01.jsonl:4 can't be read, so it was left out. Bring it in from a sound copy."
    ),
    (
      .moreLines(file: march, count: 1),
      "1 more line of p/me/0001-01.jsonl can't be read, so it was left out."
    ),
    (
      .moreLines(file: march, count: 2),
      "2 more lines of p/me/0001-01.jsonl can't be read, so they were left out."
    ),
    (
      .missing(file: march, count: 1),
      "1 line of p/me/0001-01.jsonl is missing in the copy, by the numbers of the others."
    ),
    (
      .missing(file: march, count: 2),
      "2 lines of p/me/0001-01.jsonl are missing in the copy, by the numbers of the others."
    ),
    (
      .unfinished(file: march, bytes: 1),
      "p/me/0001-01.jsonl ends in 1 byte that is no whole line, which was left out."
    ),
    (
      .unfinished(file: march, bytes: 2),
      "p/me/0001-01.jsonl ends in 2 bytes that are no whole line, which were left out."
    ),
    (
      .recorded(
        file: march, line: 4,
        key: EventKey(
          participant: "me", study: "trip", task: "walk", version: 1, element: 0, k: 4)),
      "p/me/0001-01.jsonl:4 records 'me/trip/walk/1/0/4' anew, which is recorded already, so it was left"
        + " out with all that changes it. Compare the two, and change what is here with: amend walk"
    ),
    (
      .file(path: "p/me/files/0a"),
      "p/me/files/0a is not the file that its name says, so it was left out. Bring it in from a sound"
        + " copy."
    ),
  ]

  @Test(arguments: losses) func `what a copy has lost is named`(
    _ example: (loss: ImportLoss, text: String)
  ) {
    #expect(Phrases.english.message(for: example.loss).withPlainBlanks == example.text)
  }
}
