internal import BedsideCore
internal import BedsideStore

/// A task's outcomes as a table with a row an outcome.
///
/// A cell is empty where there is no value; the column of the item's state says why. An item that an
/// outcome's version does not ask for has no state either.
struct WideTable {
  private let layout: WideLayout
  private let cells: CellWriter
  private var times: WallTimes
  private var owner: [UInt8] = []
  /// The version of the task that the outcome at hand was given to.
  private var version = 0
  private var row: [[UInt8]]
  /// The bytes of the longest cell of each column so far.
  private(set) var widths: [Int]

  private static let one = Array("1".utf8)
  private static let zero = Array("0".utf8)
  private static let notShown = Array(Answer.State.notShown.rawValue.utf8)

  init(_ layout: WideLayout, _ style: TableStyle, _ zones: any ZoneDatabase) {
    self.layout = layout
    cells = CellWriter(style)
    times = WallTimes(zones)
    row = [[UInt8]](repeating: [], count: layout.variables.count)
    widths = [Int](repeating: 0, count: layout.variables.count)
  }

  /// Begins the outcomes of a participant.
  mutating func begin(_ participant: ParticipantID) {
    owner.removeAll(keepingCapacity: true)
    cells.append(text: participant.description, to: &owner)
  }

  /// Writes the row of the columns' names.
  static func begin(_ layout: WideLayout, _ style: TableStyle, _ bytes: inout [UInt8]) {
    let cells = CellWriter(style)
    cells.begin(&bytes)
    for (index, variable) in layout.variables.enumerated() {
      if index > 0 { cells.separate(&bytes) }
      cells.append(text: variable.name, to: &bytes)
    }
    cells.endRow(&bytes)
  }

  /// Writes the row of an outcome.
  mutating func write(
    _ outcome: StandingOutcome, _ text: OutcomeText, to buffer: inout ExportBuffer
  ) throws(SystemError) {
    let source = outcome.bytes
    for index in row.indices { row[index].removeAll(keepingCapacity: true) }
    writeKeys(source, text)
    if let result = text.result {
      version = EventText.version(source, text.event)
      writeUnvisited(version: version)
      ResultText.visit(source, from: result, to: outcome.range.upperBound) { part in
        switch part {
        case .answer(let answer): write(source, answer)
        case .score(let id, let score): write(source, score: id, score)
        }
      }
    } else {
      writeValues(source, text.values)
    }
    for (index, cell) in row.enumerated() {
      if index > 0 { cells.separate(&buffer.bytes) }
      buffer.bytes += cell
      widths[index] = max(widths[index], cell.count)
    }
    cells.endRow(&buffer.bytes)
    try buffer.endRow()
  }

  // MARK: Cells

  private mutating func writeKeys(_ source: [UInt8], _ text: OutcomeText) {
    row[0] += owner
    row[1].append(source.span, EventText.place(3, source, text.event))
    put(source, text.event, at: 2)
    put(source, text.day, at: 3)
    times.append(source, text.effective, in: text.zone, to: &row[4])
    put(source, text.original.isEmpty ? text.recorded : text.original, at: 5)
    row[6] = text.isLate ? Self.one : Self.zero
    row[7] = text.isAmended ? Self.one : Self.zero
    put(source, text.author, at: 8)
    put(source, text.reason, at: 9)
    put(source, text.deleted, at: 10)
  }

  /// Writes the content of a string as text.
  private mutating func put(_ source: [UInt8], _ range: Range<Int>, at column: Int) {
    if !range.isEmpty { cells.append(stringOf: source, range, to: &row[column]) }
  }

  /// Says of all items of a version that they were not shown, until their answers say more.
  private mutating func writeUnvisited(version: Int) {
    for id in layout.asked[version] ?? [] {
      guard let item = layout.items[id], let state = item.columns.state else { continue }
      row[item.first + state] = Self.notShown
    }
  }

  private mutating func write(_ source: [UInt8], _ answer: AnswerText) {
    guard let item = layout.items[JSONText.string(source, answer.id)] else { return }
    for index in item.columns.variables.indices { row[item.first + index].removeAll() }
    if let state = item.columns.state { put(source, answer.state, at: item.first + state) }
    if let entry = item.columns.entry { put(source, answer.entry, at: item.first + entry) }
    if answer.value.isEmpty { return }
    write(source, answer.value, as: item.columns.shape, at: item.first, of: item.columns)
  }

  private mutating func write(
    _ source: [UInt8], _ value: Range<Int>, as shape: ItemColumns.Shape, at first: Int,
    of columns: ItemColumns
  ) {
    switch shape {
    case .plain: write(source, value, at: first)
    case .flag: row[first] = source[value.lowerBound] == UInt8(ascii: "t") ? Self.one : Self.zero
    case .single:
      if case .other(let words) = ValueText(source.span, value) {
        row[first] += "other".utf8
        if columns.variables.count > 1 { put(source, words, at: first + 1) }
      } else {
        write(source, value, at: first)
      }
    case .multiple(let codes): writeOptions(source, value, codes, at: first, of: columns)
    case .ranking(let codes):
      for (place, element) in elements(source, value).enumerated() {
        guard let column = codes.firstIndex(of: text(source, element)) else { continue }
        row[first + column] += String(place + 1).utf8
      }
    case .components(let count):
      for (place, element) in elements(source, value).enumerated() where place < count {
        write(source, element, at: first + place)
      }
    case .location: writeMembers(source, value, ["latitude", "longitude"], at: first)
    case .age:
      if case .end(let sign, let number) = ValueText(source.span, value) {
        row[first] += source[number]
        cells.append(text: sign == ">=" ? "orOlder" : "orYounger", to: &row[first + 1])
      } else {
        write(source, value, at: first)
      }
    case .file: writeMembers(source, value, ["sha256"], named: "name", at: first)
    case .mixed: cells.append(text: text(source, value), to: &row[first])
    }
  }

  private mutating func writeOptions(
    _ source: [UInt8], _ value: Range<Int>, _ codes: [String], at first: Int,
    of columns: ItemColumns
  ) {
    let flags = columns.variables.prefix { $0.kind == .flag }.count
    // What a version does not offer was not left out by whoever answered it.
    let offered = layout.offered[version]?[columns.id]
    for column in 0..<flags {
      let isOffered =
        column < codes.count ? offered?.codes.contains(codes[column]) : offered?.hasOther
      if isOffered ?? true { row[first + column] = Self.zero }
    }
    for element in elements(source, value) {
      if case .other(let words) = ValueText(source.span, element) {
        guard flags > codes.count else { continue }
        row[first + codes.count] = Self.one
        put(source, words, at: first + codes.count + 1)
      } else if let column = codes.firstIndex(of: text(source, element)) {
        row[first + column] = Self.one
      }
    }
  }

  /// Writes an object's members into the columns behind the first, which has the member `name` or,
  /// where the value is no object, the value.
  private mutating func writeMembers(
    _ source: [UInt8], _ value: Range<Int>, _ names: [String], named name: String = "",
    at first: Int
  ) {
    guard source[value.lowerBound] == UInt8(ascii: "{") else {
      write(source, value, at: first)
      return
    }
    var index = value.lowerBound
    while let member = JSONText.nextMember(source.span, &index, value.upperBound) {
      let key = JSONText.string(source, member.key)
      if key == name { write(source, member.value, at: first) }
      if let place = names.firstIndex(of: key) {
        write(source, member.value, at: first + 1 + place)
      }
    }
  }

  private mutating func write(
    _ source: [UInt8], score id: Range<Int>, _ score: AnswerText
  ) {
    guard let columns = layout.scores[JSONText.string(source, id)] else { return }
    write(source, score.value, at: columns.value)
    row[columns.answered] += source[score.answered]
    row[columns.items] += source[score.items]
    if let band = columns.band { row[band] += source[score.band] }
  }

  private mutating func writeValues(_ source: [UInt8], _ values: Range<Int>) {
    var counts: [String: Int] = [:]
    for element in elements(source, values) {
      let value = AnswerText(source.span, element)
      let kind = JSONText.string(source, value.id)
      let number = counts[kind, default: 0]
      counts[kind] = number + 1
      guard let columns = layout.values[kind], number < columns.count else { continue }
      let column = columns[number]
      if layout.variables[column].kind == .flag {
        let isTrue = source[value.value.lowerBound] == UInt8(ascii: "t")
        row[column] = isTrue ? Self.one : Self.zero
      } else {
        write(source, value.value, at: column)
      }
    }
  }

  /// Writes a value into one cell.
  private mutating func write(_ source: [UInt8], _ value: Range<Int>, at column: Int) {
    switch ValueText(source.span, value) {
    case .none: break
    case .plain(let range): row[column] += source[range]
    case .string(let range): put(source, range, at: column)
    default: cells.append(text: text(source, value), to: &row[column])
    }
  }

  /// A value as text: a string's content, or JSON.
  private func text(_ source: [UInt8], _ value: Range<Int>) -> String {
    JSONText.content(source.span, value).map { JSONText.string(source, $0) }
      ?? String(decoding: source[value], as: UTF8.self)
  }

  /// The elements of an array, or what is none as the only one.
  private func elements(_ source: [UInt8], _ value: Range<Int>) -> [Range<Int>] {
    guard !value.isEmpty, source[value.lowerBound] == UInt8(ascii: "[") else {
      return value.isEmpty ? [] : [value]
    }
    var elements: [Range<Int>] = []
    var index = value.lowerBound
    while let element = JSONText.nextElement(source.span, &index, value.upperBound) {
      elements.append(element)
    }
    return elements
  }
}
