import BedsideCore
import BedsideSchedule
import Testing

@testable import BedsideShell
@testable import BedsideStore

struct LossWordsTests {
  private func accepted(_ plans: Set<String>) -> AcceptedLoss {
    var loss = AcceptedLoss(
      of: .plan, by: "Kim", because: "no copy", at: Instant("2026-03-06T08:00:00Z") ?? .earliest,
      zone: "UTC")
    loss.plans = plans
    return loss
  }

  @Test func `versions of tasks that are lost are told as such`() {
    let phrases = Phrases.english
    #expect(
      phrases.accepted(accepted(["a"])) == [
        "plan/plan.jsonl: 1 version of a task is lost, which Kim accepts. 'verify' goes on to tell of it."
      ]
    )
    #expect(
      phrases.settled(accepted(["a", "b"]), in: .utc) == [
        "plan/plan.jsonl: 2 versions of tasks are lost. Kim accepted that on 2026-03-06 08:00 (UTC): no copy"
      ]
    )
  }

  @Test func `what keeps what is known from being read is told`() {
    let finding = StoreFinding(.blockedCheckpoint, "known/p/me.json")
    #expect(
      Phrases.english.text(of: finding, in: .utc)
        == "known/p/me.json: which lines must be there can't be read or noted here. Give it to this user, or"
        + " remove what stands in its place.")
  }

  @Test func `that what was known is gone is told, and when it was begun again`() {
    var finding = StoreFinding(.lostCheckpoint, "known/p/me.json")
    #expect(
      Phrases.english.text(of: finding, in: .utc)
        == "known/p/me.json is gone, where it stood which lines must be there. Lines that were removed"
        + " together with it can't be told.")
    finding.noted = Instant("2026-03-06T08:00:00Z")
    #expect(
      Phrases.english.text(of: finding, in: .utc)
        == "known/p/me.json was gone, where it stood which lines must be there, and was begun again on"
        + " 2026-03-06 08:00 (UTC). Lines that were removed together with it can't be told.")
    #expect(
      Phrases.english(.doctorLostNotes, ["path": finding.path]).withPlainBlanks
        == "Put it back from a copy of the store, and the folder of records with it where lines are"
        + " missing. If all that should be there is, say so with: doctor --accept-loss known/p/me.json"
        + " --author NAME --reason TEXT")
    #expect(
      Phrases.english(.findingNotAFile, ["path": "p/me/2026-03.jsonl"])
        == "p/me/2026-03.jsonl is a folder, a pipe or a device where a file must be.")
    #expect(
      Phrases.english(.doctorNotAFile)
        == "Move it out of the store, and put the file back from a copy of the store.")
  }

  @Test func `what was known and is accepted as lost is told as such`() {
    var loss = AcceptedLoss(
      of: .settings("me"), by: "Kim", because: "moved",
      at: Instant("2026-03-06T08:00:00Z") ?? .earliest, zone: "UTC")
    loss.isOfNotes = true
    #expect(
      Phrases.english.accepted(loss) == [
        "known/p/me.json was lost, which Kim accepts, and is noted anew. 'verify' goes on to tell of it."
      ]
    )
    #expect(
      Phrases.english.settled(loss, in: .utc) == [
        "known/p/me.json was lost, where it stood which lines must be there. Kim accepted that on"
          + " 2026-03-06 08:00 (UTC): moved"
      ])
  }
}
