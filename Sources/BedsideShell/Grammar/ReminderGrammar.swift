internal import BedsideCore

/// The commands that remind.
enum ReminderGrammar {
  private static let neutral = OptionSpec(name: "neutral", meaning: .notifyNeutral)

  static let commands: [CommandSpec] = [
    CommandSpec(
      name: .notify, summary: .notifySummary, options: [neutral], printsJSON: true),
    CommandSpec(
      name: .reminders, summary: .remindersSummary,
      arguments: [
        .init(
          name: "action", kind: .word(["install", "remove", "show", "status"]), isRequired: false)
      ],
      options: [OptionSpec(name: "at", value: "time", meaning: .remindersAt), neutral],
      printsJSON: true, note: .remindersNote),
  ]
}
