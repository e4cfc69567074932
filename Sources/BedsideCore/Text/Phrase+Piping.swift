extension Phrase {
  /// What stands in a text where an answer would, when there is none.
  static let pipedNothing = Phrase("piping.notAnswered", "(not answered)")
  /// What stands in a text where a score would, when it can't be worked out.
  static let pipedNoScore = Phrase("piping.noScore", "(not known)")
}
