/// The rules of a task by the steps they are about, and which steps wait for which answers.
struct RuleIndex: Sendable {
  /// The navigation rules after each step, in order.
  let rules: [Identifier<Step>: [NavigationRule]]
  /// The conditions under which each step is left out.
  let skips: [Identifier<Step>: [ResultPredicate]]
  /// The steps that are left out or lead elsewhere depending on an item.
  let watchers: [Identifier<FormItem>: Set<Identifier<Step>>]

  init(_ rules: [NavigationRule], _ skipRules: [SkipRule]) {
    self.rules = Dictionary(grouping: rules, by: \.after)
    skips = Dictionary(grouping: skipRules, by: \.skip).mapValues { $0.map(\.when) }
    var watchers: [Identifier<FormItem>: Set<Identifier<Step>>] = [:]
    for rule in rules {
      for item in rule.when?.items ?? [] { watchers[item, default: []].insert(rule.after) }
    }
    for rule in skipRules {
      for item in rule.when.items { watchers[item, default: []].insert(rule.skip) }
    }
    self.watchers = watchers
  }

  /// Whether answers can change where the step leads or whether it is left out.
  func isConditional(_ step: Identifier<Step>) -> Bool {
    skips[step] != nil || rules[step]?.contains { $0.when != nil } ?? false
  }
}
