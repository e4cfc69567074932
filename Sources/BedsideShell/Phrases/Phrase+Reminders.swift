internal import BedsideCore

extension Phrase {
  static let notifySummary = Phrase(
    "notify.summary", "Tell the desktop what is due; leaves with 2 when nothing is.")
  static let notifyNeutral = Phrase(
    "notify.neutral", "Remind without a word of what is to be done.")
  static let reminderDue = Phrase(
    "reminder.due", one: "{count} task is due", other: "{count} tasks are due")
  static let notifyNone = Phrase(
    "notify.none",
    "There is no notify-send here, which brings notifications to the desktop. Install libnotify-bin,"
      + " or see what is due with: due")
  static let notifyFailed = Phrase(
    "notify.failed",
    "notify-send left with {status}: there may be no desktop to notify. See what is due with: due")
  static let remindersSummary = Phrase(
    "reminders.summary", "Have systemd remind at the times of the schedule.")
  static let remindersNote = Phrase(
    "reminders.note",
    "'install' writes a timer and a service for you alone, which run 'notify'; nothing runs before you"
      + " enable them. 'show' prints them and the lines for a crontab, 'status' says what is there, and"
      + " 'remove' takes it away.")
  static let remindersAt = Phrase(
    "reminders.at", "The times instead of the schedule's: 08:00, or 08:00,20:30.")
  static let remindersHow = Phrase(
    "reminders.how",
    "Write reminders install, reminders remove, reminders show or reminders status.")
  static let remindersBadTime = Phrase(
    "reminders.badTime", "'{text}' is no time of day. Write one like 08:00.")
  static let remindersNoProgram = Phrase(
    "reminders.noProgram", "The place of this program can't be found out, so nothing can run it.")
  static let remindersNoTimes = Phrase(
    "reminders.noTimes", "The schedule has no times. Name some, as with --at 08:00.")
  static let remindersOthers = Phrase(
    "reminders.others",
    "'{path}' was not written by Bedside, so it was left as it is. Move it, and install again.")
  static let remindersNone = Phrase(
    "reminders.none", "No reminders are installed. Install them with: reminders install")
  static let remindersEnable = Phrase(
    "reminders.enable", "Nothing runs yet. Enable the reminders with:")
  static let remindersNoSystemd = Phrase(
    "reminders.noSystemd",
    "systemd does not run here. These lines in a crontab (crontab -e) print what is due, and cron sends"
      + " it by mail:")
  static let remindersRemoved = Phrase(
    "reminders.removed", "The reminders are removed. If they were enabled, end them with:")
  static let remindersInstalled = Phrase(
    "reminders.installed", "Reminders are installed for: {times}.")
  static let remindersSeeTimers = Phrase(
    "reminders.seeTimers", "Whether they are enabled, and when the next one comes, says:")
}
