extension Home {
  /// A home whose records are all below one folder, with a small study of each kind of card.
  static func onTrial() throws -> Home {
    let home = try Home()
    try home.write(trialStudy, to: "Content/trial/study.json")
    try home.write(trialTask, to: "Content/trial/tasks/evening.json")
    try home.write(#"{"pain":3,"sleep":7.5}"#, to: "answers.json")
    home.store = "\(home.kept)/store"
    home.environment["XDG_DATA_HOME"] = "\(home.kept)/data"
    home.environment["XDG_STATE_HOME"] = "\(home.kept)/state"
    home.environment["XDG_CACHE_HOME"] = "\(home.kept)/cache"
    home.now = "2026-03-04T19:00:00Z"
    home.environment["TZ"] = "UTC"
    try home.shell("mkdir -m 700 kept")
    return home
  }

  /// The folder of everything that a program keeps.
  var kept: String { "\(folder)/kept" }

  /// The arguments that open the study of `onTrial`.
  static let trial = ["--content", "Content", "--study", "trial"]

  private static let trialStudy = """
    {"id":"trial","title":"Trial","tasks":[
      {"id":"vitamin","version":1,"effective":"2026-01-01","title":"Vitamin",
       "card":{"style":"simple"},"schedule":\(daily)},
      {"id":"steps","version":1,"effective":"2026-01-01","title":"Steps","progress":"sum",
       "card":{"style":"numericProgress"},"schedule":{"elements":[
         {"start":"2026-01-01T00:00:00","interval":{"day":1},"duration":"allDay",
          "targetValues":[{"value":2000}]}]}},
      {"id":"nausea","version":1,"effective":"2026-01-01","title":"Nausea",
       "card":{"style":"buttonLog"},"schedule":\(daily)},
      {"id":"evening","version":1,"effective":"2026-01-01","title":"Evening",
       "survey":"tasks/evening.json","card":{"style":"survey"},"schedule":\(daily)}]}
    """

  private static let daily = """
    {"elements":[{"start":"2026-01-01T00:00:00","interval":{"day":1},"duration":"allDay"}]}
    """

  private static let trialTask = """
    {"id":"evening","version":1,"title":"Evening","steps":[{"id":"form","type":"form","items":[
      {"id":"pain","text":"How strong was the pain?","optional":false,
       "answer":{"format":"scale","minimum":0,"maximum":10}},
      {"id":"sleep","text":"How long did you sleep?","optional":false,
       "answer":{"format":"decimal","minimum":0,"maximum":24,"maximumFractionDigits":1,
                 "unit":"h"}}]}]}
    """
}
