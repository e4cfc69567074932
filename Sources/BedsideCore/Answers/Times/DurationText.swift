/// Lengths of time as people type and read them.
enum DurationText {
  /// A length in seconds, or why the text is none.
  ///
  /// Read are numbers with the interface's words for days, hours, minutes and seconds or their letters d,
  /// h, min, m and s, the longer first; hours and minutes as `1:30`, with seconds as `1:30:00`. With
  /// `countsSeconds`, `1:30` may be minutes and seconds too and is asked about. A number alone is asked
  /// about, but 0.
  static func seconds(
    _ text: String, countsSeconds: Bool, in context: AnswerContext
  ) throws(AnswerError) -> Int {
    if let parts = clockParts(text) { return try seconds(parts, text, countsSeconds, context) }
    let pieces = pieces(withoutAnd(text, context))
    if pieces.count == 1, pieces[0].unit.isEmpty {
      let number = try number(pieces[0].number, text, context)
      if number == 0 { return 0 }
      throw .time(.needsUnit(text))
    }
    var total = 0.0
    var last = Int.max
    for piece in pieces {
      // After hours, a number alone is minutes: 1h30.
      let unit = piece.unit.isEmpty && last == 3600 ? 60 : size(of: piece.unit, context)
      guard let unit, unit < last else { throw .time(.notADuration(text)) }
      total += try number(piece.number, text, context) * Double(unit)
      last = unit
    }
    let seconds = total.rounded()
    guard !pieces.isEmpty, abs(total - seconds) < 1e-6, seconds < 1e12 else {
      throw .time(.notADuration(text))
    }
    return Int(seconds)
  }

  /// "1 h 30 min", "45 s", "0 min".
  static func show(_ seconds: Int, in context: AnswerContext) -> String {
    if seconds < 0, seconds != Int.min { return "-" + show(-seconds, in: context) }
    let phrases = context.phrases
    let parts = [
      (Phrase.hoursShort, seconds / 3600), (.minutesShort, seconds / 60 % 60),
      (.secondsShort, seconds % 60),
    ]
    let shown = parts.filter { $0.1 != 0 }.map { phrases($0.0, ["count": String($0.1)]) }
    return shown.isEmpty ? phrases(.minutesShort, ["count": "0"]) : shown.joined(separator: " ")
  }

  private static func clockParts(_ text: String) -> [Int]? {
    let digits = text.map { $0.decimalDigit ?? $0 }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...6).contains($0.count) }) else {
      return nil
    }
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(String(part)) : nil
    }
    guard numbers.count == parts.count, parts.dropFirst().allSatisfy({ $0.count == 2 }),
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers
  }

  private static func seconds(
    _ parts: [Int], _ text: String, _ countsSeconds: Bool, _ context: AnswerContext
  ) throws(AnswerError) -> Int {
    if parts.count == 3 { return parts[0] * 3600 + parts[1] * 60 + parts[2] }
    let minutes = parts[0] * 60 + parts[1]
    guard countsSeconds, minutes != 0 else { return minutes * 60 }
    throw .time(
      .ambiguous(text, show(minutes * 60, in: context), show(minutes, in: context)))
  }

  /// The text without the word between its parts: "7 hours and 30 minutes".
  private static func withoutAnd(_ text: String, _ context: AnswerContext) -> String {
    text.split(whereSeparator: \.isWhitespace).filter { word in
      !context.phrases.means(String(word), .and)
    }.joined(separator: " ")
  }

  private static func pieces(_ text: String) -> [(number: String, unit: String)] {
    var pieces: [(number: String, unit: String)] = []
    var isApart = false
    for character in text.lowercased() {
      if character.isWhitespace {
        isApart = true
        continue
      }
      let isFigure = character.decimalDigit != nil || ".,\u{066B}".contains(character)
      let endsNumber = pieces.last?.unit.isEmpty == true
      // A blank ends a number and a word: "1 30 min" is not 130 min.
      if isApart, let last = pieces.last, isFigure ? endsNumber : !last.unit.isEmpty { return [] }
      isApart = false
      if isFigure, !endsNumber {
        pieces.append((String(character), ""))
      } else if isFigure {
        pieces[pieces.count - 1].number.append(character)
      } else if pieces.isEmpty {
        return []
      } else {
        pieces[pieces.count - 1].unit.append(character)
      }
    }
    return pieces
  }

  private static func number(
    _ typed: String, _ text: String, _ context: AnswerContext
  ) throws(AnswerError) -> Double {
    do throws(AnswerError) {
      return try DecimalText.read(typed, conventions: context.conventions)
    } catch {
      if case .ambiguousNumber = error { throw error }
      throw .time(.notADuration(text))
    }
  }

  private static func size(of unit: String, _ context: AnswerContext) -> Int? {
    let units: [(Phrase, [String], Int)] = [
      (.dayWords, ["d"], 86_400), (.hourWords, ["h"], 3600), (.minuteWords, ["min", "m"], 60),
      (.secondWords, ["s"], 1),
    ]
    return units.first { phrase, letters, _ in
      let words = context.phrases(phrase).lowercased().split(separator: " ").map(String.init)
      return letters.contains(unit) || words.contains(unit)
    }?.2
  }
}
