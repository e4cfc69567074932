/// A score from items of a questionnaire: their sum or mean, with a rule for missing answers.
///
/// What was skipped, declined, not known, hidden or not come to is missing.
public struct ItemScore: Hashable, Sendable {
  /// How the items' numbers become one.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// They are added up.
    case sum
    /// They are added up and divided by how many there are.
    case mean
  }

  /// What stands for a missing answer when enough others are there.
  public enum Missing: String, Hashable, Sendable, CaseIterable {
    /// Nothing: a sum is that of the answers there are, a mean that of the answers there are.
    case omit
    /// The mean of the person's other answers.
    case personMean
  }

  /// One item and the number that its answer counts as.
  public struct Part: Hashable, Sendable {
    /// The item.
    public var item: Identifier<FormItem>
    /// The least plus the greatest value, from which the answer is subtracted; nil where it counts as
    /// it is.
    public var reversedFrom: Double?
    /// What each choice counts as, by its code; empty where a choice counts as its code.
    public var weights: [ChoiceCode: Double]

    /// Makes a part.
    public init(
      item: Identifier<FormItem>, reversedFrom: Double? = nil, weights: [ChoiceCode: Double] = [:]
    ) {
      self.item = item
      self.reversedFrom = reversedFrom
      self.weights = weights
    }
  }

  /// A straight line that takes one range of numbers to another.
  public struct Rescaling: Hashable, Sendable {
    /// A number.
    public var from: Double
    /// What it becomes.
    public var to: Double
    /// How much the result grows when the number grows by one.
    public var slope: Double

    /// Makes the line that takes the ends of `from` to those of `to`; nil where the ends of `from` are
    /// the same.
    public init?(from: (Double, Double), to: (Double, Double)) {
      guard from.0 != from.1 else { return nil }
      self.from = from.0
      self.to = to.0
      slope = (to.1 - to.0) / (from.1 - from.0)
    }

    func callAsFunction(_ number: Double) -> Double { to + (number - from) * slope }
  }

  /// How the items' numbers become one.
  public var method: Method
  /// The items, at least one.
  public var parts: [Part]
  /// How many answers there must be.
  public var minimumAnswered: Int
  /// What stands for a missing answer.
  public var missing: Missing
  /// What happens to the number last; nil for nothing.
  public var rescaling: Rescaling?

  /// Makes a score from items.
  public init(
    method: Method, parts: [Part], minimumAnswered: Int? = nil, missing: Missing = .omit,
    rescaling: Rescaling? = nil
  ) {
    self.method = method
    self.parts = parts
    self.minimumAnswered = minimumAnswered ?? parts.count
    self.missing = missing
    self.rescaling = rescaling
  }

  /// The numbers of the answers there are.
  func numbers(_ answers: [Identifier<FormItem>: Answer]) -> [Double] {
    parts.compactMap { part in answers[part.item]?.value.flatMap(part.number) }
  }

  /// The score; nil where too few are answered.
  func value(_ answers: [Identifier<FormItem>: Answer]) -> Double? {
    let numbers = numbers(answers)
    guard !numbers.isEmpty, numbers.count >= minimumAnswered else { return nil }
    let sum = numbers.reduce(0, +)
    let mean = sum / Double(numbers.count)
    let value =
      switch (method, missing) {
      case (.mean, _): mean
      case (.sum, .omit): sum
      case (.sum, .personMean):
        numbers.count == parts.count ? sum : mean * Double(parts.count)
      }
    return rescaling?(value) ?? value
  }
}

extension ItemScore.Part {
  /// The number that an answer counts as; several choices count together.
  func number(_ value: AnswerValue) -> Double? {
    guard let number = weight(value) else { return nil }
    return reversedFrom.map { $0 - number } ?? number
  }

  private func weight(_ value: AnswerValue) -> Double? {
    if case .choices(let chosen) = value, !weights.isEmpty {
      let known = chosen.compactMap { one -> Double? in
        if case .code(let code) = one { weights[code] } else { nil }
      }
      return known.count == chosen.count ? known.reduce(0, +) : nil
    }
    if case .boolean(let isYes) = value { return isYes ? 1 : 0 }
    return value.number
  }
}
