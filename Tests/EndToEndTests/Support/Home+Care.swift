import Testing

extension Home {
  /// A person who takes part since the morning of 4 March 2026 and may check in.
  static func enrolled() throws -> Home {
    let home = try Home()
    try home.answers("onboarding", onboarding)
    try home.answers("vaccination-check", #"{"vaccinated":"no"}"#)
    return home
  }

  /// Answers that lead to taking part.
  static let onboarding = """
    {"adult":true,"knee-injury":true,"understands":true,"storage":true,"consent-agreed":true,\
    "consent-name":"Ada Example","consent-date":"2026-03-04"}
    """

  /// The answers of a check-in.
  static let checkIn = #"{"tiredness":3,"headache":7,"muscle-pain":1,"fever":37.25,"sleep":7.5}"#

  /// Answers a task from a file, which must go well.
  func answers(_ task: String, _ answers: String) throws {
    let answers = now == nil ? try signedToday(answers) : answers
    let ended = try run("start", task, "--answers", "-", input: .text(answers))
    guard ended.status == 0 else { throw Failure("'\(task)' was not answered: \(ended)") }
  }

  /// Answers of the rehearsed day as of the day it is: a signature is of its day.
  func signedToday(_ answers: String) throws -> String {
    let today = try shell("date +%F").output.prefix(10)
    return answers.replacing("2026-03-04", with: today)
  }
}
