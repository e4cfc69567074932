extension Phrase {
  static let dontKnow = Phrase("answer.dontKnow", "I don't know")
  static let decline = Phrase("answer.decline", "I'd rather not say")
}
