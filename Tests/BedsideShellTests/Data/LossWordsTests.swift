import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

@testable import BedsideShell

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
      phrases.accepted(accepted(["a"]))
        == "plan/plan.jsonl: 1 version of a task is lost, which Kim accepts. 'verify' goes on to tell of it."
    )
    #expect(
      phrases.settled(accepted(["a", "b"]), in: .utc)
        == "plan/plan.jsonl: 2 versions of tasks are lost. Kim accepted that on 2026-03-06 08:00 (UTC): no copy"
    )
  }

  @Test func `what keeps what is known from being read is told`() {
    let finding = StoreFinding(.blockedCheckpoint, "known/p/me.json")
    #expect(
      Phrases.english.text(of: finding, in: .utc)
        == "known/p/me.json: which lines must be there can't be read or noted here. Give it to this user, or"
        + " remove what stands in its place.")
  }
}
