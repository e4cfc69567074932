/// What changed in a session, as the delegate hears of it and as a draft keeps it.
public enum SessionChange: Hashable, Sendable {
  /// The run began.
  case started
  /// A step was presented.
  case presented(Identifier<Step>)
  /// The question at hand is this one of the same step.
  case moved(Identifier<FormItem>)
  /// The questions of the step at hand are all behind, without one more having been answered.
  case passed(Identifier<Step>)
  /// A jump back has led to the question at hand; the next answer returns to where it began.
  case jumped
  /// A question has an answer, or another one than before.
  case answered(Identifier<FormItem>)
  /// A text is being written that is no answer yet, or there is none any more.
  case wrote(Identifier<FormItem>)
  /// The answer to a question was taken back.
  case cleared(Identifier<FormItem>)
  /// A step brought something besides answers.
  case detailed(Identifier<Step>)
  /// An alert was raised.
  case alerted(Identifier<TaskAlert>)
  /// The person has seen an alert.
  case alertSeen(Identifier<TaskAlert>)
  /// Answers have made an alert false that was raised before.
  case alertOver(Identifier<TaskAlert>)
  /// A step was left, in this direction.
  case left(Identifier<Step>, NavigationDirection)
  /// The last step was left; the result is complete.
  case completed
}
