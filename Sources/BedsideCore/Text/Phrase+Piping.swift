extension Phrase {
  /// What stands in a text where an answer would, when there is none.
  static let pipedNothing = Phrase("piping.notAnswered", "(not answered)")
}
