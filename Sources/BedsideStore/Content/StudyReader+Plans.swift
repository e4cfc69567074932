internal import BedsideCore
internal import BedsideSchedule

extension StudyReader {
  /// Reads `carePlans`, or the one plan that `carePlan` holds.
  mutating func carePlans(from object: inout ObjectReader) -> [Study.CarePlan] {
    let only = object.node("carePlan")
    let several = object.array("carePlans", most: Limits.carePlans)
    if only != nil, object.node["carePlans"] != nil {
      object.problem(
        "A study has 'carePlan' and 'carePlans'. Write them all in 'carePlans'.", at: "carePlan")
    }
    let nodes = only.map { [$0] } ?? several
    planNames = nodes.compactMap { $0["id"]?.string }
    var plans: [Study.CarePlan] = []
    for node in nodes {
      guard var object = ObjectReader(node, "A care plan", log: log) else { continue }
      let id = object.identifier()
      let title = object.requiredText("title", most: TextLength.title)
      object.finish()
      guard let id, let title else { continue }
      if plans.contains(where: { $0.id == id }) {
        object.problem("The care plan '\(id)' stands twice. Give it another id.", at: "id")
        continue
      }
      plans.append(Study.CarePlan(id: id, title: title))
    }
    return plans
  }

  /// Notes care plans and topics that are named and not there, also by tasks that can't be read.
  func reportNames(_ object: ObjectReader) {
    let tasks = object.node["tasks"]?.elements ?? []
    for node in tasks + (object.node["contacts"]?.elements ?? []) {
      guard let plan = node["carePlan"], let name = plan.string, !planNames.contains(name) else {
        continue
      }
      let advice = advice(for: name, among: planNames, else: "Name one of 'carePlans'.")
      log.add("There is no care plan '\(name)'. \(advice)", at: plan.offset)
    }
    for node in tasks {
      guard let topic = node["card"]?["topic"], let name = topic.string,
        !topicNames.contains(name)
      else { continue }
      let advice = advice(for: name, among: topicNames, else: "Name one of 'education'.")
      log.add("There is no topic '\(name)'. \(advice)", at: topic.offset)
    }
  }

  private func advice(for name: String, among names: [String], else other: String) -> String {
    log.nearest(to: name, among: names).map { "Did you mean '\($0)'?" } ?? other
  }
}
