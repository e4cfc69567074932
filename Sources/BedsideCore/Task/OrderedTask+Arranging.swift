extension OrderedTask {
  /// Whether the order of anything is random.
  public var isRandom: Bool {
    !randomBlocks.isEmpty
      || steps.contains { step in
        step.isRandom || step.items.contains { $0.format.isRandom }
      }
  }

  /// The number for a run's random order that its name gives: as random as the name, and a number that
  /// every reader of JSON keeps exactly.
  public static func seed(from runID: String) -> Int {
    var order = SeededOrder(seed: 0, name: runID)
    return Int(order.next() >> 11)
  }

  /// The task in the order that `seed` gives: the same seed, the same order, in every version.
  ///
  /// Units of steps trade the places of their block, items those of their form. Choices trade places
  /// too, but a fixed one keeps its own, and those that stand alone come last.
  public func arranged(seed: Int) -> OrderedTask {
    var task = self
    task.seed = seed
    task.mapItems { item in
      guard case .choice(var format) = item.format, format.isRandom else { return }
      var order = SeededOrder(seed: seed, name: "choices \(item.id)")
      format.choices = Self.arranged(format.choices, &order)
      item.format = .choice(format)
    }
    var steps = task.steps
    for index in steps.indices where steps[index].isRandom {
      guard case .form(let items, let footer) = steps[index].content else { continue }
      var order = SeededOrder(seed: seed, name: "items \(steps[index].id)")
      steps[index].content = .form(items: Self.arranged(items, &order), footer: footer)
    }
    for block in randomBlocks { Self.arrange(&steps, block, seed) }
    task.steps = steps
    return task
  }

  /// Items trade places within the section of their form.
  private static func arranged(
    _ items: [FormItem], _ order: inout SeededOrder
  ) -> [FormItem] {
    var arranged: [FormItem] = []
    var rest = items[...]
    while let first = rest.first {
      let section = rest.prefix { $0.section == first.section }
      arranged += order.shuffled(Array(section))
      rest = rest.dropFirst(section.count)
    }
    return arranged
  }

  private static func arranged(
    _ choices: [TextChoice], _ order: inout SeededOrder
  ) -> [TextChoice] {
    let free = choices.filter { !$0.isFixed }
    var moved = order.shuffled(free.filter { !$0.isExclusive }) + free.filter(\.isExclusive)
    return choices.map { $0.isFixed ? $0 : moved.removeFirst() }
  }

  /// Puts the units of a block, which stand side by side, into another order.
  private static func arrange(_ steps: inout [Step], _ block: [StepUnit], _ seed: Int) {
    let names = Set(block.flatMap(\.steps))
    guard let first = steps.firstIndex(where: { names.contains($0.id) }),
      let name = block.first?.steps.first
    else { return }
    let end = first + names.count
    guard end <= steps.count, steps[first..<end].allSatisfy({ names.contains($0.id) }) else {
      return
    }
    let known = Dictionary(
      steps[first..<end].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var order = SeededOrder(seed: seed, name: "block \(name)")
    let arranged = order.shuffled(block).flatMap { unit in unit.steps.compactMap { known[$0] } }
    if arranged.count == names.count { steps.replaceSubrange(first..<end, with: arranged) }
  }
}

extension AnswerFormat {
  /// Whether the order in which its choices are shown is random.
  var isRandom: Bool {
    if case .choice(let format) = self { format.isRandom } else { false }
  }
}
