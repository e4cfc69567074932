internal import BedsideCore

/// How an event stands, in the words of its card.
struct CardState {
  /// The words beside the title.
  var text: String
  /// The same for somebody who listens; nil where the words themselves will do.
  var spoken: String?
  /// Whether the words are what somebody answered.
  var isAnswer = false
  /// Whether it is done or not, rather than only logged.
  var hasBox = true
  /// What stands under it, line by line.
  var details: [StyledText] = []
}
