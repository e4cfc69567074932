/// One line of a draft: what a change of the session adds to it.
///
/// A draft is never rewritten: it is the sequence of what happened, and `RestorationData` is what
/// they add up to.
public enum DraftEvent: Hashable, Sendable {
  /// The run began.
  case begin(DraftHeader)
  /// A step was presented.
  case step(Identifier<Step>, at: Instant)
  /// The question at hand is this one of the same step.
  case item(Identifier<FormItem>)
  /// The questions of the step at hand are all behind.
  case passed(Identifier<Step>)
  /// A jump back has led to the question at hand.
  case jumped(DraftJump)
  /// A question has an answer.
  case answer(Identifier<FormItem>, SavedAnswer)
  /// A text is being written and is no answer yet; nothing of it is left where it is empty.
  case written(Identifier<FormItem>, String)
  /// A question has no answer any more.
  case cleared(Identifier<FormItem>)
  /// A step brought something besides answers.
  case details(Identifier<Step>, JSONValue)
  /// An alert was raised.
  case alert(RaisedAlert)
  /// The person has seen the first alert of this name that was not seen.
  case alertSeen(Identifier<TaskAlert>)
  /// The alert of this name that was raised last does not hold any more.
  case alertOver(Identifier<TaskAlert>)
}
