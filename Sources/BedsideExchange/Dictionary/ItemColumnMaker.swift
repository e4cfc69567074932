internal import BedsideCore

/// Makes the columns of an item over all versions of its task.
struct ItemColumnMaker {
  let history: ItemHistory
  private let label: String
  private var variables: [Variable] = []

  init(_ history: ItemHistory) {
    self.history = history
    label = history.newest?.text ?? ""
  }

  /// The columns, with the names that `names` gives out.
  mutating func columns(_ names: inout VariableNames) -> ItemColumns {
    let shape = shape
    switch shape {
    case .multiple(let codes): addOptions(codes, &names)
    case .ranking(let codes): for code in codes { add(code, choice(code), .number, &names) }
    case .components(let count):
      for number in 1...max(1, count) { add("\(number)", "\(number)", .text, &names) }
    case .location:
      add("", "", .text, &names)
      add("latitude", "latitude", .number, &names)
      add("longitude", "longitude", .number, &names)
    case .age:
      add("", "", .number, &names)
      add("end", "open end", .text, &names)
    case .file:
      add("", "name", .text, &names)
      add("sha256", "SHA-256", .text, &names)
    case .single: addSingle(&names)
    case .mixed: add("", "", .text, &names)
    case .plain, .flag: add("", "", kind, &names)
    }
    let state = addState(&names)
    let entry = addEntry(&names)
    for index in variables.indices where index != state && index != entry {
      variables[index].state = variables[state].name
    }
    return ItemColumns(
      id: history.id, shape: shape, variables: variables, state: state, entry: entry)
  }

  private var formats: [AnswerFormat] { history.versions.map(\.asked.item.format) }

  private var shape: ItemColumns.Shape {
    let shapes = formats.map(\.shape)
    guard let last = shapes.last else { return .mixed }
    switch last {
    case .components:
      let counts = shapes.map { if case .components(let count) = $0 { count } else { 0 } }
      return counts.contains(0) ? .mixed : .components(counts.max() ?? 1)
    case .multiple, .single:
      // What once was one of several and now is any of them fits into the columns of any.
      guard shapes.allSatisfy({ $0 == .multiple([]) || $0 == .single }) else { return .mixed }
      return shapes.contains(.multiple([])) ? .multiple(codes) : .single
    case .ranking: return shapes.allSatisfy { $0 == last } ? .ranking(codes) : .mixed
    default:
      let isSame = shapes.allSatisfy { $0 == last } && Set(formats.map(\.columnKind)).count == 1
      return isSame ? last : .mixed
    }
  }

  private var kind: Variable.Kind { formats.last?.columnKind ?? .text }

  private var choices: [TextChoice] { history.choices(\.listedChoices) }

  private var codes: [String] { choices.map(\.value.description) }

  private var hasOther: Bool { formats.contains(where: \.hasOther) }

  private var otherText: String { formats.compactMap(\.otherText).last ?? "" }

  private func choice(_ code: String) -> String {
    choices.first { $0.value.description == code }.map { Sanitizer.cleanLine($0.text) } ?? code
  }

  private mutating func addOptions(_ codes: [String], _ names: inout VariableNames) {
    for code in codes { add(code, choice(code), .flag, &names) }
    if hasOther {
      add("other", otherText, .flag, &names)
      add("other_text", otherText, .text, &names)
    }
  }

  private mutating func addSingle(_ names: inout VariableNames) {
    let kinds = Set(formats.map(\.columnKind))
    add("", "", kinds == [.number] ? .number : .text, &names)
    variables[variables.count - 1].codes = choices.map {
      Variable.Code(value: $0.value.description, label: Sanitizer.cleanLine($0.text))
    }
    guard hasOther else { return }
    variables[variables.count - 1].codes.append(
      Variable.Code(value: "other", label: Sanitizer.cleanLine(otherText)))
    add("other_text", otherText, .text, &names)
  }

  private mutating func add(
    _ suffix: String, _ part: String, _ kind: Variable.Kind, _ names: inout VariableNames
  ) {
    let text = part.isEmpty ? label : "\(label): \(Sanitizer.cleanLine(part))"
    var variable = variable(suffix, .answer, kind, text, &names)
    let limits = formats.last?.limits
    if suffix.isEmpty, kind == .number {
      variable.minimum = limits?.minimum ?? ""
      variable.maximum = limits?.maximum ?? ""
      variable.units = formats.last?.unit ?? ""
      variable.codes = formats.last?.endLabels ?? []
    }
    if kind == .flag {
      variable.codes = [
        Variable.Code(value: "0", label: "no"), Variable.Code(value: "1", label: "yes"),
      ]
      if suffix.isEmpty, case .boolean(let format)? = formats.last {
        variable.codes[0].label = format.no.map(Sanitizer.cleanLine) ?? "no"
        variable.codes[1].label = format.yes.map(Sanitizer.cleanLine) ?? "yes"
      }
    }
    variable.otherWordings = otherWordings
    variables.append(variable)
  }

  private var otherWordings: [String] {
    var seen: Set<String> = [label]
    return history.versions.reversed().map(\.asked.text).filter { seen.insert($0).inserted }
  }

  private mutating func addState(_ names: inout VariableNames) -> Int {
    var state = variable("state", .state, .text, "\(label): state", &names)
    state.codes = Answer.State.allCases.map { Variable.Code(value: $0.rawValue, label: $0.meaning) }
    variables.append(state)
    return variables.count - 1
  }

  private mutating func addEntry(_ names: inout VariableNames) -> Int? {
    let isOffered = history.versions.contains {
      $0.asked.item.defaultFrom != nil || $0.asked.item.format.hasDefault
    }
    guard isOffered else { return nil }
    var entry = variable("entry", .entry, .text, "\(label): entry", &names)
    entry.codes = [
      Variable.Code(value: Answer.Entry.typed.rawValue, label: "typed"),
      Variable.Code(value: Answer.Entry.accepted.rawValue, label: "the shown default was accepted"),
    ]
    variables.append(entry)
    return variables.count - 1
  }

  private func variable(
    _ suffix: String, _ role: Variable.Role, _ kind: Variable.Kind, _ text: String,
    _ names: inout VariableNames
  ) -> Variable {
    var variable = Variable(names.name(history.id, suffix), of: history.id, role, kind, text)
    variable.versions = history.versions.map(\.number)
    variable.iteration = history.newest?.iteration
    variable.format = formats.last?.name ?? ""
    return variable
  }
}

extension Answer.State {
  /// What the state means, for codebooks.
  var meaning: String {
    switch self {
    case .answered: "answered"
    case .skipped: "shown and left out"
    case .dontKnow: "answered with \"I don't know\""
    case .declined: "answered with \"I'd rather not say\""
    case .notShown: "not shown"
    }
  }
}
