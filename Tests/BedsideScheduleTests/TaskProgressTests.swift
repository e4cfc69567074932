import BedsideSchedule
import Testing

struct TaskProgressTests {
  private typealias Sum = (
    values: [OutcomeValue.Value], targets: [OutcomeValue.Value], fraction: Double
  )

  private static let sums: [Sum] = [
    ([.integer(1)], [.integer(2)], 0.5),
    ([.integer(3)], [.integer(2)], 1), ([.double(0.5), .double(0.25)], [.double(1)], 0.75),
    ([.integer(-5)], [.integer(2)], 0), ([.integer(-5)], [.integer(-8)], 1),
    ([.integer(1)], [], 1), ([.integer(0)], [], 0), ([.integer(0)], [.integer(0)], 1),
    ([], [.integer(0)], 0), ([], [], 0), ([.boolean(true), .boolean(false)], [.integer(2)], 0.5),
    ([.text("a"), .text("b")], [.integer(2)], 1), ([.double(.nan)], [.integer(2)], 0),
    ([.double(.infinity)], [.integer(2)], 0), ([.integer(.max), .integer(.max)], [.integer(2)], 1),
  ]

  @Test func `a sum is measured against the sum of the targets`() {
    for sum in TaskProgressTests.sums {
      let progress = TaskProgress(
        .sum, values: sum.values.map { OutcomeValue($0) },
        targets: sum.targets.map { OutcomeValue($0) })
      #expect(progress.fraction == sum.fraction, "\(sum)")
      #expect(progress.isComplete == (sum.fraction == 1), "\(sum)")
    }
  }

  @Test func `any value completes what only has to exist`() {
    #expect(TaskProgress(.exists, values: []).fraction == 0)
    #expect(TaskProgress(.exists, values: [OutcomeValue(.integer(0))]).isComplete)
  }
}
