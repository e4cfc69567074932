internal import BedsideCore

/// An item in all versions of its task, oldest first.
struct ItemHistory {
  var id: String
  var versions: [(number: Int, asked: AskedItem)] = []

  /// How the newest version asks.
  var newest: AskedItem? { versions.last?.asked }

  /// The items of all versions: in the order of the newest form, those that only older ones have behind
  /// what stood before them there.
  static func all(of task: TaskDictionary) -> (histories: [String: ItemHistory], order: [String]) {
    var histories: [String: ItemHistory] = [:]
    var order: [String] = []
    for version in task.versions {
      guard let steps = version.steps else { continue }
      for asked in AskedItem.items(of: steps) {
        let id = asked.item.id.rawValue
        histories[id, default: ItemHistory(id: id)].versions.append((version.number, asked))
      }
    }
    for version in task.versions.reversed() {
      let ids = version.steps.map { $0.items.map(\.id.rawValue) } ?? []
      order.add(ids)
    }
    return (histories, order)
  }

  /// The choices of all versions, in order, each by the words of the newest that has it.
  func choices(_ list: (AnswerFormat) -> [TextChoice]) -> [TextChoice] {
    var codes: [ChoiceCode] = []
    var found: [ChoiceCode: TextChoice] = [:]
    for version in versions.reversed() {
      let choices = list(version.asked.item.format)
      for choice in choices where found[choice.value] == nil { found[choice.value] = choice }
      codes.add(choices.map(\.value))
    }
    return codes.compactMap { found[$0] }
  }
}

extension Array where Element: Hashable {
  /// Adds what is not there, each behind what stands before it among `others`.
  fileprivate mutating func add(_ others: [Element]) {
    var known = Set(self)
    var last: Int?
    for element in others {
      if known.insert(element).inserted {
        let place = last.map { $0 + 1 } ?? 0
        insert(element, at: place)
        last = place
      } else {
        last = firstIndex(of: element)
      }
    }
  }
}
