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

  private typealias Comparison = (
    values: [OutcomeValue], targets: [OutcomeValue], isReached: Bool, share: Double
  )

  private static func number(_ number: Int, _ kind: String? = nil, _ units: String? = nil)
    -> OutcomeValue
  { OutcomeValue(.integer(number), kind: kind, units: units) }

  private static let comparisons: [Comparison] = [
    ([], [number(0)], false, 0), ([], [], false, 0), ([number(0)], [], true, 1),
    ([number(2)], [number(2)], true, 1), ([number(1)], [number(2)], false, 0),
    ([number(3), number(1)], [number(2), number(2)], false, 0.5),
    ([number(2)], [number(2), number(2)], false, 0.5),
    ([number(5), number(5), number(0)], [number(2), number(2)], true, 1),
    ([number(-3)], [number(-5)], true, 1),
    // Kinds find each other whatever the order.
    ([number(9, "pulse"), number(1, "dose")], [number(1, "dose"), number(8, "pulse")], true, 1),
    ([number(9, "pulse")], [number(1, "dose")], false, 0),
    // Milligrams reach no number of tablets, but a number alone may mean either.
    ([number(25, nil, "mg")], [number(2, nil, "tablets")], false, 0),
    ([number(25)], [number(2, nil, "tablets")], true, 1),
    ([OutcomeValue(.double(.nan))], [number(2)], false, 0),
  ]

  @Test func `each target is compared with the value in its place among those of its kind`() {
    for example in TaskProgressTests.comparisons {
      let compare = TaskProgress(.compare, values: example.values, targets: example.targets)
      #expect(compare.isComplete == example.isReached, "\(example)")
      #expect(compare.fraction == (example.isReached ? 1 : 0), "\(example)")
      let percent = TaskProgress(.percent, values: example.values, targets: example.targets)
      #expect(percent.fraction == example.share, "\(example)")
      #expect(percent.isComplete == example.isReached, "\(example)")
    }
  }
}
