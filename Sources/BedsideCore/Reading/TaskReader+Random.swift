/// The order in which things are shown, as files name it.
enum ContentOrder: String, CaseIterable {
  /// As they stand.
  case given
  /// Another one for each run.
  case random
}

extension TaskReader {
  /// Reads `randomize`: blocks of steps whose units trade places.
  func randomBlocks(_ nodes: [JSONNode], _ task: OrderedTask) -> [[StepUnit]] {
    var used: Set<String> = []
    let positions = Dictionary(
      task.steps.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return nodes.compactMap { node in
      guard let elements = node.elements else {
        log.add(
          "A block to randomize must be an array of steps, not \(node.kind).", at: node.offset)
        return nil
      }
      let units = elements.compactMap { unit($0, &used) }
      guard units.count == elements.count else { return nil }
      guard units.count > 1 else {
        log.add("A block to randomize has fewer than two parts. Add another.", at: node.offset)
        return nil
      }
      let order = units.flatMap(\.steps).compactMap { positions[$0] }
      guard zip(order, order.dropFirst()).allSatisfy({ $0 + 1 == $1 }) else {
        log.add(
          "The steps of a block to randomize must stand side by side in 'steps', in the same order as"
            + " here.", at: node.offset)
        return nil
      }
      return units
    }
  }

  /// Reads a step, or several that stay together.
  private func unit(_ node: JSONNode, _ used: inout Set<String>) -> StepUnit? {
    var names: [Identifier<Step>] = []
    if node.elements?.isEmpty == true {
      log.add(
        "A part of a block to randomize is empty. Name its steps, or take it out.", at: node.offset)
      return nil
    }
    for part in node.elements ?? [node] {
      guard let name = part.string else {
        log.add(
          "A block to randomize holds ids of steps, or arrays of them, not \(part.kind).",
          at: part.offset)
        return nil
      }
      guard knownSteps.contains(name) else {
        let nearest = log.nearest(to: name, among: stepNames)
        let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a step of this task."
        log.add("There is no step '\(name)'. \(advice)", at: part.offset)
        return nil
      }
      guard used.insert(name).inserted else {
        log.add("The step '\(name)' stands in two places of 'randomize'.", at: part.offset)
        return nil
      }
      names += groups[name] ?? [Identifier(name)]
    }
    return names.isEmpty ? nil : StepUnit(names)
  }

  /// Notes rules that lead into a random block or out of it, and what depends on its order.
  func checkRandom(_ task: OrderedTask, _ ruleNodes: [JSONNode]) {
    guard task.isRandom else { return }
    let places = RandomPlaces(task, askingSteps)
    for (rule, node) in zip(task.rules, ruleNodes) {
      let from = places.unit(of: rule.after)
      if let from, rule.goTo.map({ places.unit(of: $0) != from }) ?? false {
        log.add(
          "'\(rule.after)' stands in a block whose order is random, so that nobody knows what this rule"
            + " leaves out. Lead to the end, or to a step that stays together with it.",
          at: node["after"]?.offset ?? node.offset)
      } else if let goTo = rule.goTo, let to = places.unit(of: goTo), to != from {
        log.add(
          "'\(goTo)' stands in a block whose order is random, so that nobody knows what comes after it."
            + " Lead to a step outside of it.", at: node["goTo"]?.offset ?? node.offset)
      }
    }
    for claim in claims {
      for item in claim.items where places.isUnsettled(item, for: claim.point) {
        log.add(
          "The order here is random, and '\(item)' may come later. Ask about an item that comes before.",
          at: claim.offset)
      }
    }
  }
}

/// Where the order of steps and items is random.
struct RandomPlaces {
  /// A unit of a block.
  struct Unit: Hashable {
    var block: Int
    var unit: Int
  }

  private var units: [Identifier<Step>: Unit] = [:]
  private let randomForms: Set<Identifier<Step>>
  private let askingSteps: [Identifier<FormItem>: Identifier<Step>]

  init(_ task: OrderedTask, _ askingSteps: [Identifier<FormItem>: Identifier<Step>]) {
    self.askingSteps = askingSteps
    randomForms = Set(task.steps.lazy.filter(\.isRandom).map(\.id))
    for (block, parts) in task.randomBlocks.enumerated() {
      for (index, unit) in parts.enumerated() {
        for step in unit.steps { units[step] = Unit(block: block, unit: index) }
      }
    }
  }

  func unit(of step: Identifier<Step>) -> Unit? { units[step] }

  /// Whether an item comes before the point of a claim in some orders only.
  func isUnsettled(_ item: Identifier<FormItem>, for point: Claim.Point) -> Bool {
    guard let asking = askingSteps[item] else { return false }
    let asked: Identifier<Step>
    switch point {
    case .after(let step):
      if step == asking { return false }
      asked = step
    case .before(let step): asked = step
    case .item(let id):
      guard let step = askingSteps[id] else { return false }
      if step == asking { return id != item && randomForms.contains(step) }
      asked = step
    case .anywhere: return false
    }
    guard let first = units[asking], let second = units[asked] else { return false }
    return first.block == second.block && first.unit != second.unit
  }
}
