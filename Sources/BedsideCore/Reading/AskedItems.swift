/// Which items have been asked for certain where a condition stands.
///
/// Those of a step that every way to it passes, which nothing leaves out and no order displaces, and
/// which are asked whatever was answered before.
struct AskedItems {
  private let graph: TaskGraph
  private let dominators: Dominators
  private let askingSteps: [Identifier<FormItem>: Identifier<Step>]
  /// The steps that are done whole by everybody who comes to them.
  private var sureSteps: Set<Identifier<Step>> = []
  /// The places of the items that are asked by everybody who comes to their step.
  private var sureItems: [Identifier<FormItem>: Int] = [:]
  /// The steps whose items trade places.
  private var mixedSteps: Set<Identifier<Step>> = []

  init(
    _ task: OrderedTask, _ graph: TaskGraph, _ askingSteps: [Identifier<FormItem>: Identifier<Step>]
  ) {
    self.graph = graph
    self.askingSteps = askingSteps
    dominators = Dominators(graph.successors)
    let skipped = Set(task.skipRules.map(\.skip))
    let mixed = Set(task.randomBlocks.joined().flatMap(\.steps))
    for step in task.steps where !skipped.contains(step.id) && !step.isOptional {
      switch step.content {
      case .form, .question: break
      default: continue
      }
      for (place, item) in step.items.enumerated() where item.visibleWhen == nil {
        sureItems[item.id] = place
      }
      if step.isRandom { mixedSteps.insert(step.id) }
      if step.earlyTermination == nil, !mixed.contains(step.id) { sureSteps.insert(step.id) }
    }
  }

  /// Whether `item` has been asked when a condition at `point` is looked at.
  func isAsked(_ item: Identifier<FormItem>, before point: Claim.Point) -> Bool {
    guard let place = sureItems[item], let step = askingSteps[item] else { return false }
    let here: Identifier<Step>
    switch point {
    case .anywhere: return false
    case .after(step): return true
    case .after(let other), .before(let other): here = other
    case .item(let other):
      guard let asking = askingSteps[other] else { return false }
      if asking == step {
        return !mixedSteps.contains(step) && sureItems[other].map { place < $0 } ?? false
      }
      here = asking
    }
    guard sureSteps.contains(step), let earlier = graph.index(step), let later = graph.index(here)
    else { return false }
    return dominators.isBefore(earlier, later)
  }
}
