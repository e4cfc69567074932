extension TaskReader {
  /// Reads a form, of `items` or of `sections` that hold them.
  mutating func form(_ id: Identifier<Step>, from object: inout ObjectReader) -> Step.Content? {
    let hasItems = object.has("items")
    let hasSections = object.has("sections")
    if hasItems, hasSections {
      object.problem(
        "A form has 'items' and 'sections'. Put the items into a section.", at: "items")
    }
    let footer = object.text("footer")
    let problems = log.errorCount
    let items =
      hasSections
      ? sections(of: id, from: &object)
      : object.requiredArray("items").flatMap { formItems($0) ?? [] }
    return items.isEmpty || log.errorCount != problems
      ? nil : .form(items: items, footer: footer)
  }

  private mutating func sections(
    of id: Identifier<Step>, from object: inout ObjectReader
  ) -> [FormItem] {
    var all: [FormItem] = []
    for (index, node) in object.requiredArray("sections").enumerated() {
      guard var reader = ObjectReader(node, "A section", log: log) else { continue }
      let section = FormSection(
        number: index + 1, title: reader.text("title", most: TextLength.title),
        detail: reader.text("detail"),
        learnMore: learnMore(from: &reader))
      if let condition = reader.node("visibleWhen") {
        sectionConditions[id, default: [:]][section.number] = condition
      }
      let nodes = reader.requiredArray("items")
      reader.finish()
      all += nodes.flatMap { formItems($0) ?? [] }.map { item in
        var item = item
        item.section = section
        return item
      }
    }
    return all
  }

  /// Gives the items of sections the conditions of these, besides their own.
  mutating func withSectionConditions(_ steps: [Step]) -> [Step] {
    if sectionConditions.isEmpty { return steps }
    return steps.map { step in
      guard let nodes = sectionConditions[step.id],
        case .form(var items, let footer) = step.content
      else { return step }
      for (number, node) in nodes.sorted(by: { $0.key < $1.key }) {
        let indices = items.indices.filter { items[$0].section?.number == number }
        guard let first = indices.first,
          let condition = condition(node, at: .item(items[first].id))
        else { continue }
        for index in indices {
          let own = items[index].visibleWhen
          items[index].visibleWhen = own.map { .all([condition, $0]) } ?? condition
        }
      }
      var step = step
      step.content = .form(items: items, footer: footer)
      return step
    }
  }
}
