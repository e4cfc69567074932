/// A person's age in completed years, as ORKAgeAnswerFormat, or the year of birth.
///
/// An age beyond an end that stands for all further ones is kept as that: "90 or older". It is never a
/// number, so that it can't be averaged by mistake.
public struct AgeFormat: Hashable, Sendable {
  /// What is asked for.
  public enum Asked: String, Hashable, Sendable, CaseIterable {
    /// The age in completed years.
    case age
    /// The year of birth.
    case yearOfBirth
  }

  /// An end that stands for all ages beyond it, too.
  public enum OpenEnd: Hashable, Sendable {
    /// It is called in the interface's words: "90 or older".
    case plain
    /// It is called this.
    case called(String)
  }

  /// The ages there are.
  public static let possible = 0...150

  /// What is asked for.
  public var asked: Asked
  /// The least age.
  public var minimum: Int
  /// The greatest age.
  public var maximum: Int
  /// What the least age and all below it are called; nil where it stands for itself.
  public var orYounger: OpenEnd?
  /// What the greatest age and all above it are called; nil where it stands for itself.
  public var orOlder: OpenEnd?
  /// The age, or the year of birth, that is shown and that Enter accepts.
  public var `default`: Int?

  /// Makes a format for ages.
  public init(
    asked: Asked = .age, minimum: Int = Self.possible.lowerBound,
    maximum: Int = Self.possible.upperBound, orYounger: OpenEnd? = nil, orOlder: OpenEnd? = nil,
    default: Int? = nil
  ) {
    self.asked = asked
    self.minimum = minimum
    self.maximum = maximum
    self.orYounger = orYounger
    self.orOlder = orOlder
    self.default = `default`
  }

  var limits: NumberLimits {
    NumberLimits(minimum: Double(minimum), maximum: Double(maximum), unit: unit)
  }

  /// The age of a number that was given: itself, or that which somebody of that year reaches this year.
  private func age(_ number: Int, _ context: AnswerContext) -> Int {
    asked == .age ? number : context.today.year - number
  }

  /// The value of a number that was given; what lies beyond an open end is that end.
  private func value(_ number: Int, _ context: AnswerContext) throws(AnswerError) -> AnswerValue {
    guard (-9999...9999).contains(number) else { throw outside(number, context) }
    let age = age(number, context)
    if orYounger != nil, age <= minimum, age >= Self.possible.lowerBound {
      return .age(.orYounger(minimum))
    }
    if orOlder != nil, age >= maximum, age <= Self.possible.upperBound {
      return .age(.orOlder(maximum))
    }
    return .age(asked == .age ? .years(number) : .bornIn(number))
  }

  private func outside(_ number: Int, _ context: AnswerContext) -> AnswerError {
    let youngest = orYounger == nil ? minimum : Self.possible.lowerBound
    let oldest = orOlder == nil ? maximum : Self.possible.upperBound
    guard asked == .age else {
      let year = context.today.year
      return .measure(
        .notAYear(String(number), from: String(year - oldest), to: String(year - youngest)))
    }
    return number < youngest
      ? .below(Double(number), minimum: Double(youngest), unit: nil)
      : .above(Double(number), maximum: Double(oldest), unit: nil)
  }
}

extension AgeFormat: AnswerFormatRules {
  /// `age`.
  public var name: String { "age" }

  /// Years; none for a year of birth.
  public var unit: String? { asked == .age ? "years" : nil }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let number = `default` else { return nil }
    do {
      let value = try value(number, context)
      try validate(value, in: context)
      return value
    } catch {
      return nil
    }
  }

  /// Checks the limits, and that what is beyond an open end is said so.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    let wrong = AnswerError.wrongKind(value.json.text, expected: context.phrases(.ageKind))
    guard case .age(let age) = value else { throw wrong }
    switch age {
    case .orYounger(let end): if orYounger == nil || end != minimum { throw wrong }
    case .orOlder(let end): if orOlder == nil || end != maximum { throw wrong }
    case .years(let number), .bornIn(let number):
      let isYear = if case .bornIn = age { true } else { false }
      guard isYear == (asked == .yearOfBirth) else { throw wrong }
      guard (minimum...maximum).contains(self.age(number, context)) else {
        throw outside(number, context)
      }
      // The end itself belongs to what is beyond it.
      guard try self.value(number, context) == value else { throw wrong }
    }
  }

  /// Reads an age or a year, `90+`, or the words for an open end.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed.lowercased()
    if typed.isEmpty { throw .empty }
    let value: AnswerValue
    let ends = endNames(in: context)
    if typed == ends.youngest?.lowercased() {
      value = .age(.orYounger(minimum))
    } else if orOlder != nil, typed == ends.oldest?.lowercased() || typed == "\(maximum)+" {
      value = .age(.orOlder(maximum))
    } else {
      let number = try NumberLimits().readWhole(droppingYears(typed, context), in: context)
      value = try self.value(number, context)
    }
    try validate(value, in: context)
    return value
  }

  /// Reads a number, `{"orYounger": 18}` or `{"orOlder": 90}`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let value: AnswerValue
    if case .integer(let end) = json["orYounger"] {
      value = .age(.orYounger(end))
    } else if case .integer(let end) = json["orOlder"] {
      value = .age(.orOlder(end))
    } else if case .object = json {
      throw .wrongKind(json.text, expected: context.phrases(.ageKind))
    } else {
      value = try self.value(try json.wholeNumber(context), context)
    }
    try validate(value, in: context)
    return value
  }

  /// The age in years, the year, or the words for an open end.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .age(let age) = value else { return "" }
    switch age {
    case .years(let years): return context.phrases(.years, count: years)
    case .bornIn(let year): return String(year)
    case .orYounger(let end):
      return endNames(in: context).youngest ?? context.phrases(.orYounger, ["age": String(end)])
    case .orOlder(let end):
      return endNames(in: context).oldest ?? context.phrases(.orOlder, ["age": String(end)])
    }
  }

  /// "18 to 90", with what the ends are called; or the years of birth.
  public func hint(in context: AnswerContext) -> String {
    let phrases = context.phrases
    guard asked == .age else {
      let year = context.today.year
      let youngest = orYounger == nil ? minimum : Self.possible.lowerBound
      let oldest = orOlder == nil ? maximum : Self.possible.upperBound
      return phrases(
        .yearLike, ["minimum": String(year - oldest), "maximum": String(year - youngest)])
    }
    let ends = endNames(in: context)
    return phrases.range(
      ends.youngest ?? String(minimum), ends.oldest ?? phrases(.years, count: maximum))
  }

  /// What the ends are called that stand for all ages beyond them.
  private func endNames(in context: AnswerContext) -> (youngest: String?, oldest: String?) {
    let name = { (end: OpenEnd?, phrase: Phrase, age: Int) -> String? in
      switch end {
      case nil: nil
      case .plain: context.phrases(phrase, ["age": String(age)])
      case .called(let name): name
      }
    }
    return (name(orYounger, .orYounger, minimum), name(orOlder, .orOlder, maximum))
  }

  /// The text without the word for years, which an age is shown with.
  private func droppingYears(_ typed: String, _ context: AnswerContext) -> String {
    guard asked == .age else { return typed }
    for count in [1, 2] {
      let words = context.phrases(.years, count: count).split(separator: " ").dropFirst()
      let text = typed.droppingUnit(words.joined(separator: " "))
      if text != typed { return text }
    }
    return typed
  }
}
