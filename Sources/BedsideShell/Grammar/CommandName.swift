/// The commands.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
  /// Shows what there is to do today.
  case today
  /// Shows a day.
  case day
  /// Shows a week.
  case week
  /// Lists what can be done now.
  case due
  /// Tells the desktop what is due.
  case notify
  /// Sets up reminders.
  case reminders
  /// Walks through a task.
  case start
  /// Goes on with unfinished answers.
  case resume
  /// Lists unfinished answers.
  case drafts
  /// Throws unfinished answers away.
  case discard
  /// Marks something as done.
  case done
  /// Takes back that something is done.
  case undone
  /// Logs a value.
  case log
  /// Takes back one value.
  case unlog
  /// Undoes what was done last.
  case undo
  /// Shows the answers to a task.
  case show
  /// Shows all that was recorded, changed and taken back.
  case history
  /// Changes what was recorded.
  case amend
  /// Takes back today's answers.
  case delete
  /// Leaves the study.
  case withdraw
  /// Shows the charts of what was recorded.
  case insights
  /// Shows one chart.
  case chart
  /// Writes the page for a clinician.
  case report
  /// Says what a week came to.
  case summary
  /// Educates about a topic.
  case learn
  /// Reads every line of the records and says what is wrong with any.
  case verify
  /// Says what is wrong with the store and what would do.
  case doctor
  /// Shows who did what to which record, when, and why.
  case audit
  /// Lists the participants.
  case participants
  /// Copies all that is kept of a participant.
  case export
  /// Adds what a copy holds.
  case `import`
  /// Removes all that is kept of a participant.
  case erase
  /// Tells the language, or sets it.
  case language
  /// Walks a task file and stores nothing.
  case run
  /// Says what is wrong with files of content.
  case check
  /// Shows the steps of a task.
  case preview
  /// Writes a new task or study.
  case new
  /// Prints the events of a schedule.
  case events
  /// Explains commands.
  case help
  /// Leaves the shell.
  case quit
}
