internal import BedsideCore
internal import BedsideStore

/// The outcomes as a table with a row an answer.
///
/// What was chosen beside other things has a row each, told apart by `place`. What was recorded without
/// steps has a row a value, and a score one of its own, which says of how many of its items there is an
/// answer; `source` tells which is which. The questions of steps that were not visited are there too, as
/// `notShown`.
struct LongTable {
  static let columns = [
    "participant", "study", "task", "version", "event", "day", "effective", "recorded", "late",
    "amended", "author", "reason", "deleted", "deleted_by", "deleted_for", "source", "item",
    "repeat", "place", "state", "entry", "format", "value", "text", "units", "display", "label",
    "answered", "seconds", "score_answered", "score_items",
  ]

  private let cells: CellWriter
  private var times: WallTimes
  private var items: LongItems
  /// The cells that all rows of an outcome begin with.
  private var head: [UInt8] = []
  /// The cells that all outcomes of a participant begin with.
  private var owner: [UInt8] = []
  private let study: String
  /// The cells of an outcome of which nothing but its values is to be told, from `late` on.
  private let ordinary: [UInt8]

  init(_ style: TableStyle, _ dictionary: StudyDictionary, _ zones: any ZoneDatabase) {
    cells = CellWriter(style)
    times = WallTimes(zones)
    items = LongItems(dictionary, style)
    study = dictionary.study
    var ordinary: [UInt8] = []
    for _ in 0..<2 {
      cells.separate(&ordinary)
      ordinary += "false".utf8
    }
    for _ in 0..<6 { cells.separate(&ordinary) }
    self.ordinary = ordinary
  }

  /// Begins the outcomes of a participant.
  mutating func begin(_ participant: ParticipantID) {
    owner.removeAll(keepingCapacity: true)
    cells.append(text: participant.description, to: &owner)
    cells.separate(&owner)
    cells.append(text: study, to: &owner)
  }

  /// Writes the row of the columns' names.
  static func begin(_ style: TableStyle, _ bytes: inout [UInt8]) {
    let cells = CellWriter(style)
    cells.begin(&bytes)
    for (index, column) in columns.enumerated() {
      if index > 0 { cells.separate(&bytes) }
      cells.append(text: column, to: &bytes)
    }
    cells.endRow(&bytes)
  }

  /// Writes the rows of an outcome.
  mutating func write(
    _ outcome: StandingOutcome, _ text: OutcomeText, to buffer: inout ExportBuffer
  ) throws(SystemError) {
    let source = outcome.bytes
    writeHead(source, text)
    guard let result = text.result else {
      try writeValues(source, text.values, to: &buffer)
      return
    }
    let version = EventText.version(source, text.event)
    items.begin(task: source, text.task, version: version)
    try ResultText.visit(source, from: result, to: outcome.range.upperBound) {
      (part) throws(SystemError) in
      switch part {
      case .score(let id, let score): writeScore(source, id, score, to: &buffer.bytes)
      case .answer(let answer): writeAnswer(source, answer, to: &buffer.bytes)
      }
      try buffer.endRow()
    }
    while let rest = items.nextUnmet() {
      startRow("answer", &buffer.bytes)
      buffer.bytes += rest
      cells.endRow(&buffer.bytes)
    }
    try buffer.endRow()
  }

  // MARK: The cells of all rows of an outcome

  private mutating func writeHead(_ source: [UInt8], _ text: OutcomeText) {
    head.removeAll(keepingCapacity: true)
    head += owner
    cell(source, text.task)
    cells.separate(&head)
    head.append(source.span, EventText.place(3, source, text.event))
    cell(source, text.event)
    cell(source, text.day)
    cells.separate(&head)
    times.append(source, text.effective, in: text.zone, to: &head)
    cell(source, text.original.isEmpty ? text.recorded : text.original)
    if text.isOrdinary {
      head += ordinary
      return
    }
    flag(text.isLate)
    flag(text.isAmended)
    for range in [text.author, text.reason, text.deleted, text.deletedBy, text.deletedFor] {
      cell(source, range)
    }
    cells.separate(&head)
  }

  private mutating func cell(_ source: [UInt8], _ range: Range<Int>) {
    cells.separate(&head)
    if !range.isEmpty { cells.append(stringOf: source, range, to: &head) }
  }

  private mutating func flag(_ isSet: Bool) {
    cells.separate(&head)
    head += isSet ? "true".utf8 : "false".utf8
  }

  private func startRow(_ kind: String, _ bytes: inout [UInt8]) {
    bytes += head
    bytes += kind.utf8
    cells.separate(&bytes)
  }

  // MARK: Rows

  private mutating func writeAnswer(
    _ source: [UInt8], _ answer: AnswerText, to bytes: inout [UInt8]
  ) {
    let item = items.meet(source, answer.id)
    guard !answer.value.isEmpty, source[answer.value.lowerBound] == UInt8(ascii: "[") else {
      writeRow(source, answer, answer.value, item, place: nil, to: &bytes)
      return
    }
    var index = answer.value.lowerBound
    var place = 0
    let limit = answer.value.upperBound
    while let element = JSONText.nextElement(source.span, &index, limit) {
      place += 1
      writeRow(source, answer, element, item, place: place, to: &bytes)
    }
  }

  private func writeRow(
    _ source: [UInt8], _ answer: AnswerText, _ value: Range<Int>, _ item: Int?,
    place: Int?, to bytes: inout [UInt8]
  ) {
    startRow("answer", &bytes)
    cells.append(stringOf: source, answer.id, to: &bytes)
    cells.separate(&bytes)
    if let item { bytes += items.iteration(at: item) }
    cells.separate(&bytes)
    if let place { cells.append(plain: String(place), to: &bytes) }
    writeTail(source, answer, value, label: item.map { items.label(at: $0) }, to: &bytes)
  }

  private func writeTail(
    _ source: [UInt8], _ answer: AnswerText, _ value: Range<Int>, label: [UInt8]?,
    to bytes: inout [UInt8]
  ) {
    for range in [answer.state, answer.entry, answer.format] {
      cells.separate(&bytes)
      if !range.isEmpty { cells.append(stringOf: source, range, to: &bytes) }
    }
    cells.separate(&bytes)
    writeValue(source, value, to: &bytes)
    for range in [answer.units, answer.display] {
      cells.separate(&bytes)
      if !range.isEmpty { cells.append(stringOf: source, range, to: &bytes) }
    }
    cells.separate(&bytes)
    if let label { bytes += label }
    cells.separate(&bytes)
    if !answer.date.isEmpty { cells.append(stringOf: source, answer.date, to: &bytes) }
    for range in [answer.seconds, answer.answered, answer.items] {
      cells.separate(&bytes)
      bytes.append(source.span, range)
    }
    cells.endRow(&bytes)
  }

  /// Writes the cells of a value and of its text.
  private func writeValue(
    _ source: [UInt8], _ value: Range<Int>, to bytes: inout [UInt8]
  ) {
    switch ValueText(source.span, value) {
    case .none: cells.separate(&bytes)
    case .plain(let range):
      bytes.append(source.span, range)
      cells.separate(&bytes)
    case .string(let range):
      cells.append(stringOf: source, range, to: &bytes)
      cells.separate(&bytes)
    case .other(let words):
      cells.append(plain: "other", to: &bytes)
      cells.separate(&bytes)
      cells.append(stringOf: source, words, to: &bytes)
    case .end(let sign, let number):
      cells.append(text: sign + String(decoding: source[number], as: UTF8.self), to: &bytes)
      cells.separate(&bytes)
    case .json(let range):
      cells.append(text: Array(source[range]), to: &bytes)
      cells.separate(&bytes)
    }
  }

  private func writeScore(
    _ source: [UInt8], _ id: Range<Int>, _ score: AnswerText, to bytes: inout [UInt8]
  ) {
    startRow("score", &bytes)
    cells.append(stringOf: source, id, to: &bytes)
    for _ in 0..<2 { cells.separate(&bytes) }
    var title: [UInt8] = []
    if !score.title.isEmpty { cells.append(stringOf: source, score.title, to: &title) }
    writeTail(source, score, score.value, label: title, to: &bytes)
  }

  private func writeValues(
    _ source: [UInt8], _ values: Range<Int>, to buffer: inout ExportBuffer
  ) throws(SystemError) {
    var index = values.lowerBound
    var place = 0
    while let element = JSONText.nextElement(source.span, &index, values.upperBound) {
      place += 1
      let value = AnswerText(source.span, element)
      startRow("value", &buffer.bytes)
      cells.append(stringOf: source, value.id, to: &buffer.bytes)
      for _ in 0..<2 { cells.separate(&buffer.bytes) }
      cells.append(plain: String(place), to: &buffer.bytes)
      writeTail(source, value, value.value, label: nil, to: &buffer.bytes)
    }
    try buffer.endRow()
  }
}
