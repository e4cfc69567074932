extension JSONValue {
  func wholeNumber(_ context: AnswerContext) throws(AnswerError) -> Int {
    switch self {
    case .integer(let value): return value
    case .number(let value):
      guard let whole = Int(exactly: value) else { throw .notAWholeNumber(text) }
      return whole
    default: throw .wrongKind(text, expected: context.phrases.aWholeNumber)
    }
  }

  func finiteNumber(_ context: AnswerContext) throws(AnswerError) -> Double {
    switch self {
    case .integer(let value): return Double(value)
    case .number(let value) where value.isFinite: return value
    default: throw .wrongKind(text, expected: context.phrases.aNumber)
    }
  }

  func words(_ expected: String) throws(AnswerError) -> String {
    guard case .string(let value) = self else { throw .wrongKind(text, expected: expected) }
    return value
  }
}
