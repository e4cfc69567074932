/// Reads one text that is a date in figures or with the name of its month.
struct DateReader {
  private enum Token: Equatable {
    case number(Int, digits: Int)
    case word(String)
  }

  private let text: String
  private let context: AnswerContext
  private let limits: (first: CivilDate?, last: CivilDate?)
  private var tokens: [Token] = []
  private var weekday: Int?
  /// Whether the text itself says that the year or the month leads, as Chinese and Japanese do.
  private var isYearFirst = false

  init(
    _ text: String, _ context: AnswerContext, _ limits: (CivilDate?, CivilDate?)
  ) throws(AnswerError) {
    self.text = text
    self.context = context
    self.limits = limits
    try split()
    if case .word(let word) = tokens.first, tokens.count > 2,
      let number = name(word, among: (1...7).map(Phrase.fullWeekday))
    {
      weekday = number
      tokens.removeFirst()
    }
  }

  func date() throws(AnswerError) -> CivilDate {
    let date = try dateAlone()
    if let weekday, weekday != date.weekday { throw .time(.wrongWeekday(text, date)) }
    return date
  }

  private func dateAlone() throws(AnswerError) -> CivilDate {
    var numbers: [(value: Int, digits: Int)] = []
    var month: Int?
    for token in tokens {
      switch token {
      case .number(let value, let digits): numbers.append((value, digits))
      case .word(let word):
        guard month == nil, let number = name(word, among: (1...12).map(Phrase.fullMonth)) else {
          throw .notADate(text)
        }
        month = number
      }
    }
    if let month { return try date(month: month, numbers) }
    switch numbers.count {
    case 2: return try swappable(numbers[0].value, numbers[1].value, year: nil)
    case 3 where numbers[0].digits == 4:
      return try only(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value)
    case 3 where numbers[2].digits == 4:
      return try swappable(numbers[0].value, numbers[1].value, year: numbers[2].value)
    case 3 where numbers.allSatisfy({ $0.digits <= 2 }): throw .time(.shortYear(text))
    default: throw .notADate(text)
    }
  }

  private func date(
    month: Int, _ numbers: [(value: Int, digits: Int)]
  ) throws(AnswerError) -> CivilDate {
    let years = numbers.filter { $0.digits == 4 }
    let days = numbers.filter { $0.digits <= 2 }
    guard years.count + days.count == numbers.count, (1...2).contains(days.count) else {
      throw .notADate(text)
    }
    if days.count == 2 { throw years.isEmpty ? .time(.shortYear(text)) : .notADate(text) }
    guard years.count < 2 else { throw .notADate(text) }
    return try only(year: years.first?.value, month: month, day: days[0].value)
  }

  /// Two numbers of which one is the day and the other the month.
  private func swappable(
    _ first: Int, _ second: Int, year: Int?
  ) throws(AnswerError) -> CivilDate {
    let dayFirst = date(year: year, month: second, day: first)
    let monthFirst = date(year: year, month: first, day: second)
    switch order(hasYear: year != nil) {
    case .dayMonthYear: return try expected(dayFirst, or: monthFirst)
    case .monthDayYear where text.contains("."):
      // Who writes points hardly writes the month first.
      guard let dayFirst, let monthFirst, dayFirst != monthFirst else {
        return try expected(monthFirst ?? dayFirst, or: nil)
      }
      throw .time(.ambiguousDate(text, dayFirst, monthFirst))
    case .monthDayYear: return try expected(monthFirst, or: dayFirst)
    case .yearMonthDay, nil:
      guard let dayFirst, let monthFirst, dayFirst != monthFirst else {
        return try expected(dayFirst ?? monthFirst, or: nil)
      }
      throw .time(.ambiguousDate(text, dayFirst, monthFirst))
    }
  }

  /// Where the year leads, the month leads the day; with the year behind, nothing is known.
  private func order(hasYear: Bool) -> Conventions.DateOrder? {
    let order = context.conventions.dateOrder
    return isYearFirst || order == .yearMonthDay && !hasYear ? .monthDayYear : order
  }

  private func expected(
    _ date: CivilDate?, or other: CivilDate?
  ) throws(AnswerError) -> CivilDate {
    if let date { return date }
    if let other { throw .time(.swappedDate(text, other)) }
    throw .notADate(text)
  }

  private func only(year: Int?, month: Int, day: Int) throws(AnswerError) -> CivilDate {
    guard let date = date(year: year, month: month, day: day) else { throw .notADate(text) }
    return date
  }

  private func date(year: Int?, month: Int, day: Int) -> CivilDate? {
    if let year { return CivilDate(year: year, month: month, day: day) }
    // 29 February comes within eight years at the latest.
    let today = context.today
    let all = (-8...8).compactMap { CivilDate(year: today.year + $0, month: month, day: day) }
    let admitted = all.filter { day in
      limits.first.map { day >= $0 } ?? true && limits.last.map { day <= $0 } ?? true
    }
    return (admitted.isEmpty ? all : admitted).min {
      abs(today.days(until: $0)) < abs(today.days(until: $1))
    }
  }

  /// The number of the only name that is `word` or begins with it, from three letters on, in the
  /// interface's language or in English.
  private func name(_ word: String, among names: [Phrase]) -> Int? {
    if let index = names.firstIndex(where: { context.phrases.means(word, $0) }) { return index + 1 }
    guard word.count >= 3 else { return nil }
    for phrases in [context.phrases, .english] {
      let fitting = names.indices.filter { phrases(names[$0]).lowercased().hasPrefix(word) }
      if fitting.count == 1 { return fitting[0] + 1 }
    }
    return nil
  }
}

extension DateReader {
  /// Takes the text apart into numbers and words, which blanks and single marks part.
  private mutating func split() throws(AnswerError) {
    var digits = ""
    var word = ""
    var marks = 0
    for character in text.lowercased() + " " {
      if let digit = character.decimalDigit, word.isEmpty {
        digits.append(digit)
        continue
      }
      if !digits.isEmpty { try append(digits: digits) }
      digits = ""
      if "年월月년日일".contains(character), word.isEmpty {
        if "年년月월".contains(character) { isYearFirst = true }
        continue
      }
      if character.isLetter {
        word.append(character)
        marks = 0
        continue
      }
      if !word.isEmpty { append(word: word) }
      word = ""
      if character.isWhitespace { continue }
      marks += 1
      guard "./-,".contains(character), marks <= tokens.count else { throw .notADate(text) }
    }
  }

  private mutating func append(digits: String) throws(AnswerError) {
    guard digits.utf8.count <= 4, let number = Int(digits) else { throw .notADate(text) }
    tokens.append(.number(number, digits: digits.utf8.count))
  }

  /// Appends a word, unless it only makes an ordinal of the number before it: 30th.
  private mutating func append(word: String) {
    if case .number = tokens.last, ["st", "nd", "rd", "th"].contains(word) { return }
    tokens.append(.word(word))
  }
}
