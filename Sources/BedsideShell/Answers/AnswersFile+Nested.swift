internal import BedsideCore

extension AnswersFile {
  /// The answers with those of repeats taken out of their arrays.
  ///
  ///     { "relatives": [ { "age": 61 }, { "age": 58 } ] }
  ///
  /// says the same as `relatives.1.age` and `relatives.2.age`. Where the task asks after each one
  /// whether there is another, as many objects as there are say so.
  func flattened(for task: OrderedTask) -> AnswersFile {
    var file = self
    for repetition in Set(task.steps.flatMap(\.groups).filter { $0.iteration != nil }.map(\.id)) {
      let name = repetition.rawValue
      guard let placed = entries[Identifier(name)], let elements = placed.node.elements else {
        continue
      }
      file.entries[Identifier(name)] = nil
      file.note(count: elements.count, of: name, placed, task)
      for (index, element) in elements.enumerated() {
        guard let members = element.members else {
          log.add(
            "'\(name)' holds an object for each time, not \(element.kind). Write {\"ITEM\": VALUE, …}.",
            at: element.offset)
          continue
        }
        for member in members {
          guard let entry = entry(member.node) else { continue }
          file.entries[Identifier("\(name).\(index + 1).\(member.key)")] = PlacedEntry(
            entry: entry, offset: member.node.offset, keyOffset: member.keyOffset,
            node: member.node)
        }
      }
    }
    return file
  }

  /// Answers the repeat's own questions by how many objects there are, unless they are answered.
  private mutating func note(
    count: Int, of name: String, _ placed: PlacedEntry, _ task: OrderedTask
  ) {
    let answer = { (file: inout AnswersFile, id: String, isYes: Bool) in
      let id = Identifier<FormItem>(id)
      guard task.item(id) != nil, file.entries[id] == nil else { return }
      file.entries[id] = PlacedEntry(
        entry: .value(.bool(isYes)), offset: placed.offset, keyOffset: placed.keyOffset,
        node: placed.node)
    }
    answer(&self, "\(name).any", count > 0)
    for number in 1...max(1, count) where number <= count {
      answer(&self, "\(name).\(number).another", number < count)
    }
  }
}
