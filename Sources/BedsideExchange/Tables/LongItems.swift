internal import BedsideCore

/// The items of tasks as rows of the long table need them, found in the order in which they come.
struct LongItems {
  /// What is known of an item besides its answer.
  struct Known {
    /// Its id, as text.
    var id: [UInt8]
    /// The cell that says which time through a repeat it is.
    var iteration: [UInt8]
    /// The cell of its question.
    var label: [UInt8]
    /// The cells of a row that says that it was not shown, from its id on.
    var unmet: [UInt8]
  }

  private var known: [[Known]] = []
  /// For each task its id and the places of its versions' items in `known`.
  private var tasks: [(id: [UInt8], versions: [Int: Int])] = []
  private var now: Int?
  private var next = 0
  private var isMet: [Bool] = []
  private var unmet = 0

  init(_ dictionary: StudyDictionary, _ style: TableStyle) {
    for task in dictionary.tasks {
      var versions: [Int: Int] = [:]
      for version in task.versions {
        guard let steps = version.steps else { continue }
        versions[version.number] = known.count
        known.append(AskedItem.items(of: steps).map { Self.known($0, style) })
      }
      tasks.append((Array(task.id.utf8), versions))
    }
  }

  private static func known(_ asked: AskedItem, _ style: TableStyle) -> Known {
    let cells = CellWriter(style)
    let cell = { (text: String) in
      var bytes: [UInt8] = []
      cells.append(text: text, to: &bytes)
      return bytes
    }
    let iteration = asked.iteration.map { Array(String($0).utf8) } ?? []
    let label = cell(asked.text)
    let format = asked.item.format
    let texts = [
      cell(asked.item.id.rawValue), iteration, [], cell("notShown"), [], cell(format.name), [], [],
      cell(format.unit ?? ""), [], label, [], [], [], [],
    ]
    var unmet: [UInt8] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { cells.separate(&unmet) }
      unmet += text
    }
    return Known(
      id: Array(asked.item.id.rawValue.utf8), iteration: iteration, label: label, unmet: unmet)
  }

  /// Begins an outcome of a version of a task.
  mutating func begin(task bytes: [UInt8], _ range: Range<Int>, version: Int) {
    let task = tasks.first { $0.id.elementsEqual(bytes[range]) }
    now = task?.versions[version]
    next = 0
    unmet = 0
    isMet.removeAll(keepingCapacity: true)
    if let now { isMet.append(contentsOf: repeatElement(false, count: known[now].count)) }
  }

  /// The place of the item whose answer comes next; nil for one that its version does not have.
  mutating func meet(_ bytes: [UInt8], _ id: Range<Int>) -> Int? {
    guard let now else { return nil }
    let count = isMet.count
    for offset in 0..<count {
      let index = (next + offset) % count
      if known[now][index].id.elementsEqual(bytes[id]) {
        next = index + 1
        isMet[index] = true
        return index
      }
    }
    return nil
  }

  /// The cell of which time through a repeat the item at a place is.
  func iteration(at place: Int) -> [UInt8] { now.map { known[$0][place].iteration } ?? [] }

  /// The cell of the question of the item at a place.
  func label(at place: Int) -> [UInt8] { now.map { known[$0][place].label } ?? [] }

  /// The cells of the next item of which no answer was met; nil at the end.
  mutating func nextUnmet() -> [UInt8]? {
    guard let now else { return nil }
    while unmet < isMet.count, isMet[unmet] { unmet += 1 }
    guard unmet < isMet.count else { return nil }
    defer { unmet += 1 }
    return known[now][unmet].unmet
  }

  /// The ids of the items of which no answer was met.
  func unmetIDs() -> [[UInt8]] {
    guard let now else { return [] }
    return isMet.indices.filter { !isMet[$0] }.map { known[now][$0].id }
  }
}
