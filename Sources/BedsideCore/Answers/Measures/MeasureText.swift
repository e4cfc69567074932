/// Heights and weights as people type them.
enum MeasureText {
  /// A number with the unit behind it; the unit is empty where none was typed.
  private typealias Piece = (number: Double, unit: String)

  /// A height: `170 cm`, `1.70 m`, `1m70`, `5'7"`, `5 ft 7 in`, `67 in`.
  ///
  /// A number alone is centimetres where heights are metric; one below 3 is metres there, since nobody is
  /// that small. In feet and inches a number alone is asked about.
  static func height(
    _ text: String, isMetric: Bool, in context: AnswerContext
  ) throws(AnswerError) -> Measure {
    let pieces = try pieces(text, .notAHeight(text), in: context)
    let units = pieces.map { heightUnits[$0.unit] }
    switch (pieces.count, units.first ?? nil, units.last ?? nil) {
    case (1, nil, _) where pieces[0].unit.isEmpty:
      let number = pieces[0].number
      guard isMetric else {
        throw .measure(.needsUnit(text, examples: "5 ft 7 in, 67 in, 170 cm"))
      }
      let unit = (0..<3).contains(number) ? Measure.Unit.metres : .centimetres
      return try measure(number, in: unit, text, context)
    case (1, let unit?, _): return try measure(pieces[0].number, in: unit, text, context)
    case (2, .metres?, let unit) where unit == .centimetres || pieces[1].unit.isEmpty:
      guard isWhole(pieces[0]), (0..<100).contains(pieces[1].number), isWhole(pieces[1]) else {
        break
      }
      return Measure(typed: pieces[0].number + pieces[1].number / 100, in: .metres)
    case (2, .feet?, let unit) where unit == .inches || pieces[1].unit.isEmpty:
      guard isWhole(pieces[0]), (0..<12).contains(pieces[1].number) else { break }
      return try measure(pieces[0].number, pieces[1].number, in: .feet, text, context)
    default: break
    }
    throw .measure(.notAHeight(text))
  }

  /// A weight: `70.5 kg`, `3450 g`, `155 lb`, `7 lb 8 oz`, `11st 2lb`.
  ///
  /// A number alone is kilograms where weights are metric, otherwise pounds.
  static func weight(
    _ text: String, isMetric: Bool, in context: AnswerContext
  ) throws(AnswerError) -> Measure {
    let pieces = try pieces(text, .notAWeight(text), in: context)
    let units = pieces.map { weightUnits[$0.unit] }
    switch (pieces.count, units.first ?? nil, units.last ?? nil) {
    case (1, nil, _) where pieces[0].unit.isEmpty:
      return try measure(
        pieces[0].number, in: isMetric ? .kilograms : .pounds, text, context)
    case (1, let unit?, _): return try measure(pieces[0].number, in: unit, text, context)
    case (2, .stones?, let unit) where unit == .pounds || pieces[1].unit.isEmpty:
      guard isWhole(pieces[0]), (0..<14).contains(pieces[1].number) else { break }
      return try measure(pieces[0].number, pieces[1].number, in: .stones, text, context)
    case (2, .pounds?, nil) where ["oz", "ounce", "ounces"].contains(pieces[1].unit):
      guard isWhole(pieces[0]), (0..<16).contains(pieces[1].number) else { break }
      return try measure(
        pieces[0].number, pieces[1].number, in: .poundsAndOunces, text, context)
    default: break
    }
    throw .measure(.notAWeight(text))
  }

  /// A measure, unless it was typed with digits that would be lost.
  private static func measure(
    _ number: Double, _ smaller: Double = 0, in unit: Measure.Unit, _ text: String,
    _ context: AnswerContext
  ) throws(AnswerError) -> Measure {
    let digits = max(
      DecimalText.fractionDigits(of: number), DecimalText.fractionDigits(of: smaller))
    guard digits > unit.shownDigits else { return Measure(typed: number, smaller, in: unit) }
    let step = (0..<unit.shownDigits).reduce(1.0) { step, _ in step / 10 }
      .rounded(significantDigits: 1)
    throw .measure(
      .tooFine(text, finest: "\(context.show(step)) \(unit.smallerName ?? unit.rawValue)"))
  }

  private static func isWhole(_ piece: Piece) -> Bool { piece.number == piece.number.rounded() }

  /// Takes a text apart into numbers with their units; the marks of feet and inches are units.
  private static func pieces(
    _ text: String, _ problem: MeasureError, in context: AnswerContext
  ) throws(AnswerError) -> [Piece] {
    var pieces: [(number: String, unit: String)] = []
    var isApart = false
    for character in text.lowercased() {
      if character.isWhitespace {
        isApart = true
        continue
      }
      let isFigure =
        character.decimalDigit != nil || ".,\u{066B}".contains(character)
        || pieces.isEmpty && "+-\u{2212}".contains(character)
      let isInNumber = pieces.last?.unit.isEmpty == true
      if isFigure, !isInNumber {
        pieces.append((String(character), ""))
      } else if isFigure, !isApart {
        pieces[pieces.count - 1].number.append(character)
      } else if !isFigure, let last = pieces.last, !isApart || last.unit.isEmpty {
        pieces[pieces.count - 1].unit.append(character)
      } else {
        throw .measure(problem)
      }
      isApart = false
    }
    guard (1...2).contains(pieces.count) else { throw .measure(problem) }
    var read: [Piece] = []
    for piece in pieces {
      do throws(AnswerError) {
        let number = try DecimalText.read(piece.number, conventions: context.conventions)
        read.append((number, piece.unit))
      } catch {
        if case .ambiguousNumber = error { throw error }
        throw .measure(problem)
      }
    }
    return read
  }

  private static let heightUnits: [String: Measure.Unit] = [
    "cm": .centimetres, "m": .metres, "ft": .feet, "foot": .feet, "feet": .feet, "'": .feet,
    "\u{2019}": .feet, "\u{2032}": .feet, "in": .inches, "inch": .inches, "inches": .inches,
    "\"": .inches, "\u{201D}": .inches, "\u{2033}": .inches, "''": .inches,
  ]

  private static let weightUnits: [String: Measure.Unit] = [
    "kg": .kilograms, "kilo": .kilograms, "kilos": .kilograms, "g": .grams, "lb": .pounds,
    "lbs": .pounds, "pound": .pounds, "pounds": .pounds, "st": .stones, "stone": .stones,
    "stones": .stones,
  ]
}
