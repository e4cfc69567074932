internal import BedsideCore

/// An item of a version of a task, and where it belongs.
struct AskedItem {
  var item: FormItem
  /// Which time through a repeat it is; nil for an item that is in none.
  var iteration: Int?
  /// The text of the question on one line, with that of its matrix before it.
  var text: String

  /// All items of a task's steps, in the order of the form.
  static func items(of task: OrderedTask) -> [AskedItem] {
    task.steps.flatMap { step in
      let iteration = step.groups.last { $0.iteration != nil }?.iteration?.number
      return step.items.map { item in
        var text = item.text
        if text.isEmpty { text = step.title ?? step.text ?? "" }
        if let matrix = item.matrix { text = "\(matrix.text) – \(text)" }
        return AskedItem(
          item: item, iteration: iteration, text: Sanitizer.cleanLine(text).trimmed)
      }
    }
  }
}
