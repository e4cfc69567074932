internal import BedsideCore

/// The columns of a task's wide table: the union over its versions, written by the items' ids.
struct WideLayout {
  let task: TaskDictionary
  /// The columns, in order.
  private(set) var variables: [Variable] = []
  /// The columns of items and where they begin among all, by the items' ids.
  private(set) var items: [String: (first: Int, columns: ItemColumns)] = [:]
  /// The columns of scores by their ids: of the number, of how many answers it is made of, of how many items,
  /// and of its band where it has bands.
  private(set) var scores: [String: (value: Int, answered: Int, items: Int, band: Int?)] = [:]
  /// The columns of values that were recorded without steps, by their kinds, one for each of a kind.
  private(set) var values: [String: [Int]] = [:]
  /// The ids of the items that each version asks for, in its order.
  private(set) var asked: [Int: [String]] = [:]

  /// The options that each version offers for each item of which any can be chosen.
  private(set) var offered: [Int: [String: OfferedOptions]] = [:]

  /// What can be chosen of a version's list.
  struct OfferedOptions {
    var codes: Set<String>
    var hasOther: Bool
  }

  /// The columns that tell one outcome from another.
  static let keys: [(name: String, kind: Variable.Kind, label: String)] = [
    ("participant", .text, "participant"), ("version", .number, "version of the task"),
    ("event", .text, "event, by its key"), ("day", .date, "study day of the event"),
    ("effective", .moment, "when the event began"), ("recorded", .moment, "when it was recorded"),
    ("late", .flag, "recorded after its day"), ("amended", .flag, "changed since it was recorded"),
    ("author", .text, "who recorded or corrected it for the participant"),
    ("reason", .text, "why it was recorded or corrected so"),
    ("deleted", .moment, "when it was taken back"),
  ]

  /// Makes the layout of a task of which `met` was recorded.
  init(_ task: TaskDictionary, _ met: MetValues) {
    self.task = task
    var names = VariableNames()
    addKeys(&names)
    addItems(met, &names)
    addScores(&names)
    addValues(met, &names)
  }

  private mutating func addKeys(_ names: inout VariableNames) {
    for key in Self.keys {
      var variable = Variable(names.name(key.name), of: "", .key, key.kind, key.label)
      if key.kind == .flag { variable.codes = Self.yesAndNo }
      variables.append(variable)
    }
  }

  private static let yesAndNo = [
    Variable.Code(value: "0", label: "no"), Variable.Code(value: "1", label: "yes"),
  ]

  private mutating func addItems(_ met: MetValues, _ names: inout VariableNames) {
    let (histories, order) = ItemHistory.all(of: task)
    var columns: [String: ItemColumns] = [:]
    // Names are given out in the order in which items came to the task, so that a new item takes no name
    // from an old one.
    for version in task.versions {
      let ids = version.steps.map { $0.items.map(\.id.rawValue) } ?? []
      asked[version.number] = ids
      for id in ids where columns[id] == nil {
        guard let history = histories[id] else { continue }
        var maker = ItemColumnMaker(history)
        columns[id] = maker.columns(&names)
      }
    }
    for id in order { if let columns = columns[id] { add(columns) } }
    noteOptions(histories)
    for id in met.items where columns[id] == nil {
      var variables = [Variable(names.name(id), of: id, .answer, .text, id)]
      var state = Variable(names.name(id, "state"), of: id, .state, .text, "\(id): state")
      state.codes = Answer.State.allCases.map {
        Variable.Code(value: $0.rawValue, label: $0.meaning)
      }
      variables[0].state = state.name
      variables.append(state)
      add(ItemColumns(id: id, shape: .mixed, variables: variables, state: 1, entry: nil))
    }
  }

  private mutating func noteOptions(_ histories: [String: ItemHistory]) {
    for (id, history) in histories {
      guard case .multiple? = items[id]?.columns.shape else { continue }
      for version in history.versions {
        let format = version.asked.item.format
        offered[version.number, default: [:]][id] = OfferedOptions(
          codes: Set(format.listedChoices.map(\.value.description)), hasOther: format.hasOther)
      }
    }
  }

  private mutating func add(_ columns: ItemColumns) {
    items[columns.id] = (variables.count, columns)
    variables += columns.variables
  }

  private mutating func addScores(_ names: inout VariableNames) {
    var order: [String] = []
    var newest: [String: (score: Score, versions: [Int])] = [:]
    for version in task.versions {
      for score in version.steps?.scores.all ?? [] {
        let id = score.id.rawValue
        if newest[id] == nil { order.append(id) }
        newest[id] = (score, (newest[id]?.versions ?? []) + [version.number])
      }
    }
    for id in order {
      guard let (score, versions) = newest[id] else { continue }
      let label = Sanitizer.cleanLine(score.title ?? id)
      var value = Variable(names.name("score_" + id), of: id, .score, .number, label)
      value.units = score.unit ?? ""
      value.versions = versions
      var answered = Variable(
        names.name("score_" + id, "answered"), of: id, .score, .number,
        "\(label): how many questions of it are answered")
      answered.versions = versions
      var items = Variable(
        names.name("score_" + id, "items"), of: id, .score, .number,
        "\(label): how many questions it is made of")
      items.versions = versions
      let first = variables.count
      scores[id] = (first, first + 1, first + 2, nil)
      variables += [value, answered, items]
      if score.bands.isEmpty { continue }
      var band = Variable(
        names.name("score_" + id, "band"), of: id, .score, .number, "\(label): band")
      band.versions = versions
      band.codes = score.bands.enumerated().map {
        Variable.Code(value: String($0 + 1), label: Sanitizer.cleanLine($1.label))
      }
      scores[id]?.band = variables.count
      variables.append(band)
    }
  }

  private mutating func addValues(_ met: MetValues, _ names: inout VariableNames) {
    for kind in met.kinds {
      let id = kind.name.isEmpty ? "value" : kind.name
      for number in 1...kind.most {
        let label = number == 1 ? id : "\(id), number \(number)"
        var variable = Variable(
          names.name(id, number == 1 ? "" : String(number)), of: kind.name, .value, kind.kind, label
        )
        variable.units = kind.units
        if kind.kind == .flag { variable.codes = Self.yesAndNo }
        values[kind.name, default: []].append(variables.count)
        variables.append(variable)
      }
    }
  }
}
