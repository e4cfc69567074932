/// Several values at once, each of a list of its own, as ORKMultipleValuePickerAnswerFormat.
public struct MultiPickerFormat: Hashable, Sendable {
  /// One of the lists.
  public struct Component: Hashable, Sendable {
    /// What it is called: "Feet"; nil where the values say it.
    public var text: String?
    /// The values in order, at least one, each with a code of its own.
    public var choices: [TextChoice]

    /// Makes a list.
    public init(text: String? = nil, choices: [TextChoice]) {
      self.text = text
      self.choices = choices
    }

    package var list: ChoiceList { ChoiceList(choices) }
  }

  /// The lists in order, at least two.
  public var components: [Component]
  /// What stands between the values where they are shown.
  public var separator: String

  /// Makes lists to pick from.
  public init(components: [Component], separator: String = " ") {
    self.components = components
    self.separator = separator
  }
}

extension MultiPickerFormat: AnswerFormatRules {
  /// `multiPicker`.
  public var name: String { "multiPicker" }

  /// None.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { nil }

  /// Checks that there is one value of each list.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .components(let codes) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.aCodeOfEach))
    }
    try check(count: codes.count)
    for (component, code) in zip(components, codes) {
      _ = try component.list.one(code.json, context)
    }
  }

  /// Reads one value for each list, in order, with commas, the separator or blanks between them.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let parts = parts(of: text)
    if parts.isEmpty { throw .empty }
    try check(count: parts.count)
    var codes: [ChoiceCode] = []
    for (component, part) in zip(components, parts) {
      codes.append(try component.list.one(part).value)
    }
    return .components(codes)
  }

  /// Reads an array of codes, one of each list.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    guard case .array(let values) = json else {
      throw .wrongKind(json.text, expected: context.phrases(.aCodeOfEach))
    }
    try check(count: values.count)
    var codes: [ChoiceCode] = []
    for (component, value) in zip(components, values) {
      codes.append(try component.list.one(value, context).value)
    }
    return .components(codes)
  }

  private func check(count: Int) throws(AnswerError) {
    guard count == components.count else {
      throw .wrongCount(given: count, expected: components.count)
    }
  }

  /// The parts of a text: between commas or semicolons, else between separators, else between blanks.
  package func parts(of text: String) -> [String] {
    let whole = text.trimmed
    let commas = whole.split { $0 == "," || $0 == ";" || $0 == "、" || $0 == "，" || $0 == "،" }
    if commas.count > 1 { return commas.map { String($0).trimmed } }
    let sign = separator.trimmed
    if !sign.isEmpty {
      let pieces = whole.split(separator: sign).map { String($0).trimmed }
      if pieces.count > 1 { return pieces }
    }
    // A value of several words is one part where nothing else makes sense of it.
    if components.contains(where: { $0.list.fits(whole).count == 1 }) { return [whole] }
    return whole.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The values, with the separator between them.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .components(let codes) = value else { return "" }
    return zip(components, codes).map { $0.list.text(of: $1) }.joined(separator: separator)
  }

  /// "3 values, in order".
  public func hint(in context: AnswerContext) -> String {
    context.phrases(.oneOfEach, ["count": String(components.count)])
  }
}
